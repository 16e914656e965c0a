import { lazy, Suspense } from 'react';
import { useSubscriptionStatus } from '../billing.queries';
import styles from './grace-place.module.css';

// Few people ever see it, and it stands on every screen.
const GraceBanner = lazy(() =>
  import('./grace-banner').then((module) => ({ default: module.GraceBanner })),
);

/** Above every page, in every space, while a failed renewal waits to be mended (decisions 9). */
export function GracePlace() {
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
