import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useSubscriptionStatus } from '../shared/billing.queries';
import { billingTexts } from '../shared/texts';

/** Shown in the frame of the personal workspace while the monthly allowance is used up. */
export function UpgradeButton() {
  const { isPersonal } = useWorkspace();
  const { status } = useSubscriptionStatus();
  if (!isPersonal || !status?.is_over_limit || status.plan) return null;
  return (
    <Button component={Link} to={paths.pricing}>
      {billingTexts.upgrade}
    </Button>
  );
}
