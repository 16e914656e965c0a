import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSubscriptionStatus } from '../billing.queries';
import { billingTexts } from '../texts';

/** Stands in the frame only while the month's allowance is used up. */
export function UpgradeButton() {
  const { status } = useSubscriptionStatus();
  if (!status?.is_over_limit) return null;
  return (
    <Button component={Link} to="/pricing" size="compact-md">
      {billingTexts.upgrade}
    </Button>
  );
}
