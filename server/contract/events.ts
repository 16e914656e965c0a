import { z } from 'zod';
import { Id, TeamId } from './primitives';

export const EventsQuery = z.object({ team_id: TeamId });

/** The data of one `screenshot` event: ids only, the client fetches what it wants to show. */
export const ScreenshotEvent = z.object({
  id: Id,
  /** `created` also tells of one that came back from the trash: it stands in the lists from now on. */
  change: z.enum(['created', 'updated', 'processing', 'deleted']),
});
export type ScreenshotEvent = z.infer<typeof ScreenshotEvent>;
