import { AlertDialog } from '../../../ui/alert-dialog';
import { uploadTexts as texts } from '../texts';
import { uploads, useUploadStore } from '../upload.store';
import { OverflowDialog } from './overflow-dialog';

/** What has to be said before anything is sent: nothing fits, or not all of it. */
export function UploadAlerts() {
  const isBlockedShown = useUploadStore((store) => store.isBlockedShown);
  return (
    <>
      <OverflowDialog />
      <AlertDialog
        opened={isBlockedShown}
        onClose={() => uploads.showBlocked(false)}
        title={texts.blockedTitle}
      >
        {texts.blocked}
      </AlertDialog>
    </>
  );
}
