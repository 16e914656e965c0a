import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatDate, formatDateTime, formatPlainDay } from '../../../shared/format';
import { createdDayOf, type GalleryOrder } from '../shared/gallery-order.model';
import { nextDateOf } from '../shared/screenshot.model';

interface ShownDate {
  dateTime: string;
  text: string;
  full: string;
}

/** The date that a card shows: the one by which the gallery is ordered. */
export function cardDateOf(
  row: Screenshot,
  { order, today }: { order: GalleryOrder | null; today: string },
): ShownDate {
  const plain = (day: string) => ({
    dateTime: day,
    text: formatPlainDay(day),
    full: formatPlainDay(day),
  });
  if (order?.startsWith('created') && row.image_created_at) return plain(createdDayOf(row));
  const next = order?.startsWith('date') ? nextDateOf(row, today) : null;
  if (next) return plain(next);
  const { created_at: at } = row;
  return { dateTime: at, text: formatDate(at), full: formatDateTime(at) };
}
