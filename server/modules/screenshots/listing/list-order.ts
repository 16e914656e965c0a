import { z } from 'zod';
import { AppError } from '../../../common/app-error';
import type { ScreenshotsQuery } from '../../../contract/search/screenshot-filters';

/** An order other than the default: newest upload first, or relevance with words. */
export interface ListOrder {
  sort: 'uploaded' | 'created' | 'date' | 'title' | 'size' | 'hand';
  isAscending: boolean;
  /** Set for `hand`: the collection that people arranged. */
  collectionId?: string;
}

/** The end of a page in such an order: the values of the last row and its id. */
export interface OrderedPosition {
  values: string[];
  id: string;
}

/** Null for the default order, whose index and cursors are older. */
export function orderOf(
  { sort, order, collection_id }: Pick<ScreenshotsQuery, 'sort' | 'order' | 'collection_id'>,
  hasWords: boolean,
): ListOrder | null {
  if (sort === 'relevance' || (sort === undefined && (hasWords || order === undefined)))
    return null;
  const by = sort ?? 'uploaded';
  const isAscending = order === undefined ? by === 'title' || by === 'hand' : order === 'asc';
  if (by === 'hand') return { sort: by, isAscending, collectionId: arranged(collection_id) };
  if (by === 'uploaded' && !isAscending && !hasWords) return null;
  return { sort: by, isAscending };
}

function arranged(collectionId: string | undefined): string {
  if (collectionId) return collectionId;
  throw new AppError(
    'invalid_input',
    'sort: only a collection has an order by hand; name it by collection_id.',
  );
}

const VALUE_LENGTH = 1_000;
const Position = z.tuple([
  z.string(),
  z.boolean(),
  z.array(z.string().max(VALUE_LENGTH)).min(1).max(2),
  z.uuid(),
]);

/** Values that the database would refuse to read as what they should be. */
const SHAPES: Record<ListOrder['sort'], readonly RegExp[]> = {
  uploaded: [/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/],
  created: [/^\d{4}-\d\d-\d\d$/, /^[^\0]*$/],
  date: [/^(?:\d{4}-\d\d-\d\d|-?infinity)$/],
  title: [/^[^\0]*$/],
  size: [/^\d{1,9}$/],
  hand: [/^\d{1,10}$/],
};

export function encodeOrdered({ sort, isAscending }: ListOrder, { values, id }: OrderedPosition) {
  return Buffer.from(JSON.stringify([sort, isAscending, values, id])).toString('base64url');
}

/** Throws 422 for anything that was not written for this order. */
export function decodeOrdered(order: ListOrder, text: string): OrderedPosition {
  try {
    const raw: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [sort, isAscending, values, id] = Position.parse(raw);
    const shapes = SHAPES[order.sort];
    const isOwn = sort === order.sort && isAscending === order.isAscending;
    const isWhole = shapes.length === values.length;
    if (isOwn && isWhole && shapes.every((shape, at) => shape.test(values[at] ?? ''))) {
      return { values, id };
    }
  } catch {
    // Told below, as every other cursor that is none.
  }
  throw new AppError('invalid_cursor', 'The cursor is not one that this list gave out.');
}
