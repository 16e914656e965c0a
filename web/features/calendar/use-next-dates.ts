import { dayIn } from '../../../server/contract/search/day-in';
import { SHOWN_DATE_CONFIDENCE } from '../../../server/contract/limits';
import { useTimeZone } from '../auth/use-time-zone';
import { addMonths, monthOfDay } from './calendar.model';
import { nextDates } from './next-dates.model';
import { calendarTexts as texts } from './texts';
import { useMonth } from './use-calendar';

/** The dates that the calendar and the dashboard show. */
const SHOWN_DATES = 4;

/** The next dates of this month and the following one. */
export function useNextDates() {
  const timeZone = useTimeZone();
  const today = dayIn(timeZone, new Date());
  const month = monthOfDay(today);
  const current = useMonth(month, timeZone, SHOWN_DATE_CONFIDENCE);
  const following = useMonth(addMonths(month, 1), timeZone, SHOWN_DATE_CONFIDENCE);
  const queries = [current, following];
  const months = queries.map(({ data }) => data?.days ?? {});
  return {
    today,
    dates: nextDates(months, { from: today, limit: SHOWN_DATES }),
    queries,
    isPending: queries.some((query) => query.isPending),
    /** Said in place of dates: that there are none only where both months are known. */
    none: noneOf(queries),
  };
}

function noneOf(queries: readonly ReturnType<typeof useMonth>[]): string {
  if (queries.some(({ isPending }) => isPending)) return '\u00a0';
  return queries.every(({ data }) => data) ? texts.noneAhead : texts.aheadFailed;
}
