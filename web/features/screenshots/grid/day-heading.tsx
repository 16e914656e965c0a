import { memo, useMemo } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './day-heading.module.css';

const name = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A plain day in words; it is the same in every time zone. */
const formatDay = (day: string): string =>
  day === '' ? texts.noDate : name.format(new Date(`${day}T00:00:00Z`));

interface DayHeadingProps {
  day: string;
  /** All rows of the grid; the day has those from `from` to before `to`. */
  rows: readonly Screenshot[];
  from: number;
  to: number;
  selected: ReadonlySet<string>;
  /** The heading is the grid's one Tab stop. */
  isActive: boolean;
  /** Undefined where nothing can be selected. */
  onSelect: ((ids: readonly string[]) => void) | undefined;
}

function idsBetween(rows: readonly Screenshot[], from: number, to: number): string[] {
  return rows.slice(from, to).map(({ id }) => id);
}

/** The heading of a day with a circle that selects the day. Memoised, because the grid renders while scrolling. */
export const DayHeading = memo(function DayHeading(props: DayHeadingProps) {
  const { day, rows, from, to, selected, onSelect } = props;
  // With nothing selected, even a long day needs no check.
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
