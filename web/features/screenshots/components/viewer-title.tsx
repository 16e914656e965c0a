import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { titleOf, titleToSave } from '../screenshot.model';
import { useRename } from '../screenshots.queries';
import { viewerTexts } from '../viewer-texts';
import styles from './viewer.module.css';
import { Why } from './why';

const texts = viewerTexts;

interface ViewerTitleProps {
  row: Screenshot;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

function TitleForm({ row, onEnd }: { row: Screenshot; onEnd: () => void }) {
  const [typed, setTyped] = useState(titleOf(row));
  const rename = useRename();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const title = titleToSave(typed, titleOf(row));
    if (title !== null) rename(row.id, title);
    onEnd();
  };
  // Escape takes back the typing; the dialog around it stays open.
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onEnd();
  };
  return (
    <form className={styles.titleForm} onSubmit={onSubmit}>
      <TextInput
        autoFocus
        data-autofocus
        aria-label={texts.titleField}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button type="submit">{texts.save}</Button>
    </form>
  );
}

/** The title, editable: Enter saves, Escape cancels (spec §2). */
export function ViewerTitle({ row, isEditing, onEditing }: ViewerTitleProps) {
  if (isEditing && !row.is_locked) return <TitleForm row={row} onEnd={() => onEditing(false)} />;
  return (
    <div className={styles.titleLine}>
      <h2 className={styles.title}>{titleOf(row)}</h2>
      <Why row={row} of="title" values={[row.ai_generated_title ?? '']} label={texts.whyTitle} />
      {!row.is_locked && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.editTitle}
          onClick={() => onEditing(true)}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
