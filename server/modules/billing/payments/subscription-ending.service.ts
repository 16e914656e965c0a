import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { ProviderSubscriptions } from '../../../infra/payments/provider-subscriptions';
import { SubscriptionSyncService } from './subscription-sync.service';

/** Ends a paid subscription at once and stops all charges when a person leaves (docs/decisions.md#account-end). */
@Injectable()
export class SubscriptionEndingService {
  constructor(
    private readonly sync: SubscriptionSyncService,
    private readonly provider: ProviderSubscriptions,
  ) {}

  /** Safe to repeat. Throws 503 when the provider cannot be reached, because it would continue to charge. */
  async endNow(person: PersonScope): Promise<void> {
    const live = await this.sync.run(person);
    if (!live) return;
    await this.provider.end(live);
    await this.sync.run(person);
  }
}
