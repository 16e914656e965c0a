import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type {
  DateRole,
  ExtractedDate,
  UpdateDate,
} from '../../../../../server/contract/reading/dates';
import { formKeys, KEEPS_ESCAPE } from '../../../../ui/dialogs/escape-in-dialog';
import { roleNames } from './date-sentence';
import { screenshotTexts } from '../../shared/texts';
import { viewerTexts } from '../viewer-texts';
import styles from './viewer-dates.module.css';

const texts = viewerTexts;
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
    <form className={styles.dateForm} onSubmit={submit} {...formKeys(onClose)}>
      <NativeSelect
        {...KEEPS_ESCAPE}
        size="xs"
        aria-label={texts.dateRole}
        data={roles}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as DateRole)}
      />
      <TextInput
        {...KEEPS_ESCAPE}
        size="xs"
        type="date"
        aria-label={texts.dateDay}
        value={day}
        autoFocus
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <TextInput
        {...KEEPS_ESCAPE}
        size="xs"
        type="time"
        aria-label={texts.dateTime}
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      <Button {...KEEPS_ESCAPE} type="submit" size="compact-sm" disabled={day === ''}>
        {texts.saveDate}
      </Button>
      <Button {...KEEPS_ESCAPE} size="compact-sm" variant="default" onClick={onClose}>
        {screenshotTexts.cancel}
      </Button>
    </form>
  );
}
