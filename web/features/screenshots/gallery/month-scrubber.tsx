import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import type { TimelineMonth } from '../../../../server/contract/search/timeline';
import { formatMonth } from '../../../shared/format-calendar';
import { monthTexts as texts } from './month-texts';
import { screenshotTexts } from '../shared/texts';
import styles from './month-scrubber.module.css';

interface MonthScrubberProps {
  months: readonly TimelineMonth[];
  /** The month at which the list starts; null for its first. */
  from: string | null;
  onPick: (month: string | null) => void;
}

/** The months of the list on the right edge; one Tab stop, moved by the arrow keys. */
export function MonthScrubber({ months, from, onPick }: MonthScrubberProps) {
  const rail = useRef<HTMLElement>(null);
  const current = from ?? months[0]?.month;
  const pick = (month: string | null) => {
    onPick(month);
    window.scrollTo({ top: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(rail.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[at + step]?.focus();
  };
  return (
    <nav ref={rail} className={styles.rail} aria-label={texts.scrubber} onKeyDown={onKeyDown}>
      {months.map(({ month, count }, index) => (
        <button
          key={month}
          type="button"
          className={styles.month}
          tabIndex={month === current ? 0 : -1}
          aria-current={month === current || undefined}
          onClick={() => pick(index === 0 ? null : month)}
        >
          <span>{`${formatMonth(month)} · ${screenshotTexts.count(count)}`}</span>
        </button>
      ))}
    </nav>
  );
}

interface FromMonthBarProps {
  from: string;
  /** The oldest month is the first. */
  isUp: boolean;
  onBack: () => void;
}

/** Says that the list starts at a later month of it, and links to its first. */
export function FromMonthBar({ from, isUp, onBack }: FromMonthBarProps) {
  return (
    <div role="status" className={styles.bar}>
      {isUp ? texts.beginsUp(formatMonth(from)) : texts.beginsWith(formatMonth(from))}
      <Button size="compact-sm" variant="default" onClick={onBack}>
        {isUp ? texts.backToOldest : texts.backToNewest}
      </Button>
    </div>
  );
}
