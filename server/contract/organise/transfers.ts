import { z } from 'zod';
import { PAGE_LIMIT } from '../limits';
import { AnyId } from '../primitives';

/** Moves or copies screenshots into another space (docs/decisions.md#move-and-copy). */
export const Transfer = z.strictObject({
  ids: z.array(AnyId).min(1).max(PAGE_LIMIT),
  /** The space that gets them; null, or nothing, is the personal one. */
  team_id: AnyId.nullable().default(null),
  /** Leaves the originals where they are. */
  copy: z.boolean().default(false),
  /** A collection of that space which takes them in. */
  collection_id: AnyId.optional(),
});
export type Transfer = z.output<typeof Transfer>;

export const TransferAnswer = z.object({
  /** A copy has an id of its own; so has an image that lay in the trash there and came back. */
  done: z.array(z.object({ id: z.string(), new_id: z.string() })),
  failed: z.array(z.object({ id: z.string(), code: z.string(), error: z.string() })),
});
export type TransferAnswer = z.infer<typeof TransferAnswer>;
