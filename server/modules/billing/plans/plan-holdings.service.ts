import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import type { PlanRow } from './plans.repository';
import { carriesPlan } from './entitlements';
import { ownServerPlan } from './own-server-plan';
import { periodAt } from './period-at';
import type { HoldingRow, LiveSubscription } from './plan-holding.sql';
import { PlanHoldingsRepository } from './plan-holdings.repository';

export interface HeldSubscription {
  status: string;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  graceEndsAt: Date | null;
  /** True when the plan was bought, false when an operator gave it. */
  isBilled: boolean;
  scheduled: { plan: PlanRow; at: Date } | null;
}

/** The plan that counts for a person now, and the subscription it comes from. */
export interface PlanHolding {
  plan: PlanRow;
  /** Null on Free, and where no plans are sold. */
  subscription: HeldSubscription | null;
}

/** Finds the plan of a person. */
@Injectable()
export class PlanHoldingsService {
  constructor(
    private readonly repository: PlanHoldingsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(person: PersonScope): Promise<PlanHolding> {
    return this.own() ?? this.holding(await this.repository.find(person));
  }

  /** The plan that counts in a workspace: its owner's (docs/decisions.md#plan-gates). */
  async ofWorkspace(scope: WorkspaceScope): Promise<PlanHolding> {
    return this.own() ?? this.holding(await this.repository.findOfOwner(scope));
  }

  /** For a statement that reads the holding beside something else. */
  from(row: HoldingRow): PlanHolding {
    return this.own() ?? this.holding(row);
  }

  /** The rows of subscriptions stay as they are, so that they count again once plans are sold. */
  private own(): PlanHolding | null {
    const { isOn, ownPlan } = this.config.billing;
    return isOn ? null : { plan: ownServerPlan(ownPlan), subscription: null };
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

/** A given plan renews itself; a bought one ends when the provider says so. */
function heldAt(live: LiveSubscription, now: Date): HeldSubscription {
  const isBilled = live.stripeSubscriptionId !== null;
  const { status, cancelAtPeriodEnd, graceEndsAt, scheduledPlan, scheduledAt } = live;
  const periodEnd = isBilled ? live.currentPeriodEnd : periodAt(live.currentPeriodStart, now).end;
  const scheduled = scheduledPlan && scheduledAt && { plan: scheduledPlan, at: scheduledAt };
  return { status, cancelAtPeriodEnd, graceEndsAt, periodEnd, isBilled, scheduled };
}
