import { ActionIcon, Button, Textarea } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { MAX_NOTE } from '../../../../../server/contract/limits';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { formKeys, KEEPS_ESCAPE } from '../../../../ui/dialogs/escape-in-dialog';
import { useOpener } from '../../../../ui/focus/use-opener';
import { useWorkspace } from '../../../workspaces/use-workspace';
import { screenshotTexts } from '../../shared/texts';
import { viewerTexts as texts } from '../viewer-texts';
import { type Draft, keptWords, useKeptWords } from './words/kept-words';
import { OtherWords } from './words/other-words';
import { useSaveWords } from './words/use-save-words';
import { useSavedOnLeaving } from './words/use-saved-on-leaving';
import { useSeenWords } from './words/use-seen-words';
import section from './section.module.css';
import styles from './viewer-note.module.css';

interface NoteFormProps {
  row: Screenshot;
  /** The words with which the field opens. */
  draft: Draft;
  onSave: (typed: string, seen: string | null) => void;
  onEnd: () => void;
}

function NoteForm({ row, draft: { from, ...draft }, onSave, onEnd }: NoteFormProps) {
  const { teamId } = useWorkspace();
  const [typed, setTyped] = useState(draft.typed);
  const seen = useSeenWords(from, row.note);
  const end = useSavedOnLeaving('note', row.id, () => {
    if (typed !== (from ?? '')) onSave(typed, from);
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    end();
    onSave(typed, seen);
  };
  const cancel = () => {
    end();
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    formKeys(cancel).onKeyDown(event);
    // Enter alone begins a line.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
      <Textarea
        {...KEEPS_ESCAPE}
        autoFocus
        autosize
        minRows={3}
        maxRows={10}
        aria-label={texts.note}
        description={texts.noteHint[teamId === null ? 'personal' : 'team']}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={MAX_NOTE}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <OtherWords from={from} now={row.note} />
      <div className={styles.buttons}>
        <Button {...KEEPS_ESCAPE} type="submit" size="compact-sm">
          {texts.save}
        </Button>
        <Button {...KEEPS_ESCAPE} size="compact-sm" variant="default" onClick={cancel}>
          {screenshotTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The note that people wrote about it; a press on the pencil writes, and a typed one is saved when the viewer moves on. */
export function ViewerNote({ row }: { row: Screenshot }) {
  /** Null while the field is closed. */
  const [opened, setOpened] = useState<Draft | null>(null);
  // A note is too long to be written twice: the field opens again with it when it could not be saved.
  const writing = useKeptWords('note', row.id) ?? opened;
  const save = useSaveWords({ id: row.id, field: 'note', failure: texts.noteFailed });
  const isEditing = writing !== null;
  const opener = useOpener(isEditing);
  if (row.is_locked) return null;
  const edit = () => setOpened({ from: row.note, typed: row.note ?? '' });
  const close = () => {
    setOpened(null);
    keptWords.drop('note', row.id);
  };
  const onSave = (typed: string, seen: string | null) => {
    close();
    const note = typed.trim() || null;
    if (note !== row.note) save(note, seen);
  };
  return (
    <section aria-label={texts.note}>
      <div className={section.headingLine}>
        <h3 className={section.heading}>{texts.note}</h3>
        {row.note !== null && !isEditing && (
          <ActionIcon
            ref={opener}
            size={24}
            variant="subtle"
            color="gray"
            aria-label={texts.editNote}
            onClick={edit}
          >
            <Pencil size={14} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {isEditing && <NoteForm row={row} draft={writing} onSave={onSave} onEnd={close} />}
      {!isEditing && row.note !== null && <p className={styles.note}>{row.note}</p>}
      {!isEditing && row.note === null && (
        <Button ref={opener} size="compact-sm" variant="default" onClick={edit}>
          {texts.addNote}
        </Button>
      )}
    </section>
  );
}
