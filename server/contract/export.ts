import { z } from 'zod';
import { TeamId } from './primitives';

export const ExportQuery = z.object({
  team_id: TeamId,
  /** Comma-separated; absent means everything, the trash left out. */
  ids: z.string().max(8000).optional(),
});
export type ExportQuery = z.output<typeof ExportQuery>;

export const ExportScope = z.object({ team_id: TeamId });

/** So many ids fit into the largest body that is read. */
const MOST = 20_000;

/** More than an address can carry; what is no longer there is left out. */
export const ExportSelection = z.strictObject({
  ids: z.array(z.string().max(64)).min(1).max(MOST),
});
export type ExportSelection = z.output<typeof ExportSelection>;
