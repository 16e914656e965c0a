import { Button } from '@mantine/core';
import { FREE_PLAN } from '../../../../server/contract/plans';
import { formatDate } from '../../../shared/format';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { showToast } from '../../../ui/toasts/toast';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { Losses } from '../pricing/losses';
import { usePlanCards } from '../shared/billing.queries';
import { failureText } from '../shared/failure-text';
import { cancelTexts as texts } from '../shared/subscription-texts';
import { useCancelPlan, useChangePreview } from '../shared/subscription.queries';
import styles from './subscription.module.css';

interface CancelDialogProps {
  planName: string;
  /** When the plan ends, ISO 8601. */
  periodEnd: string;
  onClose: () => void;
}

/** Asks before a plan is cancelled, and names what is given up once it is counted. */
export function CancelDialog({ planName, periodEnd, onClose }: CancelDialogProps) {
  useReturnFocus();
  const cancel = useCancelPlan();
  const once = useSingleRun();
  const preview = useChangePreview(FREE_PLAN.id).data;
  const free = usePlanCards().find(({ id }) => id === FREE_PLAN.id);
  const locked = preview?.locks_screenshots ?? 0;
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
        {preview && free && <Losses plan={free} counts={preview.loses} isNow={false} />}
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
