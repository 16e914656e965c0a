import type { GalleryFilter } from '../shared/gallery-address.model';
import { savedSearchOf } from '../shared/saved-search.model';

/** The question of the hints beside a list: its filters, without order and page. */
export function hintsInput(scope: { team_id?: string }, filter: GalleryFilter, timeZone: string) {
  const { tags, kind, favorites, ...rest } = savedSearchOf(filter, timeZone);
  return {
    query: {
      ...scope,
      ...rest,
      tags: tags?.join(','),
      kind: kind?.join(','),
      favorites: favorites ? ('true' as const) : undefined,
    },
  };
}
