import { Popover } from '@mantine/core';
import type { CalendarDaySummary } from '../../../../server/contract/calendar';
import { formatPercent } from '../../../shared/format-percent';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';

/** The screenshots named in the popover; the others are counted. */
const NAMED = 5;

function List({ id, summary }: DayDetailsProps) {
  const { screenshot_names: names, contexts, confidences } = summary.extractedDetails;
  const unnamed = summary.extracted - Math.min(names.length, NAMED);
  return (
    <ul id={id} className={styles.popup} aria-label={texts.details}>
      {names.slice(0, NAMED).map((name, index) => (
        <li key={`${name} ${index}`}>
          <strong>{name}</strong>
          <span className={styles.quote}>
            {contexts[index] ? `“${contexts[index]}”` : texts.untitled} ·{' '}
            {formatPercent(confidences[index] ?? 0)}
          </span>
        </li>
      ))}
      {unnamed > 0 && <li className={styles.quote}>{texts.more(unnamed)}</li>}
    </ul>
  );
}

interface DayDetailsProps {
  id: string;
  summary: CalendarDaySummary;
}

/** The dates that AI read for a day. Mounted only while shown, because a month has thirty days. */
export function DayDetails(props: DayDetailsProps) {
  return (
    <Popover
      opened
      position="top"
      withinPortal
      width={320}
      returnFocus={false}
      // It only describes the day and has no controls, so it is not a dialog.
      withRoles={false}
    >
      <Popover.Target>
        <span className={styles.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown visibleFrom="sm">
        <List {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
