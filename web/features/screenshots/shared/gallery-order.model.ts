import type { Screenshot } from '../../../../server/contract/screenshots';

/** An order of the gallery, as it is written in the address. */
export type GalleryOrder =
  | 'newest'
  | 'oldest'
  | 'created-desc'
  | 'created-asc'
  | 'date-asc'
  | 'date-desc'
  | 'title-asc'
  | 'title-desc'
  | 'size-desc'
  | 'size-asc'
  | 'hand';

export const ORDERS: readonly GalleryOrder[] = [
  'created-desc',
  'created-asc',
  'newest',
  'oldest',
  'date-asc',
  'date-desc',
  'title-asc',
  'title-desc',
  'size-desc',
  'size-asc',
];

/** Without words the newest image is first, or what people put there; with words the best match. */
const defaultOrder = (q: string, isByHand: boolean): GalleryOrder | null => {
  if (q !== '') return null;
  return isByHand ? 'hand' : 'created-desc';
};

/** The order of the list: the chosen one, or that of the words, of people or of time. */
export const orderIn = (
  chosen: GalleryOrder | null,
  q: string,
  isByHand = false,
): GalleryOrder | null => chosen ?? defaultOrder(q, isByHand);

/** The order for the address, which says nothing of the default one. */
export const orderToKeep = (
  order: GalleryOrder,
  q: string,
  isByHand = false,
): GalleryOrder | null => (order === orderIn(null, q, isByHand) ? null : order);

export const readOrder = (text: string | null): GalleryOrder | null =>
  [...ORDERS, 'hand' as const].find((order) => order === text) ?? null;

type Sort = 'uploaded' | 'created' | 'date' | 'title' | 'size' | 'hand';

/** The order as the server takes it. */
export function sortOf(order: GalleryOrder): { sort: Sort; order: 'asc' | 'desc' } {
  if (order === 'newest') return { sort: 'uploaded', order: 'desc' };
  if (order === 'oldest') return { sort: 'uploaded', order: 'asc' };
  if (order === 'hand') return { sort: order, order: 'asc' };
  const [sort, direction] = order.split('-') as [Sort, 'asc' | 'desc'];
  return { sort, order: direction };
}

const DAY_LENGTH = 10;

/** The day of an image as the server orders by it: where nobody knows it, that of the upload in UTC. */
export const createdDayOf = ({
  image_created_at: made,
  created_at: uploaded,
}: Pick<Screenshot, 'image_created_at' | 'created_at'>): string =>
  (made ?? uploaded).slice(0, DAY_LENGTH);

/** The order after a press on the head of a column: its own, then the reverse. */
export function nextOrder(current: GalleryOrder | null, first: GalleryOrder, second: GalleryOrder) {
  return current === first ? second : first;
}
