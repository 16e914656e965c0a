import { Skeleton } from '@mantine/core';
import { ErrorState } from '../../../ui/states/error-state';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { Skeletons } from '../../../ui/states/skeletons';
import { usePlanCards, useSubscriptionStatus } from '../shared/billing.queries';
import { subscriptionTexts as texts } from '../shared/subscription-texts';
import { viewOf } from './subscription.model';
import { useAddressFlag } from '../shared/use-address-flag';
import { useConfirmation } from './use-confirmation';
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
      <ErrorState title={texts.failed} onAction={() => void refresh()} isRetrying={isFetching} />
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

/** The current plan, its usage, the invoices, and the ways to change or cancel it. */
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
