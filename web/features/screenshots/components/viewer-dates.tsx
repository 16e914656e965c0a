import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Check, Undo2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ExtractedDate, Screenshot } from '../../../../server/contract/screenshots';
import { formatPercent } from '../../../shared/format';
import { showToast } from '../../../ui/toast';
import { useLabels } from '../labels.queries';
import { fieldKeys } from '../leave-field';
import { shownDates } from '../screenshot.model';
import { screenshotTexts } from '../texts';
import { viewerTexts } from '../viewer-texts';
import { formatDay } from '../wall-clock';
import styles from './viewer.module.css';
import { Why } from './why';

const texts = viewerTexts;

interface DateProps {
  row: Screenshot;
  date: ExtractedDate;
  onState: (state: ExtractedDate['state']) => void;
}

/** One date with the words it stands in and how sure the reading is. */
function DateItem({ row, date, onState }: DateProps) {
  const day = formatDay(date.extracted_date);
  const isAccepted = date.state === 'accepted';
  return (
    <li>
      <span className={styles.dateLine}>
        <time dateTime={date.extracted_date}>{day}</time>
        <span className={styles.sure}>
          {isAccepted ? texts.accepted : texts.confidence(formatPercent(date.confidence))}
        </span>
        <Why row={row} of="date" values={[date.extracted_date]} label={texts.whyDate(day)} />
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-label={isAccepted ? texts.undoDate(day) : texts.acceptDate(day)}
          onClick={() => onState(isAccepted ? 'suggested' : 'accepted')}
        >
          {isAccepted ? <Undo2 size={14} aria-hidden /> : <Check size={14} aria-hidden />}
        </ActionIcon>
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-label={texts.rejectDate(day)}
          onClick={() => onState('rejected')}
        >
          <X size={14} aria-hidden />
        </ActionIcon>
      </span>
      <span className={styles.certainty} aria-hidden>
        <span style={{ width: `${(isAccepted ? 1 : date.confidence) * 100}%` }} />
      </span>
      {date.context_text && <q className={styles.quote}>{date.context_text}</q>}
    </li>
  );
}

function AddDate({ onAdd }: { onAdd: (day: string) => void }) {
  const [day, setDay] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === '') return;
    onAdd(day);
    setDay('');
  };
  return (
    <form className={styles.addLine} onSubmit={submit}>
      <TextInput
        size="xs"
        type="date"
        aria-label={texts.newDate}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        {...fieldKeys({ isEmpty: day === '', clear: () => setDay('') })}
      />
      <Button type="submit" size="compact-sm" variant="default" disabled={day === ''}>
        {texts.addDate}
      </Button>
    </form>
  );
}

/** The dates read in the image, to be accepted, rejected and completed. */
export function ViewerDates({ row }: { row: Screenshot }) {
  const { setDate, addDate } = useLabels(row.id);
  if (row.is_locked) return null;
  const change = ({ id, state, extracted_date: day }: ExtractedDate, next: typeof state) => {
    setDate(id, next);
    if (next !== 'rejected') return;
    // It leaves the list, and with it its buttons.
    const undo = { label: screenshotTexts.undo, onAct: () => setDate(id, state) };
    showToast({ message: texts.rejected(formatDay(day)), action: undo });
  };
  return (
    <section>
      <h3 className={styles.heading}>{texts.dates}</h3>
      <ul className={styles.dates}>
        {shownDates(row.extracted_dates).map((date) => (
          <DateItem key={date.id} row={row} date={date} onState={(state) => change(date, state)} />
        ))}
      </ul>
      <AddDate onAdd={addDate} />
    </section>
  );
}
