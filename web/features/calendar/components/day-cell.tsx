import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import type { CalendarDaySummary } from '../../../../server/contract/calendar';
import { formatNumber } from '../../../shared/format';
import { formatDay, heatOf, totalOf } from '../calendar.model';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';

interface DayCellProps {
  day: string;
  summary: CalendarDaySummary | undefined;
  isToday: boolean;
  /** Has the grid's one Tab stop. */
  isActive: boolean;
  onOpen: () => void;
  onFocus: () => void;
}

/** The three counts of a day that has something (spec §2), with their names. */
function countsOf({ uploaded, creationUploaded, extracted }: CalendarDaySummary) {
  return [
    [uploaded, texts.counts.uploaded],
    [creationUploaded, texts.counts.created],
    [extracted, texts.counts.ai],
  ] as const;
}

// With what places it, as large as the rest of the page, and of no use before somebody points at a day.
const DayDetails = lazy(() =>
  import('./day-details').then((module) => ({ default: module.DayDetails })),
);

/** One day: its number, its three counts, its shade; what AI read on it shows on hover and on focus. */
export function DayCell({ day, summary, isToday, isActive, onOpen, onFocus }: DayCellProps) {
  const [isShown, setShown] = useState(false);
  const detailsId = useId();
  const total = summary ? totalOf(summary) : 0;
  const counts = summary && total > 0 ? countsOf(summary) : [];
  const hasDetails = (summary?.extractedDetails.screenshot_names.length ?? 0) > 0;
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
      {counts.map(([count, name]) => (
        <span key={name} className={styles.count} data-zero={count === 0 || undefined}>
          {formatNumber(count)} {name}
        </span>
      ))}
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
