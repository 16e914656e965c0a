import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { isLive } from '../../../infra/payments/provider-subscription';
import { ProviderSubscriptions } from '../../../infra/payments/provider-subscriptions';
import { SubscriptionSyncService } from './subscription-sync.service';
import { SubscriptionsRepository } from './subscriptions.repository';

/** Ends paid subscriptions at once. Safe to repeat. Throws 503 when the provider cannot be reached: it would charge on. */
@Injectable()
export class SubscriptionEndingService {
  constructor(
    private readonly sync: SubscriptionSyncService,
    private readonly repository: SubscriptionsRepository,
    private readonly provider: ProviderSubscriptions,
  ) {}

  /** Ends the subscription of the plan. */
  async endNow(person: PersonScope): Promise<void> {
    const live = await this.sync.run(person);
    if (!live) return;
    await this.provider.end(live);
    await this.sync.run(person);
  }

  /**
   * Stops all charges when a person leaves (docs/decisions.md#account-end): also those of a subscription that is no plan,
   * which nobody could end here later.
   */
  async endAll(person: PersonScope): Promise<void> {
    const account = await this.repository.findAccount(person);
    if (!account?.customerId) return;
    const all = await this.provider.list(account.customerId);
    for (const live of all.filter(isLive)) await this.provider.end(live);
    await this.sync.run(person);
  }
}
