import { lazy, Suspense } from 'react';
import { useSubscriptionStatus } from '../billing.queries';
import { usageLevel } from '../usage.model';

// Most of the time there is enough left, and the gallery is opened more often than anything else.
const LimitNotice = lazy(() =>
  import('./limit-notice').then((module) => ({ default: module.LimitNotice })),
);

/** Warns near the end of the month's allowance and at it. Belongs to the personal space only. */
export function LimitBanner() {
  const { status, planName, limit } = useSubscriptionStatus();
  if (!status || limit === undefined) return null;
  const level = usageLevel(status, limit);
  if (level === 'fine') return null;
  return (
    <Suspense fallback={null}>
      <LimitNotice
        isOver={level === 'over'}
        isFree={planName === 'Free'}
        remaining={status.remaining_uploads ?? 0}
        resetsAt={status.usage.resets_at}
      />
    </Suspense>
  );
}
