import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { uiTexts } from '../../../ui/texts';
import { uploadListTexts as texts } from '../list-texts';
import { uploads, useUploadStore } from '../upload.store';
import { OverflowDialog } from './overflow-dialog';

/** Alerts before an upload: nothing fits, or only a part. */
export function UploadAlerts() {
  const blocked = useUploadStore((store) => store.blocked);
  const isPaused = blocked?.reason === 'paused';
  const close = () => uploads.showBlocked(null);
  return (
    <>
      <OverflowDialog />
      <AlertDialog
        opened={blocked !== null}
        onClose={close}
        title={isPaused ? texts.pausedTitle : texts.blockedTitle}
        actions={
          isPaused ? undefined : (
            <>
              <Button variant="default" data-autofocus onClick={close}>
                {uiTexts.ok}
              </Button>
              <Button
                component={Link}
                to="/pricing"
                onClick={() => {
                  blocked?.onHold?.();
                  close();
                }}
              >
                {texts.blockedPlans}
              </Button>
            </>
          )
        }
      >
        {isPaused ? texts.paused : texts.blocked}
      </AlertDialog>
    </>
  );
}
