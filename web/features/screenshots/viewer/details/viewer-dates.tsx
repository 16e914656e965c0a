import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Check, Pencil, Undo2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ExtractedDate, UpdateDate } from '../../../../../server/contract/reading/dates';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { formatPercent } from '../../../../shared/format-percent';
import { showToast } from '../../../../ui/toasts/toast';
import { useLabels } from './labels.queries';
import { fieldKeys } from '../../../../ui/dialogs/escape-in-dialog';
import { useOpener } from '../../../../ui/focus/use-opener';
import { shownDates } from '../../shared/screenshot.model';
import { screenshotTexts } from '../../shared/texts';
import { aroundDay } from './date-sentence';
import { viewerTexts } from '../viewer-texts';
import { formatDay } from './wall-clock';
import styles from './viewer-dates.module.css';
import section from './section.module.css';
import { DateForm } from './date-form';

const texts = viewerTexts;

interface DateProps {
  date: ExtractedDate;
  onState: (state: ExtractedDate['state']) => void;
  onCorrect: (change: UpdateDate) => void;
}

const LIKELY = 0.75;

/** The confidence of the reading, as a word and a figure. */
function Certainty({ date: { state, confidence } }: { date: ExtractedDate }) {
  if (state === 'accepted') return <span className={styles.sure}>{texts.accepted}</span>;
  return (
    <span className={styles.sure} data-sure={confidence >= LIKELY || undefined}>
      <b>{confidence >= LIKELY ? texts.likely : texts.possible}</b>
      <span>{texts.confidence(formatPercent(confidence))}</span>
    </span>
  );
}

/** One date with its context and confidence. */
function DateItem({ date, onState, onCorrect }: DateProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useOpener(isEditing);
  const { before, behind } = aroundDay(date);
  const day = formatDay(date.extracted_date);
  const isAccepted = date.state === 'accepted';
  return (
    <li>
      <span className={styles.dateLine}>
        <span>
          {before}
          <time dateTime={date.extracted_date}>{day}</time>
          {behind}
        </span>
        <Certainty date={date} />
        <ActionIcon
          ref={opener}
          size={24}
          variant="subtle"
          color="gray"
          aria-label={texts.editDate(day)}
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          <Pencil size={14} aria-hidden />
        </ActionIcon>
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
      {isEditing && <DateForm date={date} onSave={onCorrect} onClose={() => setEditing(false)} />}
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
    <form className={section.addLine} onSubmit={submit}>
      <TextInput
        size="xs"
        type="date"
        aria-label={texts.newDate}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        {...fieldKeys({ isEmpty: day === '', clear: () => setDay('') })}
      />
      <Button type="submit" size="xs" variant="default" disabled={day === ''}>
        {texts.addDate}
      </Button>
    </form>
  );
}

/** The dates read in the image, with buttons to accept, reject and add. */
export function ViewerDates({ row }: { row: Screenshot }) {
  const { setDate, correctDate, addDate } = useLabels(row.id);
  if (row.is_locked) return null;
  const change = ({ id, state, extracted_date: day }: ExtractedDate, next: typeof state) => {
    setDate(id, next);
    if (next !== 'rejected') return;
    // A rejected date leaves the list together with its buttons.
    const undo = { label: screenshotTexts.undo, onAct: () => setDate(id, state) };
    showToast({ message: texts.rejected(formatDay(day)), action: undo });
  };
  return (
    <section>
      <h3 className={section.heading}>{texts.dates}</h3>
      <ul className={styles.dates}>
        {shownDates(row.extracted_dates).map((date) => (
          <DateItem
            key={date.id}
            date={date}
            onState={(state) => change(date, state)}
            onCorrect={(correction) => correctDate(date.id, correction)}
          />
        ))}
      </ul>
      <AddDate onAdd={addDate} />
    </section>
  );
}
