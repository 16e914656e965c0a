import { z } from 'zod';
import { Day, Id, Instant, TagName, TimeZone } from './primitives';

/** A search as it is saved: the filters of `GET /screenshots` with JSON's own types. */
export const SavedSearch = z.strictObject({
  q: z.string().max(500).optional(),
  tags: z.array(TagName).max(20).optional(),
  favorites: z.boolean().optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
  date_field: z.enum(['uploaded', 'created', 'ai']).optional(),
  tz: TimeZone.optional(),
  collection_id: z.string().max(64).optional(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const Collection = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  /** `#RRGGBB` */
  color: z.string(),
  /** The newest one neither in the trash nor locked. */
  first_screenshot_id: Id.nullable(),
  screenshot_count: z.int().min(0),
  created_at: Instant,
  /** Kept up to date by its search; nothing is added or removed by hand. */
  is_live: z.boolean(),
  /** The search it was made from, if any. */
  search: SavedSearch.nullable(),
});
export type Collection = z.infer<typeof Collection>;

const fields = {
  name: z.string().trim().min(1).max(100),
  description: z
    .string()
    .trim()
    .max(500)
    .nullable()
    .transform((text) => (text === '' ? null : text)),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'A colour looks like #3B82F6.'),
};

export const CreateCollection = z.strictObject({
  name: fields.name,
  description: fields.description.default(null),
  color: fields.color.default('#3B82F6'),
  /** Takes in what this search finds now. */
  search: SavedSearch.optional(),
  /** Goes on taking in what the search finds (plan feature `advanced_search`). */
  live: z.boolean().default(false),
});
export type CreateCollection = z.output<typeof CreateCollection>;

export const UpdateCollection = z
  .strictObject(fields)
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'There is nothing to change.');
export type UpdateCollection = z.output<typeof UpdateCollection>;

export const CreatedCollection = z.object({ collection_id: Id, collection: Collection });
export type CreatedCollection = z.infer<typeof CreatedCollection>;

export const CollectionItem = z.object({
  collection_id: Id,
  screenshot_id: Id,
  /** False when it was in the collection already. */
  was_added: z.boolean(),
});
export type CollectionItem = z.infer<typeof CollectionItem>;
