import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { FREE_PLAN_ID } from '../../contract/plans';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { BillingRepository, type PlanRow } from './billing.repository';
import { monthOf, resetAfter } from './usage-month';

export interface Usage {
  used: number;
  month: string;
  resetsAt: Date;
  /** The plan that sets the allowance. */
  plan: PlanRow;
}

@Injectable()
export class BillingService {
  constructor(
    private readonly repository: BillingRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async usage(userId: string): Promise<Usage> {
    const now = this.clock.now();
    const month = monthOf(now);
    const [used, plan] = await Promise.all([
      this.repository.usedUploads(userId, month),
      this.repository.getPlan(FREE_PLAN_ID),
    ]);
    return { used, month, resetsAt: resetAfter(now), plan };
  }

  listPlans(): Promise<PlanRow[]> {
    return this.repository.listPlans();
  }

  environment(): 'sandbox' | 'live' {
    return this.config.sandbox.enabled ? 'sandbox' : 'live';
  }
}
