import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import { mintSystemScope } from '../../../common/system-scope';
import { ProviderEvents } from '../../../infra/payments/provider-events';
import { SubscriptionSyncService } from './subscription-sync.service';
import { SubscriptionsRepository } from './subscriptions.repository';

/** Receives events from the payment provider. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly events: ProviderEvents,
    private readonly repository: SubscriptionsRepository,
    private readonly sync: SubscriptionSyncService,
    private readonly clock: Clock,
  ) {}

  /**
   * An event only tells that something changed for a customer; the state itself is read from the provider. The event is
   * marked as handled after that, so the provider delivers it again after a failure in between. Throws 422 for a wrong
   * signature.
   */
  async receive(bytes: Buffer, signature: string): Promise<void> {
    const event = await this.events.open(bytes, signature);
    const system = mintSystemScope();
    if (await this.repository.isKnownEvent(system, event.id)) return;
    const userId =
      event.customerId && (await this.repository.findUserOfCustomer(system, event.customerId));
    if (userId) await this.sync.run(system.person(userId));
    await this.repository.recordEvent(system, event, this.clock.now());
  }
}
