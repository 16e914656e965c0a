import { z } from 'zod';
import { AnyId, TeamId } from './primitives';

export const ExportQuery = z.object({
  team_id: TeamId,
  /** Comma-separated; absent means everything except the trash. */
  ids: z.string().max(8000).optional(),
});
export type ExportQuery = z.output<typeof ExportQuery>;

export const ExportScope = z.object({ team_id: TeamId });

/** This many ids fit into the largest accepted body. */
const MOST = 20_000;

/** More ids than an address can hold; missing ones are left out. */
export const ExportSelection = z.strictObject({
  ids: z.array(AnyId).min(1).max(MOST),
});
export type ExportSelection = z.output<typeof ExportSelection>;
