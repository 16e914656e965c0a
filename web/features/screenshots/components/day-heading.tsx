import { memo, useMemo } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { screenshotTexts as texts } from '../texts';
import styles from './day-heading.module.css';

const name = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day written out; it is a plain day by now, the same in every zone. */
const formatDay = (day: string): string => name.format(new Date(`${day}T00:00:00Z`));

interface DayHeadingProps {
  day: string;
  /** All rows of the grid; the day has those from `from` to before `to`. */
  rows: readonly Screenshot[];
  from: number;
  to: number;
  selected: ReadonlySet<string>;
  /** Has the grid's one Tab stop. */
  isActive: boolean;
  /** Absent where nothing can be chosen. */
  onSelect: ((ids: readonly string[]) => void) | undefined;
}

function idsBetween(rows: readonly Screenshot[], from: number, to: number): string[] {
  return rows.slice(from, to).map(({ id }) => id);
}

/** The day above its screenshots; its circle takes them all. Scrolling renders the grid, but not this. */
export const DayHeading = memo(function DayHeading(props: DayHeadingProps) {
  const { day, rows, from, to, selected, onSelect } = props;
  // Nothing has to be looked at while nothing is chosen, however long the day is.
  const isChosen = useMemo(
    () => selected.size > 0 && idsBetween(rows, from, to).every((id) => selected.has(id)),
    [rows, from, to, selected],
  );
  return (
    <div
      className={styles.day}
      data-day={from}
      data-shown={selected.size > 0 || props.isActive || undefined}
    >
      <h2>{formatDay(day)}</h2>
      {onSelect && (
        <input
          type="checkbox"
          tabIndex={props.isActive ? 0 : -1}
          aria-label={texts.selectDay(formatDay(day))}
          checked={isChosen}
          onChange={() => onSelect(idsBetween(rows, from, to))}
        />
      )}
    </div>
  );
});
