import { z } from 'zod';
import { DASHBOARD_DAYS, DASHBOARD_RECENT } from './limits';
import { Day, TeamId, TimeZone } from './primitives';
import { Screenshot } from './screenshots';

export const DashboardQuery = z.object({ team_id: TeamId, tz: TimeZone.default('UTC') });
export type DashboardQuery = z.output<typeof DashboardQuery>;

export const Dashboard = z.object({
  /** The name of the team; null in the personal workspace. */
  team_name: z.string().nullable(),
  counts: z.object({
    screenshots: z.int().min(0),
    favorites: z.int().min(0),
    collections: z.int().min(0),
    tags: z.int().min(0),
    teams: z.int().min(0),
  }),
  /** The last days in the requested time zone, oldest first, including empty days. */
  activity: z
    .array(z.object({ date: Day, uploaded: z.int().min(0), created: z.int().min(0) }))
    .length(DASHBOARD_DAYS),
  /** The newest uploads. */
  recent: z.array(Screenshot).max(DASHBOARD_RECENT),
});
export type Dashboard = z.infer<typeof Dashboard>;
