import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import type { CalendarDaySummary } from '../../../../server/contract/calendar';
import { formatNumber } from '../../../shared/format';
import { countLine, countsOf, eventsOf, formatDay, totalOf } from '../calendar.model';
import { heatOf } from '../heat.model';
import styles from './calendar.module.css';
import { DayEvents } from './day-events';

interface DayCellProps {
  day: string;
  summary: CalendarDaySummary | undefined;
  isToday: boolean;
  /** The day is the grid's one Tab stop. */
  isActive: boolean;
  onOpen: () => void;
  onFocus: () => void;
}

/** Titles in a cell; the popover and the dialog have the others. */
const TITLES = 2;

// Lazy: the popover and its positioning are as large as the rest of the page, and needed only on hover or
// focus.
const DayDetails = lazy(() =>
  import('./day-details').then((module) => ({ default: module.DayDetails })),
);

/** One day: number, counts and shade. Hover and focus show the dates that AI read. */
export function DayCell({ day, summary, isToday, isActive, onOpen, onFocus }: DayCellProps) {
  const [isShown, setShown] = useState(false);
  const detailsId = useId();
  const total = summary ? totalOf(summary) : 0;
  const counts = summary && total > 0 ? countsOf(summary) : [];
  const events = summary ? eventsOf(summary) : [];
  const hasDetails = events.length > 0;
  const cell = (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-heat={heatOf(total)}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={total === 0 || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-describedby={isShown && hasDetails ? detailsId : undefined}
      onClick={() => {
        setShown(false);
        if (total > 0) onOpen();
      }}
      onMouseEnter={() => setShown(true)}
      onMouseLeave={() => setShown(false)}
      onFocus={() => {
        setShown(true);
        onFocus();
      }}
      onBlur={() => setShown(false)}
    >
      <span className={styles.number} aria-hidden>
        {Number(day.slice(8))}
      </span>
      <VisuallyHidden>{formatDay(day)}</VisuallyHidden>
      {summary && <VisuallyHidden> {countLine(summary)}</VisuallyHidden>}
      {counts.map(([count, label]) => (
        <span key={label} className={styles.count} aria-hidden>
          <span>{label}</span>
          <b>{formatNumber(count)}</b>
        </span>
      ))}
      <span className={styles.events} aria-hidden>
        <DayEvents events={events.slice(0, TITLES)} />
      </span>
      {total > 0 && (
        <span className={styles.total} aria-hidden>
          {formatNumber(total)}
        </span>
      )}
    </button>
  );
  return (
    <>
      {cell}
      {isShown && summary && hasDetails && (
        <Suspense fallback={null}>
          <DayDetails id={detailsId} summary={summary} />
        </Suspense>
      )}
    </>
  );
}
