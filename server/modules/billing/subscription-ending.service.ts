import { Injectable } from '@nestjs/common';
import { ProviderSubscriptions } from '../../infra/payments/provider-subscriptions';
import { SubscriptionSync } from './subscription-sync.service';

/** For somebody who leaves: what they paid for ends at once, and nothing is charged any more (decisions 36). */
@Injectable()
export class SubscriptionEnding {
  constructor(
    private readonly sync: SubscriptionSync,
    private readonly provider: ProviderSubscriptions,
  ) {}

  /** Safe to repeat. Throws 503 when the provider cannot be asked: it would go on charging. */
  async endNow(userId: string): Promise<void> {
    const live = await this.sync.run(userId);
    if (!live) return;
    await this.provider.end(live);
    await this.sync.run(userId);
  }
}
