import { Popover } from '@mantine/core';
import type { CalendarDaySummary } from '../../../../server/contract/calendar';
import { formatPercent } from '../../../shared/format';
import { calendarTexts as texts } from '../texts';
import styles from './calendar.module.css';

/** Named in the popover; the rest is counted. */
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

/** What AI read on a day, above its cell: there only while it is shown, for a month has thirty of them. */
export function DayDetails(props: DayDetailsProps) {
  return (
    <Popover
      opened
      position="top"
      withinPortal
      width={320}
      returnFocus={false}
      // It describes the day and holds nothing to act on, so it is no dialog.
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
