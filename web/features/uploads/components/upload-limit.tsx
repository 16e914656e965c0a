import { lazy, Suspense } from 'react';
import { useSubscriptionStatus } from '../../billing/billing.queries';
import styles from './upload-page.module.css';

// Not the gallery's banner around it: a second page that imports it would give it a file of its own.
const LimitNotice = lazy(() =>
  import('../../billing/components/limit-notice').then((module) => ({
    default: module.LimitNotice,
  })),
);

/** Why nothing can be uploaded now, and what can be done about it, before somebody tries. */
export function UploadLimit() {
  const { status, planName } = useSubscriptionStatus();
  if (!status) return null;
  return (
    <Suspense fallback={null}>
      <div className={styles.limit}>
        <LimitNotice
          isOver
          isFree={planName === 'Free'}
          remaining={0}
          resetsAt={status.usage.resets_at}
        />
      </div>
    </Suspense>
  );
}
