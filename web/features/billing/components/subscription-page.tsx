import { Skeleton } from '@mantine/core';
import { ErrorState } from '../../../ui/error-state';
import { PageHead } from '../../../ui/page-head';
import page from '../../../ui/page.module.css';
import { Skeletons } from '../../../ui/skeletons';
import { usePlanCards, useSubscriptionStatus } from '../billing.queries';
import { subscriptionTexts as texts } from '../subscription-texts';
import { viewOf } from '../subscription.model';
import { useAddressFlag } from '../use-address-flag';
import { useConfirmation } from '../use-confirmation';
import { InvoiceList } from './invoice-list';
import { PlanFeatures, PlanSummary } from './plan-summary';
import { SubscriptionNotices, UpdatedNotice } from './subscription-notices';
import styles from './subscription.module.css';
import { UsageCard } from './usage-card';

function Content() {
  const { status, limit, isPending, isFetching, refresh } = useSubscriptionStatus();
  const cards = usePlanCards();
  if (isPending) {
    return (
      <Skeletons label={texts.loading} className={styles.page}>
        <Skeleton h={210} radius="md" />
        <Skeleton h={210} radius="md" />
        <Skeleton h={180} radius="md" />
        <Skeleton h={180} radius="md" />
      </Skeletons>
    );
  }
  if (!status || limit === undefined) {
    return (
      <ErrorState title={texts.failed} onRetry={() => void refresh()} isRetrying={isFetching} />
    );
  }
  const view = viewOf(status, cards);
  const willCancel = status.subscription?.cancel_at_period_end ?? false;
  return (
    <div className={styles.page}>
      <div className={styles.wide}>
        <SubscriptionNotices status={status} view={view} />
      </div>
      <PlanSummary view={view} limit={limit} willCancel={willCancel} />
      <UsageCard status={status} limit={limit} />
      <PlanFeatures features={view.features} />
      {(view.isBilled || !view.isPaid) && (
        <div className={styles.wide}>
          <InvoiceList />
        </div>
      )}
    </div>
  );
}

/** The plan one has, what of it is used, what was paid, and the ways to change or end it. */
export function SubscriptionPage() {
  const success = useAddressFlag('success');
  const { state, askAgain } = useConfirmation(success.hasArrived);
  const { status, planName } = useSubscriptionStatus();
  return (
    <div className={page.page}>
      <PageHead title={texts.title} />
      {success.isOn && !status?.is_cancelled && (
        <div className={styles.updated}>
          <UpdatedNotice
            state={state}
            planName={planName ?? ''}
            onAskAgain={askAgain}
            onClose={success.dismiss}
          />
        </div>
      )}
      <Content />
    </div>
  );
}
