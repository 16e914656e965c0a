import { z } from 'zod';
import { TeamId } from '../primitives';

export const StorageQuery = z.object({ team_id: TeamId });

/** Bytes of a space: its originals and the files made from them. */
export const StorageUse = z.object({
  /** The trash included. */
  used_bytes: z.int().min(0),
  /** The part that emptying the trash frees. */
  trash_bytes: z.int().min(0),
  /** `null` where there is no limit. */
  limit_bytes: z.int().min(1).nullable(),
});
export type StorageUse = z.infer<typeof StorageUse>;

/** Bytes that an operator allows in one space: 0 is no limit, `null` the limit of the plan or of the server. */
export const StorageLimit = z.int().min(0).nullable();
