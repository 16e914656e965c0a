import { SHOWN_DATE_CONFIDENCE } from '../../../server/contract/limits';
import { useTimeZone } from '../auth/use-time-zone';
import { addMonths, monthOfDay, todayIn } from './calendar.model';
import { nextDates } from './next-dates.model';
import { useMonth } from './use-calendar';

/** The next dates of this month and the following one. */
export function useNextDates(limit: number) {
  const timeZone = useTimeZone();
  const today = todayIn(timeZone, new Date());
  const month = monthOfDay(today);
  const current = useMonth(month, timeZone, SHOWN_DATE_CONFIDENCE);
  const following = useMonth(addMonths(month, 1), timeZone, SHOWN_DATE_CONFIDENCE);
  const months = [current.data?.days ?? {}, following.data?.days ?? {}];
  return {
    today,
    dates: nextDates(months, { from: today, limit }),
    isPending: current.isPending || following.isPending,
  };
}
