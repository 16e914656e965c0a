import { lazy, Suspense } from 'react';
import { useSubscriptionStatus } from '../shared/billing.queries';
import styles from './grace-notice.module.css';

// Lazy: the frame of every page has it, and few people ever see it.
const GraceBanner = lazy(() =>
  import('./grace-banner').then((module) => ({ default: module.GraceBanner })),
);

/** Shown above every page, in every workspace, while a failed renewal is unpaid. */
export function GraceNotice() {
  const { subscription } = useSubscriptionStatus().status ?? {};
  if (subscription?.status !== 'past_due') return null;
  return (
    <Suspense fallback={null}>
      <div className={styles.place}>
        <GraceBanner planName={subscription.plan.name} endsAt={subscription.grace_ends_at} />
      </div>
    </Suspense>
  );
}
