import type { GalleryFilter } from '../shared/gallery-address.model';
import { queryOf, savedSearchOf } from '../shared/saved-search.model';

/** The question of the hints beside a list: its filters, without order and page. */
export function hintsInput(scope: { team_id?: string }, filter: GalleryFilter, timeZone: string) {
  return { query: { ...scope, ...queryOf(savedSearchOf(filter, timeZone)) } };
}
