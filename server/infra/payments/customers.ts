import { Injectable } from '@nestjs/common';
import { idOf, atSecond } from './provider-subscription';
import { StripeClient } from './stripe-client';

const STATES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export interface ProviderInvoice {
  id: string;
  number: string | null;
  createdAt: Date;
  description: string;
  /** What was asked for; negative for a credit. */
  amountCents: number;
  currency: string;
  status: (typeof STATES)[number];
  url: string | null;
}

/** Who pays, and what they were charged. */
@Injectable()
export class ProviderCustomers {
  constructor(private readonly stripe: StripeClient) {}

  /** The key makes two first purchases at once one customer; `lost` is the one that is there no more. */
  async create(
    person: { id: string; email: string; name: string },
    lost: string | null,
  ): Promise<string> {
    const customer = await this.stripe.ask((stripe) =>
      stripe.customers.create(
        { email: person.email, name: person.name, metadata: { user_id: person.id } },
        { idempotencyKey: `customer-${person.id}-${lost ?? 'first'}` },
      ),
    );
    return customer.id;
  }

  /** False for one that the provider does not have, or has no more. */
  async exists(customerId: string): Promise<boolean> {
    const found = await this.stripe.find((stripe) => stripe.customers.retrieve(customerId));
    return found !== null && found.deleted !== true;
  }

  /** Newest first. */
  async listInvoices(customerId: string, limit: number): Promise<ProviderInvoice[]> {
    const list = await this.stripe.find((stripe) =>
      stripe.invoices.list({ customer: customerId, limit }),
    );
    return (list?.data ?? []).map((invoice) => ({
      id: idOf(invoice) ?? '',
      number: invoice.number,
      createdAt: atSecond(invoice.created),
      description: invoice.lines.data[0]?.description ?? '',
      amountCents: invoice.total,
      currency: invoice.currency,
      status: STATES.find((state) => state === invoice.status) ?? 'draft',
      url: invoice.hosted_invoice_url ?? null,
    }));
  }
}
