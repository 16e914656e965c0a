import { z } from 'zod';
import { TeamId, TimeZone } from './primitives';
import { ScreenshotKind } from './screenshots';

export const AnalyticsQuery = z.object({ team_id: TeamId, tz: TimeZone.default('UTC') });
export type AnalyticsQuery = z.output<typeof AnalyticsQuery>;

const Count = z.int().min(0);

/** What was uploaded in a month and is there today; what lies in the trash is in no figure. */
export const AnalyticsMonth = z.object({
  /** `2026-11`, a month of the zone asked for. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  uploaded: Count,
  uploaded_bytes: Count,
  /** How many of them have been read, and how many could not be. */
  processed: Count,
  failed: Count,
  /** Half of the month's newest 500 were read for the first time within so many seconds; null when none was. */
  median_seconds: z.number().min(0).nullable(),
});
export type AnalyticsMonth = z.infer<typeof AnalyticsMonth>;

export const Analytics = z.object({
  /** Originals only; thumbnails count for nobody. */
  storage_bytes: Count,
  /** The last 12, oldest first, months without anything included. */
  months: z.array(AnalyticsMonth).length(12),
  /** The ten most used, most used first. */
  tags: z.array(z.object({ tag_name: z.string(), count: Count })).max(10),
  /** What was recognised in images, most frequent first. */
  kinds: z.array(z.object({ kind: ScreenshotKind, count: Count })),
});
export type Analytics = z.infer<typeof Analytics>;
