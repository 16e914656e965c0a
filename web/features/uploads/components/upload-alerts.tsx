import { AlertDialog } from '../../../ui/alert-dialog';
import { uploadTexts as texts } from '../texts';
import { uploads, useUploadStore } from '../upload.store';
import { OverflowDialog } from './overflow-dialog';

/** What has to be said before anything is sent: nothing fits, or not all of it. */
export function UploadAlerts() {
  const blocked = useUploadStore((store) => store.blocked);
  const isPaused = blocked === 'paused';
  return (
    <>
      <OverflowDialog />
      <AlertDialog
        opened={blocked !== null}
        onClose={() => uploads.showBlocked(null)}
        title={isPaused ? texts.pausedTitle : texts.blockedTitle}
      >
        {isPaused ? texts.paused : texts.blocked}
      </AlertDialog>
    </>
  );
}
