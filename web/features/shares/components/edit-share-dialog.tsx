import { Alert, Button, Modal, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import type { Share } from '../../../../server/contract/sharing/shares';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { changesOf, wishesOf } from '../share-wishes.model';
import { serverSentence } from '../../../shared/api/server-sentence';
import { useEditShare, useFormRules, useIsFree } from '../shares.queries';
import { shareTexts as texts, sharesPageTexts } from '../texts';
import { ShareFields } from './share-fields';

interface EditShareDialogProps {
  share: Share;
  /** Its end in words. */
  end: string;
  onClose: () => void;
}

/** Changes a link without a new address; what is not changed is not sent. */
export function EditShareDialog({ share, end, onClose }: EditShareDialogProps) {
  useReturnFocus();
  const rules = useFormRules();
  const isFree = useIsFree();
  const edit = useEditShare(onClose);
  const [wishes, setWishes] = useState(wishesOf(share));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = changesOf(share, wishes);
    if (Object.keys(body).length === 0) return onClose();
    edit.mutate({ params: { id: share.id }, body });
  };
  return (
    <Modal opened onClose={onClose} title={sharesPageTexts.editTitle(share.title)}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <ShareFields
            wishes={wishes}
            isFree={isFree}
            rules={rules}
            present={{ end, hasPassword: share.has_password }}
            onChange={(change) => setWishes({ ...wishes, ...change })}
          />
          {edit.isError && (
            <Alert role="alert" color="red">
              {serverSentence(edit.error, sharesPageTexts.changeFailed)}
            </Alert>
          )}
        </Stack>
        <DialogFoot onClose={onClose}>
          <Button type="submit" loading={edit.isPending}>
            {texts.save}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
