import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { uploadListTexts as texts } from '../list-texts';
import { type Overflow, uploads, useUploadStore } from '../upload.store';

function Question({ total, room, onAccept, onHold }: Overflow) {
  useReturnFocus();
  const { status } = useSubscriptionStatus();
  // A server of one's own sells no plans.
  const sellsPlans = status?.plan === null;
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
          {sellsPlans && (
            <Button
              component={Link}
              to={paths.pricing}
              variant="default"
              onClick={() => {
                onHold?.();
                close();
              }}
            >
              {texts.blockedPlans}
            </Button>
          )}
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

/** Asks what to do when more files are chosen than the allowance has room for. */
export function OverflowDialog() {
  const overflow = useUploadStore((store) => store.overflow);
  return overflow && <Question {...overflow} />;
}
