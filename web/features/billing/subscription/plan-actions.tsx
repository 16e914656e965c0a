import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { PortalButton } from '../shared/portal-button';
import { subscriptionTexts as texts } from '../shared/subscription-texts';
import type { SubscriptionView } from './subscription.model';
import { CancelDialog } from './cancel-dialog';
import styles from './subscription.module.css';

/** The actions for a plan. A plan that is not billed can be neither managed nor cancelled. */
export function PlanActions({ view }: { view: SubscriptionView }) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div className={styles.actions}>
      <Button component={Link} to={paths.pricing} variant={view.isPaid ? 'default' : 'filled'}>
        {view.isPaid ? texts.changePlan : texts.viewPlans}
      </Button>
      {view.isBilled && <PortalButton>{texts.manageBilling}</PortalButton>}
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
