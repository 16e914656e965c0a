import { ActionIcon, Popover } from '@mantine/core';
import { CircleQuestionMark } from 'lucide-react';
import { type KeyboardEvent, use, useEffect, useState } from 'react';
import type { Evidence } from '../../../../server/contract/evidence';
import { formatPercent } from '../../../shared/format';
import { PointAt } from '../pointing';
import { whyTexts as texts } from '../why-texts';
import styles from './viewer-why.module.css';

/** The viewer around it would close with the same key. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': true } as const;

interface ReasonProps {
  evidence: Evidence;
  /** What it speaks of, where several stand together. */
  name: string | undefined;
  onPoint: (isAt: boolean) => void;
}

/** One reason; reaching it marks its words on the image. */
function Reason({ evidence: { rule, confidence, words }, name, onPoint }: ReasonProps) {
  return (
    <button
      type="button"
      className={styles.reason}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      {...KEEPS_ESCAPE}
    >
      <span className={styles.head}>
        {name && <strong>{name}</strong>}
        {confidence !== null && (
          <span className={styles.sure}>{texts.sure(formatPercent(confidence))}</span>
        )}
      </span>
      <span>{texts.rules[rule]}</span>
      {words.length > 0 && (
        <q className={styles.words} title={texts.onImage}>
          {words.map(({ text }) => text).join(' ')}
        </q>
      )}
    </button>
  );
}

export interface ViewerWhyProps {
  label: string;
  /** At least one. */
  reasons: readonly Evidence[];
}

/** A question mark that tells why something was proposed. */
export function ViewerWhy({ label, reasons }: ViewerWhyProps) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<Evidence | null>(null);
  const pointAt = use(PointAt);
  useEffect(() => {
    pointAt(isOpen && at ? at.words : []);
    return () => pointAt([]);
  }, [pointAt, isOpen, at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} width={280} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={onKeyDown}
          {...(isOpen ? KEEPS_ESCAPE : {})}
        >
          <CircleQuestionMark size={14} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={texts.panel} onKeyDown={onKeyDown}>
        {reasons.map((evidence) => (
          <Reason
            key={`${evidence.of} ${evidence.value}`}
            evidence={evidence}
            name={reasons.length > 1 ? evidence.value : undefined}
            onPoint={(isAt) => setAt(isAt ? evidence : null)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
