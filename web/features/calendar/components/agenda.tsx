import type { CalendarMonth } from '../../../../server/contract/calendar';
import { countLine, eventsOf, formatDay, totalOf } from '../calendar.model';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';
import { DayEvents } from './day-events';

interface AgendaProps {
  days: CalendarMonth;
  today: string;
  onOpen: (day: string) => void;
}

/** The days of a month that have something, one below the other. */
export function Agenda({ days, today, onOpen }: AgendaProps) {
  const active = Object.entries(days)
    .filter(([, summary]) => totalOf(summary) > 0)
    .sort(([a], [b]) => a.localeCompare(b));
  if (active.length === 0) return <p className={styles.facts}>{texts.noAgenda}</p>;
  return (
    <ol className={styles.agenda}>
      {active.map(([day, summary]) => (
        <li key={day}>
          <button
            type="button"
            className={styles.agendaDay}
            data-today={day === today || undefined}
            onClick={() => onOpen(day)}
          >
            <strong>{formatDay(day)}</strong>
            <DayEvents events={eventsOf(summary)} />
            <small>{countLine(summary)}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}
