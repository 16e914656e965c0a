import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { SubscriptionConfig } from '../../../contract/billing';
import type { Feature } from '../../../contract/plans';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { UsedUploadsRepository } from '../usage/used-uploads.repository';
import { type PlanRow, PlansRepository } from './plans.repository';
import { type Entitlements, entitlements } from './entitlements';
import { type PlanHolding, PlanHoldingsService } from './plan-holdings.service';
import { assertRunsTeams } from './team-paused';
import { monthOf, resetAfter } from '../usage/usage-month';

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
    private readonly repository: PlansRepository,
    private readonly counts: UsedUploadsRepository,
    private readonly holdings: PlanHoldingsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async usage(person: PersonScope): Promise<Usage> {
    const now = this.clock.now();
    const month = monthOf(now);
    const [used, holding] = await Promise.all([
      this.counts.used(person, month),
      this.holdings.of(person),
    ]);
    const granted = entitlements({ ...holding, used, now });
    return { used, month, resetsAt: resetAfter(now), holding, entitlements: granted };
  }

  /** Entitlements from the plan alone, for gates that do not depend on the month's usage. */
  async entitlementsOf(person: PersonScope): Promise<Entitlements> {
    return entitlements({ ...(await this.holdings.of(person)), used: 0, now: this.clock.now() });
  }

  /** Features of the plan that counts in a workspace: in a team, the owner's plan. */
  async featuresIn(scope: WorkspaceScope): Promise<readonly Feature[]> {
    const holding = await this.holdings.ofWorkspace(scope);
    return entitlements({ ...holding, used: 0, now: this.clock.now() }).features;
  }

  async hasFeature(scope: WorkspaceScope, feature: Feature): Promise<boolean> {
    return (await this.featuresIn(scope)).includes(feature);
  }

  /** Throws 402 for a team whose owner's plan does not include teams. */
  async assertTeamRuns(scope: WorkspaceScope): Promise<void> {
    assertRunsTeams((await this.holdings.ofWorkspace(scope)).plan);
  }

  listPlans(): Promise<PlanRow[]> {
    return this.repository.listPlans();
  }

  environment(): SubscriptionConfig {
    const { billing, payments } = this.config;
    return {
      environment: payments.environment,
      sells_plans: billing.isOn,
      publishable_key: payments.publishableKey || null,
    };
  }
}
