import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type {
  DateRole,
  ExtractedDate,
  UpdateDate,
} from '../../../../../server/contract/reading/dates';
import { roleNames } from './date-sentence';
import { screenshotTexts } from '../../shared/texts';
import { viewerTexts } from '../viewer-texts';
import styles from './viewer-dates.module.css';

const texts = viewerTexts;
/** The dialog hears Escape before the field does, unless the field says so. */
const OWN_KEYS = { 'data-mantine-stop-propagation': true };
const roles = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

interface DateFormProps {
  date: ExtractedDate;
  onSave: (change: UpdateDate) => void;
  onClose: () => void;
}

/** Corrects a date in place: its day, its time and what it stands for. */
export function DateForm({ date, onSave, onClose }: DateFormProps) {
  const [day, setDay] = useState(date.extracted_date);
  const [time, setTime] = useState(date.time ?? '');
  const [role, setRole] = useState<DateRole>(date.role);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === '') return;
    onSave({ extracted_date: day, time: time === '' ? null : time, role });
    onClose();
  };
  return (
    <form
      className={styles.dateForm}
      onSubmit={submit}
      onKeyDown={(event) => {
        // The keys of the viewer stay out of the fields, and Escape leaves only the form.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <NativeSelect
        {...OWN_KEYS}
        size="xs"
        aria-label={texts.dateRole}
        data={roles}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as DateRole)}
      />
      <TextInput
        {...OWN_KEYS}
        size="xs"
        type="date"
        aria-label={texts.dateDay}
        value={day}
        autoFocus
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <TextInput
        {...OWN_KEYS}
        size="xs"
        type="time"
        aria-label={texts.dateTime}
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      <Button {...OWN_KEYS} type="submit" size="compact-sm" disabled={day === ''}>
        {texts.saveDate}
      </Button>
      <Button {...OWN_KEYS} size="compact-sm" variant="default" onClick={onClose}>
        {screenshotTexts.cancel}
      </Button>
    </form>
  );
}
