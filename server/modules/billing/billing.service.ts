import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { SubscriptionConfig } from '../../contract/billing';
import type { Feature } from '../../contract/plans';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { BillingRepository, type PlanRow } from './billing.repository';
import { type Entitlements, entitlements } from './entitlements';
import { type PlanHolding, PlanHoldings } from './plan-holdings.service';
import { teamPaused } from './team-paused';
import { monthOf, resetAfter } from './usage-month';

export interface Usage {
  used: number;
  month: string;
  resetsAt: Date;
  holding: PlanHolding;
  entitlements: Entitlements;
}

@Injectable()
export class BillingService {
  constructor(
    private readonly repository: BillingRepository,
    private readonly holdings: PlanHoldings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async usage(userId: string): Promise<Usage> {
    const now = this.clock.now();
    const month = monthOf(now);
    const [used, holding] = await Promise.all([
      this.repository.usedUploads(userId, month),
      this.holdings.of(userId),
    ]);
    const granted = entitlements({ ...holding, used, now });
    return { used, month, resetsAt: resetAfter(now), holding, entitlements: granted };
  }

  /** What the plan of a person opens, for gates that are no matter of the month. */
  async entitlementsOf(userId: string): Promise<Entitlements> {
    return entitlements({ ...(await this.holdings.of(userId)), used: 0, now: this.clock.now() });
  }

  /** What the plan that counts in a workspace opens: in a team its owner's. */
  async featuresIn(workspaceId: string): Promise<readonly Feature[]> {
    const holding = await this.holdings.ofWorkspace(workspaceId);
    return entitlements({ ...holding, used: 0, now: this.clock.now() }).features;
  }

  async isOpenIn(workspaceId: string, feature: Feature): Promise<boolean> {
    return (await this.featuresIn(workspaceId)).includes(feature);
  }

  /** Throws 402 for a team whose owner's plan carries none. */
  async assertTeamRuns(workspaceId: string): Promise<void> {
    if (!(await this.isOpenIn(workspaceId, 'team_collaboration'))) throw teamPaused();
  }

  listPlans(): Promise<PlanRow[]> {
    return this.repository.listPlans();
  }

  environment(): SubscriptionConfig {
    const { environment, publishableKey } = this.config.payments;
    return { environment, publishable_key: publishableKey || null };
  }
}
