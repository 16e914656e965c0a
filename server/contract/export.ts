import { z } from 'zod';
import { TeamId } from './primitives';

export const ExportQuery = z.object({
  team_id: TeamId,
  /** Comma-separated; absent means everything, the trash left out. */
  ids: z.string().max(8000).optional(),
});
export type ExportQuery = z.output<typeof ExportQuery>;
