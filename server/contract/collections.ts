import { z } from 'zod';
import { COLLECTION_COLOR, PAGE_LIMIT } from './limits';
import { AnyId, Description, Id, Instant, Name } from './primitives';
import { listFilters } from './search/screenshot-filters';

/** A saved search: the filters of `GET /screenshots` with JSON's own types. */
export const SavedSearch = z.strictObject(listFilters('saved'));
export type SavedSearch = z.infer<typeof SavedSearch>;

/** As it lies in the database. */
const StoredSearch = z.object(listFilters('stored'));

const CollectionOrder = z.enum(['date', 'hand']);

export const Collection = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  /** `#RRGGBB` */
  color: z.string(),
  /** The newest screenshot that is neither trashed nor locked. */
  first_screenshot_id: Id.nullable(),
  screenshot_count: z.int().min(0),
  /** The order in which it is shown: by date, or as people arranged it (`sort=hand`). */
  order: CollectionOrder,
  created_at: Instant,
  /** Kept up to date by its search; nothing is added or removed by hand. */
  is_live: z.boolean(),
  /** The search it was made from, if any. */
  search: StoredSearch.nullable(),
  /** The reason why a live collection stopped following its search; saving the search again clears it. */
  search_problem: z.string().nullable(),
});
export type Collection = z.infer<typeof Collection>;

const fields = {
  name: Name,
  description: Description,
  /** The page offers those of `web/features/collections/collection-colors.ts`. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'A color looks like #3B82F6.'),
};

export const CreateCollection = z.strictObject({
  name: fields.name,
  description: fields.description.default(null),
  color: fields.color.default(COLLECTION_COLOR),
  /** Fills the collection with the present results of this search. */
  search: SavedSearch.optional(),
  /** Makes the collection follow the search (plan feature `advanced_search`). */
  live: z.boolean().default(false),
});
export type CreateCollection = z.output<typeof CreateCollection>;

export const UpdateCollection = z
  .strictObject({
    ...fields,
    /** How it is shown from now on; what was arranged by hand stays stored. */
    order: CollectionOrder,
    /** The new search of a live collection (plan feature `advanced_search`). */
    search: SavedSearch,
  })
  .partial()
  .refine(
    (body) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  );
export type UpdateCollection = z.output<typeof UpdateCollection>;

/** Puts screenshots of a collection, in this order, before another one; null is the end. */
export const ArrangeCollection = z.strictObject({
  ids: z.array(AnyId).min(1).max(PAGE_LIMIT),
  before: AnyId.nullable(),
});
export type ArrangeCollection = z.output<typeof ArrangeCollection>;

export const CreatedCollection = z.object({ collection_id: Id, collection: Collection });
export type CreatedCollection = z.infer<typeof CreatedCollection>;

export const CollectionItem = z.object({
  collection_id: Id,
  screenshot_id: Id,
  /** False when it was in the collection already. */
  was_added: z.boolean(),
});
export type CollectionItem = z.infer<typeof CollectionItem>;
