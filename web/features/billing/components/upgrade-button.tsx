import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useSubscriptionStatus } from '../billing.queries';
import { billingTexts } from '../texts';

/** Stands in the frame only while the month's allowance is used up, and only where it counts: in the personal space. */
export function UpgradeButton() {
  const { isPersonal } = useWorkspace();
  const { status } = useSubscriptionStatus();
  if (!isPersonal || !status?.is_over_limit) return null;
  return (
    <Button component={Link} to="/pricing">
      {billingTexts.upgrade}
    </Button>
  );
}
