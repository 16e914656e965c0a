import { z } from 'zod';
import { MAX_HASHES, PAGE_LIMIT } from './limits';
import { AnyId, TagName } from './primitives';

const ids = z.array(AnyId).min(1).max(PAGE_LIMIT);
const tags = z.array(TagName).min(1).max(20);
const collection_id = AnyId;

/** One action on many screenshots: a failure for one does not stop the others. */
export const BulkAction = z.discriminatedUnion('action', [
  z.strictObject({
    ids,
    action: z.enum(['favorite', 'unfavorite', 'process', 'delete', 'restore']),
  }),
  /** At once and for good, also out of the trash. */
  z.strictObject({ ids, action: z.literal('delete_forever') }),
  z.strictObject({ ids, action: z.enum(['tag', 'untag']), tags }),
  z.strictObject({ ids, action: z.enum(['collect', 'uncollect']), collection_id }),
]);
export type BulkAction = z.output<typeof BulkAction>;

export const BulkAnswer = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), code: z.string(), error: z.string() })),
  /** After `collect`: those of `done` that were not in the collection before. Else empty. */
  added: z.array(z.string()),
});
export type BulkAnswer = z.infer<typeof BulkAnswer>;

const Sha256 = z
  .string()
  .regex(/^[0-9a-fA-F]{64}$/, 'A hash is a SHA-256 in hexadecimal.')
  .transform((hash) => hash.toLowerCase());

/** SHA-256 of files that have not been sent yet. */
export const CheckHashes = z.strictObject({ hashes: z.array(Sha256).min(1).max(MAX_HASHES) });

/** The hashes whose images the workspace has. Trashed ones are left out, because uploading them restores them. */
export const CheckedHashes = z.object({
  existing: z.array(z.object({ hash: z.string(), screenshot_id: z.string() })),
});
export type CheckedHashes = z.infer<typeof CheckedHashes>;
