import { Injectable } from '@nestjs/common';
import { atSecond, type ProviderSubscription } from './provider-subscription';
import { StripeClient } from './stripe-client';

export interface PreviewedInvoice {
  /** Negative when the rest of the period is worth more than the new plan. */
  totalCents: number;
  currency: string;
  lines: { description: string; amountCents: number }[];
  at: Date;
}

/** Previews the charge of a plan change, as the provider computes it. */
@Injectable()
export class ChangePreviews {
  constructor(private readonly stripe: StripeClient) {}

  /** The invoice that a change to another price would create now. */
  async of(subscription: ProviderSubscription, priceId: string): Promise<PreviewedInvoice> {
    const invoice = await this.stripe.ask((stripe) =>
      stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: subscription.itemId, price: priceId }],
          proration_behavior: 'always_invoice',
        },
      }),
    );
    return {
      totalCents: invoice.total,
      currency: invoice.currency,
      at: atSecond(invoice.created),
      lines: invoice.lines.data.map(({ description, amount }) => ({
        description: description ?? '',
        amountCents: amount,
      })),
    };
  }
}
