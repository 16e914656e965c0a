import { Button, Modal, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_TAG_NAME } from '../../../../server/contract/limits';
import { tagNameOf } from '../../../../server/contract/tag-name';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { requiredField } from '../../../ui/fields/required-field';
import { showToast } from '../../../ui/toasts/toast';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useRenameTag, useTags } from '../tags.queries';
import { tagTexts as texts } from '../texts';

interface RenameTagDialogProps {
  name: string;
  onClose: () => void;
}

/** Renames a tag; the name of another tag merges the two after a question. */
export function RenameTagDialog({ name, onClose }: RenameTagDialogProps) {
  useReturnFocus();
  const { scope } = useWorkspace();
  const { data: tags = [] } = useTags();
  const [typed, setTyped] = useState(name);
  const [isAsking, setAsking] = useState(false);
  const rename = useRenameTag();
  const wanted = tagNameOf(typed);

  const send = () =>
    rename.mutate(
      { params: { name }, query: scope, body: { name: wanted } },
      {
        onSuccess: ({ merged }) => {
          if (merged) showToast({ message: texts.merged(wanted) });
          onClose();
        },
        onError: () => setAsking(false),
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    if (wanted === name) onClose();
    else if (tags.some((tag) => tag.tag_name === wanted)) setAsking(true);
    else send();
  };
  return (
    <Modal opened onClose={onClose} title={texts.renameTitle}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          {...requiredField}
          label={texts.newName}
          maxLength={MAX_TAG_NAME}
          value={typed}
          // Typing replaces the name, as in a file manager; an arrow goes on with it.
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {rename.error && (
          <Text role="alert" c="var(--danger)" mt="sm">
            {rename.error.message || texts.renameFailed}
          </Text>
        )}
        <DialogFoot onClose={onClose}>
          <Button type="submit" loading={rename.isPending}>
            {texts.save}
          </Button>
        </DialogFoot>
      </form>
      <AlertDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={texts.mergeTitle(wanted)}
        actions={
          <>
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button loading={rename.isPending} onClick={send}>
              {texts.merge}
            </Button>
          </>
        }
      >
        {texts.mergeText(name, wanted)}
      </AlertDialog>
    </Modal>
  );
}
