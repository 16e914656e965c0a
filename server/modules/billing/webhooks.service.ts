import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { ProviderEvents } from '../../infra/payments/provider-events';
import { SubscriptionSync } from './subscription-sync.service';
import { SubscriptionsRepository } from './subscriptions.repository';

/** What the provider tells us by itself. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly events: ProviderEvents,
    private readonly repository: SubscriptionsRepository,
    private readonly sync: SubscriptionSync,
    private readonly clock: Clock,
  ) {}

  /**
   * An event only says that something changed for a customer; what, is read anew. It counts as dealt with after
   * that, so a failure in between is delivered again. Throws 422 for a wrong signature.
   */
  async receive(bytes: Buffer, signature: string): Promise<void> {
    const event = this.events.open(bytes, signature);
    if (await this.repository.isKnownEvent(event.id)) return;
    const userId = event.customerId && (await this.repository.findUserOfCustomer(event.customerId));
    if (userId) await this.sync.run(userId);
    await this.repository.recordEvent(event, this.clock.now());
  }
}
