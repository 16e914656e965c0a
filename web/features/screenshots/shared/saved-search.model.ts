import type { SavedSearch } from '../../../../server/contract/collections';
import { type GalleryFilter, hasDays } from './gallery-address.model';

/** The filter in the form that a collection stores. */
export function savedSearchOf(filter: GalleryFilter, timeZone: string): SavedSearch {
  const hasRange = filter.startDate !== '' || filter.endDate !== '';
  return {
    ...(filter.q ? { q: filter.q } : {}),
    ...(filter.tags.length > 0 ? { tags: filter.tags } : {}),
    ...(filter.favorites ? { favorites: true } : {}),
    // An unknown kind is refused, as it is by the list itself.
    ...(filter.kinds.length > 0 ? { kind: filter.kinds as SavedSearch['kind'] } : {}),
    ...(filter.startDate ? { start_date: filter.startDate } : {}),
    ...(filter.endDate ? { end_date: filter.endDate } : {}),
    ...(hasRange ? { date_field: filter.dateField } : {}),
    ...(hasDays(filter) ? { tz: timeZone } : {}),
    ...(filter.collectionId ? { collection_id: filter.collectionId } : {}),
  };
}
