import { Button } from '@mantine/core';
import { AlertDialog } from '../../../ui/alert-dialog';
import { uploadTexts as texts } from '../texts';
import { uploads, useUploadStore } from '../upload.store';

/** More files than the month has room for: says what fits before anything is sent. */
export function OverflowDialog() {
  const overflow = useUploadStore((store) => store.overflow);
  if (!overflow) return null;
  const { total, room, onAccept } = overflow;
  const close = () => uploads.ask(null);
  return (
    <AlertDialog
      opened
      onClose={close}
      title={texts.overflowTitle(room, total)}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {texts.overflowCancel}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              close();
              onAccept();
            }}
          >
            {texts.overflowUpload(room)}
          </Button>
        </>
      }
    >
      {texts.overflow(total - room)}
    </AlertDialog>
  );
}
