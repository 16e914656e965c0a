import { Button } from '@mantine/core';
import { AlertDialog } from '../../../ui/alert-dialog';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { uploadTexts as texts } from '../texts';
import { type Overflow, uploads, useUploadStore } from '../upload.store';

function Question({ total, room, onAccept }: Overflow) {
  useReturnFocus();
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

/** More files than the month has room for: says what fits before anything is sent. */
export function OverflowDialog() {
  const overflow = useUploadStore((store) => store.overflow);
  return overflow && <Question {...overflow} />;
}
