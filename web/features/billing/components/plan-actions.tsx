import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AlertDialog } from '../../../ui/alert-dialog';
import { subscriptionTexts as texts } from '../subscription-texts';
import type { SubscriptionView } from '../subscription.model';
import { usePortal } from '../subscription.queries';
import { CancelDialog } from './cancel-dialog';
import styles from './subscription.module.css';

function ManageBilling() {
  const portal = usePortal();
  return (
    <>
      <Button variant="default" loading={portal.isBusy} onClick={() => void portal.open()}>
        {texts.manageBilling}
      </Button>
      <AlertDialog
        opened={portal.hasFailed}
        onClose={portal.forgetFailure}
        title={texts.portalFailed}
      >
        {portal.failure}
      </AlertDialog>
    </>
  );
}

/** What can be done about a plan. One that nobody pays for has nothing to manage and nothing to cancel. */
export function PlanActions({ view }: { view: SubscriptionView }) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div className={styles.actions}>
      <Button component={Link} to="/pricing" variant={view.isPaid ? 'default' : 'filled'}>
        {view.isPaid ? texts.changePlan : texts.viewPlans}
      </Button>
      {view.isBilled && <ManageBilling />}
      {view.isBilled && !view.isCancelling && (
        <Button variant="subtle" color="red" c="var(--danger)" onClick={() => setCancelling(true)}>
          {texts.cancelPlan}
        </Button>
      )}
      {isCancelling && view.periodEnd && (
        <CancelDialog
          planName={view.planName}
          periodEnd={view.periodEnd}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}
