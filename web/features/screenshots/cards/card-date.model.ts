import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatDate, formatDateTime, formatPlainDay } from '../../../shared/format';
import { createdDayOf, type GalleryOrder } from '../shared/gallery-order.model';
import { firstDateOf } from '../shared/screenshot.model';

interface ShownDate {
  dateTime: string;
  text: string;
  full: string;
}

/** The date that a card shows: the one by which the gallery is ordered. */
export function cardDateOf(row: Screenshot, { order }: { order: GalleryOrder | null }): ShownDate {
  const plain = (day: string) => ({
    dateTime: day,
    text: formatPlainDay(day),
    full: formatPlainDay(day),
  });
  if (order?.startsWith('created') && row.image_created_at) return plain(createdDayOf(row));
  const first = order?.startsWith('date') ? firstDateOf(row) : null;
  if (first) return plain(first);
  const { created_at: at } = row;
  return { dateTime: at, text: formatDate(at), full: formatDateTime(at) };
}
