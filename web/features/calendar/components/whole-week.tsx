import { monthOfDay, weekAround } from '../calendar.model';
import { type useCalendarAddress, useMonth } from '../use-calendar';
import { RetryBar } from './retry-bar';
import { Week } from './week';

interface WholeWeekProps {
  address: ReturnType<typeof useCalendarAddress>;
  /** Further months that may have failed. */
  others: readonly ReturnType<typeof useMonth>[];
}

/** A week may lie in two months, of which each may be known or not. */
export function WholeWeek({ address, others }: WholeWeekProps) {
  const { timeZone, confidence, week, today, openDay } = address;
  const [first = week, ...rest] = weekAround(week);
  const start = monthOfDay(first);
  const before = useMonth(start, timeZone, confidence);
  const after = useMonth(monthOfDay(rest.at(-1) ?? week), timeZone, confidence);
  const monthOf = (day: string) => (monthOfDay(day).month === start.month ? before : after).data;
  return (
    <>
      <RetryBar queries={[before, after, ...others]} />
      <Week week={week} daysAt={(day) => monthOf(day)?.days} today={today} onOpen={openDay} />
    </>
  );
}
