import { headContent } from './site';

/** As in `site.ts`. */
export const SITE_CONTACT = '__SITE_CONTACT__';

/** The address that operators have entered for questions; null while there is none. */
export const siteContact: { email: string | null } = {
  email: headContent('site-contact').replace(SITE_CONTACT, '') || null,
};
