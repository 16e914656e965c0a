import { SubscriptionUpkeepService } from '../../../server/modules/billing/payments/subscription-upkeep.service';
import { PlansAdminService } from '../../../server/modules/billing/plans/plans-admin.service';
import { type RunningApp, SYSTEM } from './running-app';

/** The work of operators and of the schedule on plans. */
export class BillingDriver {
  constructor(private readonly app: Pick<RunningApp, 'nest'>) {}

  /** Gives a plan, as an operator does. */
  async givePlan(email: string, plan: string): Promise<void> {
    await this.app.nest.get(PlansAdminService).setPlan(email, plan);
  }

  /** Runs the scheduled work of every five minutes. */
  async endLapsed(): Promise<void> {
    await this.app.nest.get(SubscriptionUpkeepService).endLapsed(SYSTEM);
  }

  /** Runs the nightly reconciliation. */
  async reconcile(): Promise<void> {
    await this.app.nest.get(SubscriptionUpkeepService).reconcile(SYSTEM);
  }
}
