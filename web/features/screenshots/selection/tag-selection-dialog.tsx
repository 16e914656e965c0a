import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { tagNamesIn } from '../shared/gallery-address.model';
import { selectionTexts as texts } from './selection-texts';

interface TagSelectionDialogProps {
  onClose: () => void;
  onTags: (tags: string[]) => void;
}

/** Asks for tags to add to the selection. */
export function TagSelectionDialog({ onClose, onTags }: TagSelectionDialogProps) {
  useReturnFocus();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tags = tagNamesIn(typed);
    if (tags.length === 0) return;
    onTags(tags);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.tagTitle}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={texts.tagField}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit">{texts.tagSubmit}</Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
