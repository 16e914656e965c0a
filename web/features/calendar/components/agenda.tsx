import { Skeleton } from '@mantine/core';
import type { CalendarMonth } from '../../../../server/contract/calendar';
import { countLine, eventsOf, formatDay, totalOf } from '../calendar.model';
import { calendarTexts as texts } from '../texts';
import { Skeletons } from '../../../ui/states/skeletons';
import styles from './calendar.module.css';
import { DayEvents } from './day-events';

interface AgendaProps {
  /** Null while they are not known. */
  days: CalendarMonth | null;
  isPending: boolean;
  today: string;
  onOpen: (day: string) => void;
}

const LINES = 4;
/** A day with one event. */
const LINE_HEIGHT = 66;

const Waiting = () => (
  <Skeletons label={texts.loading} className={styles.agenda}>
    {Array.from({ length: LINES }, (_, index) => (
      <Skeleton key={index} height={LINE_HEIGHT} radius={10} />
    ))}
  </Skeletons>
);

/** The days of a month that have something, one below the other. */
export function Agenda({ days, isPending, today, onOpen }: AgendaProps) {
  if (isPending) return <Waiting />;
  // A bar says that the month could not be loaded.
  if (!days) return null;
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
