import { Injectable } from '@nestjs/common';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { BillingCustomers } from './billing-customers.service';
import { BillingService, type Usage } from './billing.service';
import { SubscriptionSync } from './subscription-sync.service';

export interface Status extends Usage {
  /** Screenshots behind the lock after a fall to Free. */
  locked: number;
}

/** What a person sees of their plan. */
@Injectable()
export class SubscriptionStatuses {
  constructor(
    private readonly billing: BillingService,
    private readonly customers: BillingCustomers,
    private readonly sync: SubscriptionSync,
    private readonly workspaces: WorkspacesService,
  ) {}

  async of(userId: string): Promise<Status> {
    const [usage, locked] = await Promise.all([
      this.billing.usage(userId),
      this.workspaces.countLocked(userId),
    ]);
    return { ...usage, locked };
  }

  /** Asks the provider first, unless that was only just done. */
  async refresh(userId: string): Promise<Status> {
    if (await this.customers.claimRefresh(userId)) await this.sync.run(userId);
    return this.of(userId);
  }
}
