import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { PlanLockService } from '../plans/plan-lock.service';
import { BillingCustomersService } from './billing-customers.service';
import { BillingService, type Usage } from '../plans/billing.service';
import { SubscriptionSyncService } from './subscription-sync.service';

export interface Status extends Usage {
  /** Number of screenshots that a fall to Free has locked. */
  locked: number;
}

/** The plan as its person sees it. */
@Injectable()
export class SubscriptionStatusService {
  constructor(
    private readonly billing: BillingService,
    private readonly customers: BillingCustomersService,
    private readonly sync: SubscriptionSyncService,
    private readonly planLock: PlanLockService,
  ) {}

  async of(person: PersonScope): Promise<Status> {
    const [usage, locked] = await Promise.all([
      this.billing.usage(person),
      this.planLock.countLocked(person),
    ]);
    return { ...usage, locked };
  }

  /** Asks the provider first, unless it was asked a moment ago. */
  async refresh(person: PersonScope): Promise<Status> {
    if (await this.customers.claimRefresh(person)) await this.sync.run(person);
    return this.of(person);
  }
}
