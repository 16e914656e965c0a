import { paths } from './paths';

// Addresses that name a thing on their page. Those without a team stay in the workspace that is open.

export const teamAddress = (id: string): string => paths.team.replace(':id', id);

export const collectionAddress = (id: string): string => `${paths.gallery}?collection_id=${id}`;

/** The gallery with this screenshot in the viewer. */
export const screenshotAddress = (id: string): string => `${paths.gallery}?view=${id}`;

/** The gallery filtered by the tag. */
export function tagAddress(tag: string, teamId: string | null = null): string {
  const address = `${paths.gallery}?tags=${encodeURIComponent(tag)}`;
  return teamId === null ? address : `${address}&team_id=${teamId}`;
}
