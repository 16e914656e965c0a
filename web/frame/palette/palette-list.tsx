import { type RefObject, useEffect, useRef } from 'react';
import { MatchLine } from '../../features/screenshots/cards/match-line';
import { createdDayOf } from '../../features/screenshots/shared/gallery-order.model';
import { Thumbnail } from '../../features/screenshots/shared/thumbnail';
import { formatPlainDay } from '../../shared/format';
import type { Entry, Section } from './palette.model';
import styles from './palette.module.css';
import { paletteTexts as texts } from './texts';

export const LIST_ID = 'palette-list';

/** The id by which the field refers to the active entry. */
export const lineId = (entry: Entry): string => `palette ${entry.id}`.replace(/\s/g, '-');

interface LineProps {
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** Keeps the active entry visible. */
function useInSight(isActive: boolean): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return line;
}

function Line({ entry, isActive, onPoint, onChoose }: LineProps) {
  const line = useInSight(isActive);
  const { label, hint, row, space } = entry;
  return (
    <div
      ref={line}
      id={lineId(entry)}
      role="option"
      aria-selected={isActive}
      className={styles.line}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {row && (
        <span className={styles.thumb}>
          <Thumbnail row={row} sizes="72px" />
        </span>
      )}
      <span className={styles.label} title={label}>
        {label}
        {row?.match && (
          <span className={styles.words}>
            <MatchLine match={row.match} />
          </span>
        )}
      </span>
      {row && (
        <span className={styles.place}>
          <span>{formatPlainDay(createdDayOf(row))}</span>
          <span className={styles.space}>{space}</span>
        </span>
      )}
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}

interface PaletteListProps {
  sections: readonly Section[];
  active: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

/** The entries in sections. The focus stays in the field, which refers to the active entry. */
export function PaletteList({ sections, active, onPoint, onChoose }: PaletteListProps) {
  return (
    <div id={LIST_ID} role="listbox" aria-label={texts.list} className={styles.list}>
      {sections.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={styles.title} role="presentation" aria-hidden>
            {title}
          </div>
          {entries.map((entry) => (
            <Line
              key={entry.id}
              entry={entry}
              isActive={entry.id === active?.id}
              onPoint={() => onPoint(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
