import { z } from 'zod';
import { Id, TeamId } from './primitives';

export const EventsQuery = z.object({ team_id: TeamId });

/** The data of one `screenshot` event: ids only; clients fetch the content they show. */
export const ScreenshotEvent = z.object({
  id: Id,
  /** `created` is also sent for a restored screenshot, which is in the lists from then on. */
  change: z.enum(['created', 'updated', 'processing', 'deleted']),
});
export type ScreenshotEvent = z.infer<typeof ScreenshotEvent>;
