import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { FREE_PLAN_ID } from '../../contract/plans';
import { BillingRepository, type LiveSubscription, type PlanRow } from './billing.repository';
import { carriesPlan } from './entitlements';
import { periodAt } from './period-at';

export interface HeldSubscription {
  status: string;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** The plan that counts for a person now, and what it was bought or given by. */
export interface PlanHolding {
  plan: PlanRow;
  /** Null on Free. */
  subscription: HeldSubscription | null;
}

/** Which plan a person has. */
@Injectable()
export class PlanHoldings {
  constructor(
    private readonly repository: BillingRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<PlanHolding> {
    const live = await this.repository.findLive(userId);
    const now = this.clock.now();
    const subscription = live && heldAt(live, now);
    if (live && subscription && carriesPlan(subscription, now)) {
      return { plan: live.plan, subscription };
    }
    return { plan: await this.repository.getPlan(FREE_PLAN_ID), subscription: null };
  }
}

/** What an operator gave renews itself; what was bought ends when the provider says so. */
function heldAt(live: LiveSubscription, now: Date): HeldSubscription {
  const isGiven = live.stripeSubscriptionId === null;
  const { status, cancelAtPeriodEnd } = live;
  const periodEnd = isGiven ? periodAt(live.currentPeriodStart, now).end : live.currentPeriodEnd;
  return { status, cancelAtPeriodEnd, periodEnd };
}
