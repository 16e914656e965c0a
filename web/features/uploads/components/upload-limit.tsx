import { lazy, Suspense } from 'react';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import styles from './upload-page.module.css';

// Not `LimitBanner`: a second page importing it would move it into a chunk of its own.
const LimitNotice = lazy(() =>
  import('../../billing/usage/limit-notice').then((module) => ({
    default: module.LimitNotice,
  })),
);

/** Explains before an upload why nothing can be uploaded, and what to do. */
export function UploadLimit() {
  const { status, planName } = useSubscriptionStatus();
  if (!status) return null;
  return (
    <Suspense fallback={null}>
      <div className={styles.limit}>
        <LimitNotice
          isOver
          isFree={planName === 'Free'}
          isOwnServer={status.plan !== null}
          remaining={0}
          resetsAt={status.usage.resets_at}
        />
      </div>
    </Suspense>
  );
}
