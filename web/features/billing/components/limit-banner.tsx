import { lazy, Suspense } from 'react';
import { useSubscriptionStatus } from '../billing.queries';
import { usageLevel } from '../usage.model';

// Most people never see it.
const LimitAlert = lazy(() =>
  import('./limit-alert').then((module) => ({ default: module.LimitAlert })),
);

/** Warns near the end of the month's allowance and at it. Belongs to the personal space only. */
export function LimitBanner() {
  const { status, planName, limit } = useSubscriptionStatus();
  if (!status || limit === undefined) return null;
  const level = usageLevel(status, limit);
  if (level === 'fine') return null;
  return (
    <Suspense fallback={null}>
      <LimitAlert level={level} status={status} planName={planName} />
    </Suspense>
  );
}
