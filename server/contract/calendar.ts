import { z } from 'zod';
import { SHOWN_DATE_CONFIDENCE } from './limits';
import { Day, MonthNumber, TeamId, TimeZone, Year } from './primitives';
import { Screenshot } from './screenshots';

const Confidence = z.coerce.number().min(0).max(1).default(SHOWN_DATE_CONFIDENCE);

export const CalendarQuery = z.object({
  team_id: TeamId,
  year: Year,
  month: MonthNumber,
  /** The time zone in which uploads are counted; the other dates are plain days. */
  tz: TimeZone.default('UTC'),
  /** The least confidence of dates found in images; whole per cent, rounded up. */
  min_confidence: Confidence,
});
export type CalendarQuery = z.output<typeof CalendarQuery>;

export const CalendarDaySummary = z.object({
  uploaded: z.int().min(0),
  extracted: z.int().min(0),
  creationUploaded: z.int().min(0),
  /** Parallel lists, highest confidence first, at most `DATES_OF_A_DAY` entries. */
  extractedDetails: z.object({
    screenshot_names: z.array(z.string()),
    contexts: z.array(z.string()),
    confidences: z.array(z.number().min(0).max(1)),
    /** `HH:MM`, or null where the image names no time. */
    times: z.array(z.string().nullable()),
  }),
});
export type CalendarDaySummary = z.infer<typeof CalendarDaySummary>;

/** Only days that have something; the header X-Distinct-Screenshots counts what was uploaded or made in the month. */
export const CalendarMonth = z.record(Day, CalendarDaySummary);
export type CalendarMonth = z.infer<typeof CalendarMonth>;

export const CalendarDayQuery = z.object({
  team_id: TeamId,
  tz: TimeZone.default('UTC'),
  min_confidence: Confidence,
});
export type CalendarDayQuery = z.output<typeof CalendarDayQuery>;

/** At most `SHOTS_OF_A_DAY` of each, newest first. */
export const CalendarDay = z.object({
  uploaded: z.array(Screenshot),
  created: z.array(Screenshot),
  extracted: z.array(Screenshot),
});
export type CalendarDay = z.infer<typeof CalendarDay>;
