import { Button, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CircleQuestionMark } from 'lucide-react';
import { Fragment, type KeyboardEvent, use, useEffect, useState } from 'react';
import type { Evidence } from '../../../../../server/contract/reading/evidence';
import { formatPercent } from '../../../../shared/format-percent';
import { KEEPS_ESCAPE } from '../../../../ui/dialogs/escape-in-dialog';
import { MarkBoxes } from '../mark-boxes';
import { evidenceTexts as texts } from './evidence-texts';
import styles from './evidence-popover.module.css';
import { formatDay } from './wall-clock';

interface ReasonProps {
  evidence: Evidence;
  /** The explained value. */
  name: string;
  onPoint: (isAt: boolean) => void;
}

/** One reason; hover and focus mark its words on the image. */
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
        <strong>{name}</strong>
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

export interface EvidencePopoverProps {
  /** At least one; titles first, then tags, then dates. */
  reasons: readonly Evidence[];
}

/** A tag and a title are read as they are, a date as the panel writes it. */
const nameOf = ({ of, value }: Evidence): string => (of === 'date' ? formatDay(value) : value);

/** One layer that explains why title, tags and dates were proposed. */
export function EvidencePopover({ reasons }: EvidencePopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<Evidence | null>(null);
  const pointAt = use(MarkBoxes);
  const isPhone = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
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
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={320}
      trapFocus
      returnFocus
      shadow="md"
      // On phones the image with the marks is above the button.
      middlewares={{ shift: true, flip: !isPhone }}
    >
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<CircleQuestionMark size={14} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={onKeyDown}
          {...(isOpen ? KEEPS_ESCAPE : {})}
        >
          {texts.explain}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={styles.panel}
        aria-label={texts.panel}
        // The keys of the viewer stay out of the panel.
        onKeyDown={(event) => {
          event.stopPropagation();
          onKeyDown(event);
        }}
      >
        {reasons.map((evidence, index) => (
          <Fragment key={`${evidence.of} ${evidence.value}`}>
            {evidence.of !== reasons[index - 1]?.of && (
              <p className={styles.group}>{texts.groups[evidence.of]}</p>
            )}
            <Reason
              evidence={evidence}
              name={nameOf(evidence)}
              onPoint={(isAt) => setAt(isAt ? evidence : null)}
            />
          </Fragment>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
