import { Skeleton } from '@mantine/core';
import { useSubscriptionStatus } from '../billing.queries';
import { billingTexts } from '../texts';
import styles from './plan-chip.module.css';

/** Plan and used count over the limit, as in `Free 3/25`. Belongs to the personal space only. */
export function PlanChip() {
  const { status, planName, limit, isPending } = useSubscriptionStatus();
  if (isPending) return <Skeleton w={84} h={28} radius="xl" />;
  if (!status || limit === undefined) return null;
  const used = status.usage.screenshots_uploaded;
  return (
    <span className={styles.chip} title={billingTexts.usageLabel(used, limit)}>
      {planName} <span className={styles.count}>{billingTexts.usage(used, limit)}</span>
    </span>
  );
}
