import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useSubscriptionStatus } from '../shared/billing.queries';
import { billingTexts } from '../shared/texts';
import styles from './plan-chip.module.css';

/** The frame's link to the plans: plan and usage, as in `Free 3/25`; just `Pricing` in a team. */
export function PlanChip() {
  const { isPersonal } = useWorkspace();
  const { status, planName, limit, isPending } = useSubscriptionStatus();
  if (isPersonal && isPending) return <Skeleton w={84} h={28} radius="xl" />;
  // There are no plans to go to (docs/decisions.md#own-server).
  if (status?.plan) return null;
  if (!isPersonal || !status || limit === undefined) {
    return (
      <Link to={paths.pricing} className={styles.chip}>
        {billingTexts.pricing}
      </Link>
    );
  }
  const used = status.usage.screenshots_uploaded;
  const left = billingTexts.remaining(status.remaining_uploads);
  const usedAndLeft = `${billingTexts.uploadsUsed(used, limit)} · ${left}`;
  return (
    <Link to={paths.pricing} className={styles.chip} title={usedAndLeft}>
      {planName} <span className={styles.count}>{billingTexts.usage(used, limit)}</span>
    </Link>
  );
}
