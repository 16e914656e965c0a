import { VisuallyHidden } from '@mantine/core';
import type { CalendarDaySummary, CalendarMonth } from '../../../../server/contract/calendar';
import {
  countLine,
  eventsOf,
  formatDay,
  formatShortDay,
  totalOf,
  weekAround,
} from '../calendar.model';
import { heatOf } from '../heat.model';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';
import { DayEvents } from './day-events';
import { NotKnown } from './summary-cards';

interface WeekProps {
  /** A day of the week. */
  week: string;
  /** The days of the month in which this day lies; undefined while they are not known. */
  daysAt: (day: string) => CalendarMonth | undefined;
  today: string;
  onOpen: (day: string) => void;
}

/** The counts of a day, or that nothing is there, or that nobody knows. */
function Facts({ summary, isKnown }: { summary?: CalendarDaySummary; isKnown: boolean }) {
  if (!isKnown) return <NotKnown />;
  return summary && totalOf(summary) > 0 ? countLine(summary) : texts.nothing;
}

/** Seven days with all that their images say; side by side where there is room. */
export function Week({ week, daysAt, today, onOpen }: WeekProps) {
  return (
    <ol className={styles.week}>
      {weekAround(week).map((day) => {
        const days = daysAt(day);
        const summary = days?.[day];
        const total = summary ? totalOf(summary) : 0;
        return (
          <li key={day}>
            <button
              type="button"
              className={styles.weekDay}
              data-heat={heatOf(total)}
              data-today={day === today || undefined}
              aria-current={day === today ? 'date' : undefined}
              aria-disabled={total === 0 || undefined}
              onClick={() => total > 0 && onOpen(day)}
            >
              <strong aria-hidden>{formatShortDay(day)}</strong>
              <VisuallyHidden>{formatDay(day)}</VisuallyHidden>
              <small>
                <Facts summary={summary} isKnown={days !== undefined} />
              </small>
              {summary && <DayEvents events={eventsOf(summary)} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
