import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ChangePreview } from '../../../../server/contract/billing';
import { formatDate } from '../../../shared/format';
import { ErrorState } from '../../../ui/states/error-state';
import { Skeletons } from '../../../ui/states/skeletons';
import { showToast } from '../../../ui/toasts/toast';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { failureText } from '../shared/failure-text';
import type { PlanCard } from '../shared/plan-cards.model';
import { changeTexts as texts, pricingTexts } from '../shared/pricing-texts';
import type { Direction } from './pricing.model';
import { useChangePlan, useChangePreview } from '../shared/subscription.queries';
import styles from './change-plan-dialog.module.css';
import { ChangeSums } from './change-sums';
import { ChangeTime, type When } from './change-time';
import { Losses } from './losses';

interface ChangePlanDialogProps {
  card: PlanCard;
  direction: Direction;
  /** A larger plan is paid on the provider's page, which asks for confirmation again. */
  onCheckout: () => void;
  onClose: () => void;
}

function Content({ preview, ...props }: ChangePlanDialogProps & { preview: ChangePreview }) {
  const { card, onCheckout, onClose } = props;
  const [when, setWhen] = useState<When>('period_end');
  const change = useChangePlan();
  const once = useSingleRun();
  const isSmaller = preview.direction === 'downgrade' || preview.direction === 'cancel';
  const isLater = isSmaller && when === 'period_end';
  const confirm = () => {
    if (!isSmaller) return onCheckout();
    const onSuccess = () => {
      showToast({
        message: isLater
          ? texts.changesLater(card.name, formatDate(preview.period_end))
          : texts.changedNow(card.name),
      });
      onClose();
    };
    const body = { plan_id: card.id, when };
    once((ended) => change.mutate({ body }, { onSuccess, ...ended }));
  };
  return (
    <div className={styles.body}>
      {isSmaller && <ChangeTime value={when} periodEnd={preview.period_end} onChange={setWhen} />}
      <ChangeSums preview={preview} priceCents={card.priceCents} isLater={isLater} />
      <p className={styles.muted}>
        {isSmaller ? texts.locks(preview.locks_screenshots) : texts.confirmPage}
      </p>
      {isSmaller && <Losses plan={card} counts={preview.loses} isNow={!isLater} />}
      {change.error && (
        <p role="alert" className={styles.danger}>
          {failureText(change.error, texts.changeFailed)}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button loading={change.isPending} onClick={confirm}>
          {isSmaller ? texts.confirm : texts.continue}
        </Button>
      </Group>
    </div>
  );
}

/** Shows the cost of a change of plan and the screenshots it locks, before the person confirms. */
export function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { card, direction, onClose } = props;
  useReturnFocus();
  const preview = useChangePreview(card.id);
  const title = direction === 'upgrade' ? pricingTexts.upgradeTo : pricingTexts.switchTo;
  return (
    <Modal opened onClose={onClose} title={title(card.name)}>
      {preview.isPending && (
        <Skeletons label={texts.loading}>
          <Skeleton h={24} mb="sm" />
          <Skeleton h={24} mb="sm" />
          <Skeleton h={96} />
        </Skeletons>
      )}
      {preview.isError && !preview.data && (
        <ErrorState
          title={texts.failed}
          description={failureText(preview.error, '')}
          onAction={() => void preview.refetch()}
          isRetrying={preview.isFetching}
        />
      )}
      {preview.data && <Content {...props} preview={preview.data} />}
    </Modal>
  );
}
