import type { Site, UpdateSite } from '../../../contract/operator/site';
import type { SiteRow } from '../../site/site-row';

export const toSite = ({ name, contactEmail }: SiteRow) =>
  ({ name, contact_email: contactEmail }) satisfies Site;

export function toSiteChanges({ name, contact_email: contactEmail }: UpdateSite): Partial<SiteRow> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(contactEmail === undefined ? {} : { contactEmail }),
  };
}
