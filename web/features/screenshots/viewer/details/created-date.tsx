import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { formKeys, KEEPS_ESCAPE } from '../../../../ui/dialogs/escape-in-dialog';
import { useOpener } from '../../../../ui/focus/use-opener';
import { showToast } from '../../../../ui/toasts/toast';
import { screenshotTexts } from '../../shared/texts';
import { usePatch } from '../../shared/screenshots.queries';
import { viewerTexts as texts } from '../viewer-texts';
import { formatWallClock } from './wall-clock';
import styles from './viewer-details.module.css';

/** `2026-11-20T23:30`, the form of the browser's field; without a time it begins at midnight. */
const TO_THE_MINUTE = 16;
const forField = (at: string | null): string =>
  at === null ? '' : (at.length > TO_THE_MINUTE ? at : `${at}T00:00`).slice(0, TO_THE_MINUTE);

interface FormProps {
  row: Screenshot;
  onEnd: () => void;
}

function CreatedForm({ row, onEnd }: FormProps) {
  const [typed, setTyped] = useState(forField(row.image_created_at));
  const { mutate } = usePatch(() => showToast({ message: texts.createdFailed, kind: 'error' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== forField(row.image_created_at))
      mutate({ params: { id: row.id }, body: { image_created_at: typed === '' ? null : typed } });
    onEnd();
  };
  return (
    <form className={styles.createdForm} onSubmit={submit} {...formKeys(onEnd)}>
      <TextInput
        {...KEEPS_ESCAPE}
        size="xs"
        type="datetime-local"
        aria-label={texts.createdField}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button {...KEEPS_ESCAPE} type="submit" size="compact-sm">
        {texts.save}
      </Button>
      <Button {...KEEPS_ESCAPE} size="compact-sm" variant="default" onClick={onEnd}>
        {screenshotTexts.cancel}
      </Button>
    </form>
  );
}

/** When the image was made and how that is known; a person may correct it. */
export function CreatedDate({ row }: { row: Screenshot }) {
  const [isEditing, setEditing] = useState(false);
  const opener = useOpener(isEditing);
  // It may be locked while the form is open.
  if (isEditing && !row.is_locked) return <CreatedForm row={row} onEnd={() => setEditing(false)} />;
  const { image_created_at: at, image_created_source: source } = row;
  return (
    <>
      {at === null ? texts.createdUnknown : <span>{formatWallClock(at)}</span>}
      {source && <span className={styles.source}>{texts.sources[source]}</span>}
      {!row.is_locked && (
        <ActionIcon
          ref={opener}
          size={24}
          variant="subtle"
          color="gray"
          aria-label={texts.editCreated}
          onClick={() => setEditing(true)}
        >
          <Pencil size={14} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}
