import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { PlanRow } from './billing.repository';
import { carriesPlan } from './entitlements';
import { periodAt } from './period-at';
import {
  type HoldingRow,
  type LiveSubscription,
  PlanHoldingsRepository,
} from './plan-holdings.repository';

export interface HeldSubscription {
  status: string;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  graceEndsAt: Date | null;
  /** Bought, not given by an operator. */
  isBilled: boolean;
  scheduled: { plan: PlanRow; at: Date } | null;
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
    private readonly repository: PlanHoldingsRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<PlanHolding> {
    return this.holding(await this.repository.find(userId));
  }

  /** The plan that counts in a workspace: its owner's (decisions 4). */
  async ofWorkspace(workspaceId: string): Promise<PlanHolding> {
    return this.holding(await this.repository.findOfOwner(workspaceId));
  }

  private holding({ live, free }: HoldingRow): PlanHolding {
    const now = this.clock.now();
    const subscription = live && heldAt(live, now);
    if (live && subscription && carriesPlan(subscription, now)) {
      return { plan: live.plan, subscription };
    }
    return { plan: free, subscription: null };
  }
}

/** What an operator gave renews itself; what was bought ends when the provider says so. */
function heldAt(live: LiveSubscription, now: Date): HeldSubscription {
  const isBilled = live.stripeSubscriptionId !== null;
  const { status, cancelAtPeriodEnd, graceEndsAt, scheduledPlan, scheduledAt } = live;
  const periodEnd = isBilled ? live.currentPeriodEnd : periodAt(live.currentPeriodStart, now).end;
  const scheduled = scheduledPlan && scheduledAt && { plan: scheduledPlan, at: scheduledAt };
  return { status, cancelAtPeriodEnd, graceEndsAt, periodEnd, isBilled, scheduled };
}
