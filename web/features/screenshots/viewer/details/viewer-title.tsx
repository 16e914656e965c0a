import { ActionIcon, Button, TextInput } from '@mantine/core';
import { MAX_TITLE } from '../../../../../server/contract/limits';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { formKeys, KEEPS_ESCAPE } from '../../../../ui/dialogs/escape-in-dialog';
import { showToast } from '../../../../ui/toasts/toast';
import { titleOf, titleToSave } from '../../shared/screenshot.model';
import { viewerTexts } from '../viewer-texts';
import { ClampedTitle } from './clamped-title';
import { type Draft, keptWords, useKeptWords } from './words/kept-words';
import { OtherWords } from './words/other-words';
import { useSaveWords } from './words/use-save-words';
import { useSavedOnLeaving } from './words/use-saved-on-leaving';
import { useSeenWords } from './words/use-seen-words';
import styles from './viewer-title.module.css';

const texts = viewerTexts;
const FIELD = 'ai_generated_title';

interface ViewerTitleProps {
  row: Screenshot;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

interface TitleFormProps {
  row: Screenshot;
  /** The words that could not be saved the last time. */
  kept: Draft | null;
  onSave: ReturnType<typeof useSaveWords>;
  onEnd: () => void;
}

function TitleForm({ row, kept, onSave, onEnd }: TitleFormProps) {
  const { ai_generated_title: now } = row;
  // The image may be read, or renamed elsewhere, while the form is open: what nobody typed is not saved over that.
  const [{ draft, from, wasRead }] = useState({
    draft: titleOf(row),
    from: now,
    wasRead: row.processing_status === 'done',
  });
  const [typed, setTyped] = useState(kept?.typed ?? draft);
  const seen = useSeenWords(from, now);
  // The title that a reading gives is nobody's.
  const others = wasRead ? now : from;
  const save = (shown: string) => {
    const title = titleToSave(typed, shown);
    if (title !== null) onSave(title, from);
  };
  const end = useSavedOnLeaving(FIELD, row.id, () => {
    if (others === from || seen === now || titleToSave(typed, draft) === null) return save(draft);
    keptWords.keep(FIELD, row.id, { from, typed });
    showToast({ message: texts.changedElsewhere, kind: 'error' });
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    end();
    onEnd();
    save(others === from ? draft : (others ?? ''));
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
      <OtherWords from={from} now={others} />
    </form>
  );
}

/** The editable title: Enter saves, Escape cancels, and a typed one is saved when the viewer moves on. */
export function ViewerTitle({ row, isEditing, onEditing }: ViewerTitleProps) {
  const kept = useKeptWords(FIELD, row.id);
  const onSave = useSaveWords({ id: row.id, field: FIELD, failure: texts.renameFailed });
  const onEnd = () => {
    keptWords.drop(FIELD, row.id);
    onEditing(false);
  };
  if (isEditing && !row.is_locked) return <TitleForm {...{ row, kept, onSave, onEnd }} />;
  return (
    <div className={styles.titleLine}>
      <ClampedTitle title={titleOf(row)} />
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
