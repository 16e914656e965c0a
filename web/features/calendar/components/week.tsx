import { VisuallyHidden } from '@mantine/core';
import type { CalendarMonth } from '../../../../server/contract/calendar';
import {
  countLine,
  eventsOf,
  formatDay,
  formatShortDay,
  heatOf,
  totalOf,
  weekAround,
} from '../calendar.model';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';
import { DayEvents } from './day-events';

interface WeekProps {
  /** A day of the week. */
  week: string;
  /** The days of the months in which the week lies. */
  days: CalendarMonth;
  today: string;
  onOpen: (day: string) => void;
}

/** Seven days with all that their images say; side by side where there is room. */
export function Week({ week, days, today, onOpen }: WeekProps) {
  return (
    <ol className={styles.week}>
      {weekAround(week).map((day) => {
        const summary = days[day];
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
              <small>{summary && total > 0 ? countLine(summary) : texts.nothing}</small>
              {summary && <DayEvents events={eventsOf(summary)} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
