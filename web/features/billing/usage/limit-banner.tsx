import { lazy, Suspense } from 'react';
import { useSubscriptionStatus } from '../shared/billing.queries';
import { usageLevel } from '../shared/usage.model';

// Lazy: most people never see it, and the gallery is the most visited page.
const LimitNotice = lazy(() =>
  import('./limit-notice').then((module) => ({ default: module.LimitNotice })),
);

/** Warns when few or no uploads are left this month. Shown in the personal workspace only. */
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
        isOwnServer={status.plan !== null}
        remaining={status.remaining_uploads ?? 0}
        resetsAt={status.usage.resets_at}
      />
    </Suspense>
  );
}
