import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import type { TimelineMonth } from '../../../../server/contract/screenshots';
import { formatMonth } from '../../../shared/format';
import { monthTexts as texts } from './month-texts';
import { screenshotTexts } from '../shared/texts';
import styles from './month-scrubber.module.css';

interface MonthScrubberProps {
  months: readonly TimelineMonth[];
  /** The month at which the list starts; null for the newest. */
  from: string | null;
  onPick: (month: string | null) => void;
}

/** The months of the vault on the right edge; one Tab stop, moved by the arrow keys. */
export function MonthScrubber({ months, from, onPick }: MonthScrubberProps) {
  const rail = useRef<HTMLElement>(null);
  const current = from ?? months[0]?.month;
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
          onClick={() => onPick(index === 0 ? null : month)}
        >
          <span>{`${formatMonth(month)} · ${screenshotTexts.count(count)}`}</span>
        </button>
      ))}
    </nav>
  );
}

/** Says that the list starts at an older month, and links to the newest. */
export function FromMonthBar({ from, onBack }: { from: string; onBack: () => void }) {
  return (
    <div role="status" className={styles.bar}>
      {texts.beginsWith(formatMonth(from))}
      <Button size="compact-sm" variant="default" onClick={onBack}>
        {texts.backToNewest}
      </Button>
    </div>
  );
}
