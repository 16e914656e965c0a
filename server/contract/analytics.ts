import { z } from 'zod';
import { TeamId, TimeZone } from './primitives';
import { ScreenshotKind } from './screenshots';

export const AnalyticsQuery = z.object({ team_id: TeamId, tz: TimeZone.default('UTC') });
export type AnalyticsQuery = z.output<typeof AnalyticsQuery>;

const Count = z.int().min(0);

/** Uploads of a month that still exist; trashed ones are not counted. */
export const AnalyticsMonth = z.object({
  /** `2026-11`, a month of the requested time zone. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  uploaded: Count,
  uploaded_bytes: Count,
  /** The numbers of read and of failed screenshots. */
  processed: Count,
  failed: Count,
  /** The median duration of the first reading of the month's newest 500, in seconds; null without any. */
  median_seconds: z.number().min(0).nullable(),
});
export type AnalyticsMonth = z.infer<typeof AnalyticsMonth>;

export const Analytics = z.object({
  /** Originals only; thumbnails are not counted. */
  storage_bytes: Count,
  /** The last 12, oldest first, including empty months. */
  months: z.array(AnalyticsMonth).length(12),
  /** The ten most used, most used first. */
  tags: z.array(z.object({ tag_name: z.string(), count: Count })).max(10),
  /** The kinds found in images, most frequent first. */
  kinds: z.array(z.object({ kind: ScreenshotKind, count: Count })),
});
export type Analytics = z.infer<typeof Analytics>;
