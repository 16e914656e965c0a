import { z } from 'zod';
import { PAGE_LIMIT } from './limits';
import { Cursor, Flag, Instant, TeamId } from './primitives';
import { Screenshot } from './screenshots';

export const TrashQuery = z.object({
  team_id: TeamId,
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(PAGE_LIMIT),
  cursor: Cursor.optional(),
});
export type TrashQuery = z.output<typeof TrashQuery>;

export const TrashScope = z.object({ team_id: TeamId });

/** Last deleted first. */
export const TrashedScreenshot = Screenshot.extend({
  deleted_at: Instant,
  /** `TRASH_DAYS` after the deletion (`limits.ts`), from when on it is deleted for good. */
  purges_at: Instant,
});
export type TrashedScreenshot = z.infer<typeof TrashedScreenshot>;

export const RemoveQuery = z.object({
  /** `true`: deletes at once and for good, also out of the trash. */
  forever: Flag.optional(),
});
