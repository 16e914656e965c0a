import type { TimelineMonth } from '../../../../server/contract/search/timeline';
import type { GalleryOrder } from '../shared/gallery-order.model';
import { sortOf } from '../shared/gallery-order.model';

interface DayOrder {
  sort: 'uploaded' | 'created' | 'date';
  order: 'asc' | 'desc';
}

/** The days and months in which the gallery stands; null where its order is not one of days, as that of relevance. */
export function dayOrderOf(chosen: GalleryOrder | null): DayOrder | null {
  if (chosen === null) return null;
  const { sort, order } = sortOf(chosen);
  return sort === 'uploaded' || sort === 'created' || sort === 'date' ? { sort, order } : null;
}

/**
 * The month at which the list starts. A month without screenshots gives way to the next one of the list; null means
 * the first, also for a month behind the last.
 */
export function startMonth(
  months: readonly TimelineMonth[],
  asked: string | null,
  order: 'asc' | 'desc',
): TimelineMonth | null {
  if (asked === null) return null;
  const found = months.findIndex(({ month }) =>
    order === 'asc' ? month >= asked : month <= asked,
  );
  return found > 0 ? (months[found] ?? null) : null;
}
