import { DAY_MS } from '../../../server/contract/limits';
import type { CalendarMonth } from '../../../server/contract/calendar';

export interface NextDate {
  day: string;
  name: string;
  quote: string;
  confidence: number;
}

/** The dates from a day on that the months name, earliest first; of one day the likeliest first. */
export function nextDates(
  months: readonly CalendarMonth[],
  { from, limit }: { from: string; limit: number },
): NextDate[] {
  return months
    .flatMap((month) => Object.entries(month))
    .filter(([day]) => day >= from)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(
      ([
        day,
        {
          extractedDetails: { screenshot_names, contexts, confidences },
        },
      ]) =>
        screenshot_names.map((name, index) => ({
          day,
          name,
          quote: contexts[index] ?? '',
          confidence: confidences[index] ?? 0,
        })),
    )
    .slice(0, limit);
}

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** `tomorrow`, `in 3 days`: whole days between two plain days. */
export const fromToday = (day: string, today: string): string =>
  relative.format(Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS), 'day');
