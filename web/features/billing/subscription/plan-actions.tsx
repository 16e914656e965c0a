import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { subscriptionTexts as texts } from '../shared/subscription-texts';
import type { SubscriptionView } from './subscription.model';
import { usePortal } from '../shared/subscription.queries';
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

/** The actions for a plan. A plan that is not billed can be neither managed nor cancelled. */
export function PlanActions({ view }: { view: SubscriptionView }) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div className={styles.actions}>
      <Button component={Link} to={paths.pricing} variant={view.isPaid ? 'default' : 'filled'}>
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
