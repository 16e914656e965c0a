import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useSubscriptionStatus } from '../billing.queries';
import { billingTexts } from '../texts';
import styles from './plan-chip.module.css';

/** The frame's way to the plans: plan and used count over the limit, as in `Free 3/25`; in a team just the word. */
export function PlanChip() {
  const { isPersonal } = useWorkspace();
  const { status, planName, limit, isPending } = useSubscriptionStatus();
  if (isPersonal && isPending) return <Skeleton w={84} h={28} radius="xl" />;
  if (!isPersonal || !status || limit === undefined) {
    return (
      <Link to="/pricing" className={styles.chip}>
        {billingTexts.pricing}
      </Link>
    );
  }
  const used = status.usage.screenshots_uploaded;
  return (
    <Link to="/pricing" className={styles.chip} title={billingTexts.usageLabel(used, limit)}>
      {planName} <span className={styles.count}>{billingTexts.usage(used, limit)}</span>
    </Link>
  );
}
