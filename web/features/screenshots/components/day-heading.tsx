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
  rows: readonly Screenshot[];
  selected: ReadonlySet<string>;
  /** Absent where nothing can be chosen. */
  onSelect: ((ids: readonly string[]) => void) | undefined;
}

/** The day above its screenshots; its circle takes them all. */
export function DayHeading({ day, rows, selected, onSelect }: DayHeadingProps) {
  const isChosen = rows.every(({ id }) => selected.has(id));
  return (
    <div className={styles.day} data-shown={selected.size > 0 || undefined}>
      <h2>{formatDay(day)}</h2>
      {onSelect && (
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={texts.selectDay(formatDay(day))}
          checked={isChosen}
          onChange={() => onSelect(rows.map(({ id }) => id))}
        />
      )}
    </div>
  );
}
