import { ActionIcon, Button, TextInput } from '@mantine/core';
import { MAX_TITLE } from '../../../../../server/contract/limits';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { formKeys, KEEPS_ESCAPE } from '../../../../ui/dialogs/escape-in-dialog';
import { titleOf, titleToSave } from '../../shared/screenshot.model';
import { useEdit } from '../../shared/screenshots.queries';
import { viewerTexts } from '../viewer-texts';
import { useSavedOnLeaving } from './use-saved-on-leaving';
import styles from './viewer-title.module.css';

const texts = viewerTexts;

interface ViewerTitleProps {
  row: Screenshot;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

function TitleForm({ row, onEnd }: { row: Screenshot; onEnd: () => void }) {
  // The image may be read, or renamed elsewhere, while the form is open: what nobody typed is not saved over that.
  const [draft] = useState(titleOf(row));
  const [typed, setTyped] = useState(draft);
  const rename = useEdit(texts.renameFailed);
  const save = () => {
    const title = titleToSave(typed, draft);
    if (title !== null) rename(row.id, { ai_generated_title: title });
  };
  const end = useSavedOnLeaving(row.id, save);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    end();
    save();
    onEnd();
  };
  const cancel = () => {
    end();
    onEnd();
  };
  return (
    <form className={styles.titleForm} onSubmit={onSubmit} {...formKeys(cancel)}>
      <TextInput
        {...KEEPS_ESCAPE}
        autoFocus
        data-autofocus
        aria-label={texts.titleField}
        value={typed}
        maxLength={MAX_TITLE}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button {...KEEPS_ESCAPE} type="submit">
        {texts.save}
      </Button>
    </form>
  );
}

/** The editable title: Enter saves, Escape cancels, and a typed one is saved when the viewer moves on. */
export function ViewerTitle({ row, isEditing, onEditing }: ViewerTitleProps) {
  if (isEditing && !row.is_locked) return <TitleForm row={row} onEnd={() => onEditing(false)} />;
  return (
    <div className={styles.titleLine}>
      <h2 className={styles.title}>{titleOf(row)}</h2>
      {!row.is_locked && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.editTitle}
          aria-keyshortcuts="E"
          onClick={() => onEditing(true)}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
