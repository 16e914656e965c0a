import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatUtcDay } from '../../../shared/format-calendar';
import { paths } from '../../../shared/paths';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { uiTexts } from '../../../ui/texts';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { uploadListTexts as texts } from '../list-texts';
import { uploads, useUploadStore } from '../upload.store';
import { OverflowDialog } from './overflow-dialog';

/** Alerts before an upload: nothing fits, or only a part. */
export function UploadAlerts() {
  const blocked = useUploadStore((store) => store.blocked);
  const { status } = useSubscriptionStatus();
  const isPaused = blocked?.reason === 'paused';
  // A server of one's own sells nothing, so only the next month helps.
  const isOwnServer = status !== undefined && status.plan !== null;
  const limit = isOwnServer
    ? texts.blockedUntil(formatUtcDay(status.usage.resets_at))
    : texts.blocked;
  const close = () => uploads.showBlocked(null);
  return (
    <>
      <OverflowDialog />
      <AlertDialog
        opened={blocked !== null}
        onClose={close}
        title={isPaused ? texts.pausedTitle : texts.blockedTitle}
        actions={
          isPaused || isOwnServer ? undefined : (
            <>
              <Button variant="default" data-autofocus onClick={close}>
                {uiTexts.ok}
              </Button>
              <Button
                component={Link}
                to={paths.pricing}
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
        {isPaused ? texts.paused : limit}
      </AlertDialog>
    </>
  );
}
