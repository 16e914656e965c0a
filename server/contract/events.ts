import { z } from 'zod';
import { MAX_MISSED_MS } from './limits';
import { Id, TeamId } from './primitives';

export const EventsQuery = z.object({
  team_id: TeamId,
  /**
   * The age of the page's oldest answer in milliseconds: what has changed since is sent, too. One `gap` event stands for
   * changes that are not known any more, too many, or of new rows.
   */
  missed_ms: z.coerce.number().int().min(0).max(MAX_MISSED_MS).optional(),
});
export type EventsQuery = z.infer<typeof EventsQuery>;

/** The data of one `screenshot` event: ids only; clients fetch the content they show. */
export const ScreenshotEvent = z.object({
  id: Id,
  /** `created` is also sent for a restored screenshot, which is in the lists from then on. */
  change: z.enum(['created', 'updated', 'processing', 'deleted']),
});
export type ScreenshotEvent = z.infer<typeof ScreenshotEvent>;

/**
 * The data of one `list` event: a collection was made, changed, deleted or restored, or the team itself, its members or
 * invites are others.
 */
export const ListEvent = z.object({ list: z.enum(['collections', 'team']) });
export type ListEvent = z.infer<typeof ListEvent>;
