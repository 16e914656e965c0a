import { Button } from '@mantine/core';
import { FREE_PLAN_ID } from '../../../../server/contract/plans';
import { formatDate } from '../../../shared/format';
import { AlertDialog } from '../../../ui/alert-dialog';
import { showToast } from '../../../ui/toast';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useSingleRun } from '../../../ui/use-single-run';
import { failureText } from '../failure-text';
import { cancelTexts as texts } from '../subscription-texts';
import { useCancelPlan, useChangePreview } from '../subscription.queries';
import styles from './subscription.module.css';

interface CancelDialogProps {
  planName: string;
  /** Until when the plan stays open, an instant. */
  periodEnd: string;
  onClose: () => void;
}

/** Asks before a plan is cancelled; what would be locked is told as soon as the server has counted it. */
export function CancelDialog({ planName, periodEnd, onClose }: CancelDialogProps) {
  useReturnFocus();
  const cancel = useCancelPlan();
  const once = useSingleRun();
  const locked = useChangePreview(FREE_PLAN_ID).data?.locks_screenshots ?? 0;
  const end = formatDate(periodEnd);
  const confirm = () => {
    const onSuccess = () => {
      onClose();
      showToast({ message: texts.done(end) });
    };
    once((ended) => cancel.mutate({}, { onSuccess, ...ended }));
  };
  const reason = cancel.error && failureText(cancel.error, '');
  return (
    <AlertDialog
      opened
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.keep}
          </Button>
          <Button color="red" disabled={cancel.isPending} onClick={confirm}>
            {cancel.isPending ? texts.busy : texts.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{texts.text(planName, end)}</p>
        {locked > 0 && <p>{texts.locks(locked)}</p>}
        {cancel.error && (
          <div role="alert" className={styles.danger}>
            <p>{texts.failed}</p>
            {reason && <p>{reason}</p>}
          </div>
        )}
      </div>
    </AlertDialog>
  );
}
