import { Injectable } from '@nestjs/common';
import { StripeClient } from './stripe-client';

export interface Purchase {
  customerId: string;
  priceId: string;
  planId: number;
  userId: string;
  successUrl: string;
  cancelUrl: string;
  idempotencyKey: string;
}

export interface ConfirmedChange {
  customerId: string;
  subscriptionId: string;
  itemId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

/** The provider's own pages for payment and confirmation. Each method returns the address of a page. */
@Injectable()
export class ProviderPages {
  constructor(private readonly stripe: StripeClient) {}

  /** Closes unfinished pages that were opened earlier, so that only the last one can be paid. */
  async checkout(purchase: Purchase): Promise<string> {
    const { customerId, priceId, planId, userId, successUrl, cancelUrl } = purchase;
    const metadata = { plan_id: String(planId), user_id: userId };
    return this.stripe.ask(async (stripe) => {
      const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open' });
      for (const session of open.data) await stripe.checkout.sessions.expire(session.id);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: priceId, quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          metadata,
          subscription_data: { metadata },
        },
        { idempotencyKey: purchase.idempotencyKey },
      );
      return addressOf(session.url);
    });
  }

  async confirmChange(change: ConfirmedChange): Promise<string> {
    const { customerId, subscriptionId, itemId, priceId, successUrl, cancelUrl } = change;
    return this.stripe.ask(async (stripe) => {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: cancelUrl,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscriptionId,
            items: [{ id: itemId, price: priceId, quantity: 1 }],
          },
          after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
        },
      });
      return addressOf(session.url);
    });
  }

  async portal(customerId: string, returnUrl: string): Promise<string> {
    const session = await this.stripe.ask((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return addressOf(session.url);
  }
}

function addressOf(url: string | null): string {
  if (!url) throw new Error('the payment provider gave no address of its page');
  return url;
}
