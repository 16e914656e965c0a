import { Inject, Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { ProviderPages } from '../../../infra/payments/provider-pages';
import type { ProviderSubscription } from '../../../infra/payments/provider-subscription';

interface Offer {
  planId: number;
  priceId: string;
}

/** Opens the provider's pages and tells them the address to come back to. */
@Injectable()
export class BillingPagesService {
  constructor(
    private readonly provider: ProviderPages,
    private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  checkout(userId: string, customerId: string, offer: Offer): Promise<string> {
    const idempotencyKey = `checkout-${this.ids.uuid()}`;
    return this.provider.checkout({ ...offer, ...this.ways(), userId, customerId, idempotencyKey });
  }

  /** The page on which a payer confirms another plan; nothing changes before that (docs/decisions.md#plan-changes). */
  confirm(customerId: string, bought: ProviderSubscription, { priceId }: Offer): Promise<string> {
    const { id: subscriptionId, itemId } = bought;
    return this.provider.confirmChange({
      ...this.ways(),
      customerId,
      subscriptionId,
      itemId,
      priceId,
    });
  }

  portal(customerId: string): Promise<string> {
    return this.provider.portal(customerId, this.address('/subscription'));
  }

  private ways() {
    return {
      successUrl: this.address('/subscription?success=true'),
      cancelUrl: this.address('/pricing?cancelled=true'),
    };
  }

  private address(path: string): string {
    return `${this.config.publicUrl}${path}`;
  }
}
