import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { idOf, atSecond } from './provider-subscription';
import { StripeClient } from './stripe-client';

const STATES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export interface ProviderInvoice {
  id: string;
  number: string | null;
  createdAt: Date;
  description: string;
  /** The amount that was charged, or is to be. */
  amountCents: number;
  /** The amount that earlier credit paid; negative where the invoice gave credit. */
  creditCents: number;
  currency: string;
  status: (typeof STATES)[number];
  url: string | null;
}

/** Customers at the provider and their invoices. */
@Injectable()
export class ProviderCustomers {
  constructor(private readonly stripe: StripeClient) {}

  /**
   * The idempotency key makes two simultaneous first purchases one customer; `lost` is a customer that no longer
   * exists.
   */
  async create(
    person: { userId: string; email: string; name: string },
    lost: string | null,
  ): Promise<string> {
    const customer = await this.stripe.ask((stripe) =>
      stripe.customers.create(
        { email: person.email, name: person.name, metadata: { user_id: person.userId } },
        { idempotencyKey: `customer-${person.userId}-${lost ?? 'first'}` },
      ),
    );
    return customer.id;
  }

  /** Returns false for a customer that the provider does not have, or no longer has. */
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
      ...amountsOf(invoice),
      id: idOf(invoice) ?? '',
      number: invoice.number,
      createdAt: atSecond(invoice.created),
      description: purchaseOf(invoice)?.description ?? '',
      currency: invoice.currency,
      status: STATES.find((state) => state === invoice.status) ?? 'draft',
      url: invoice.hosted_invoice_url ?? null,
    }));
  }
}

function amountsOf(invoice: Stripe.Invoice) {
  const amountCents = invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due;
  return { amountCents, creditCents: creditUsedBy(invoice) };
}

/**
 * Taken from the balance, because an amount below the least that can be charged is put on the next invoice, and is no
 * credit. A draft has no balance at its end yet.
 */
function creditUsedBy({ total, starting_balance: start, ending_balance: end }: Stripe.Invoice) {
  const used = creditIn(start) - creditIn(end ?? start + total);
  return total < 0 ? used : Math.max(0, used);
}

/** The provider's balance is what the customer owes. */
const creditIn = (balance: number): number => Math.max(0, -balance);

/** The line with the largest amount: an invoice of a change of plans begins with the credit for the old plan. */
const purchaseOf = ({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined =>
  [...lines.data].sort((a, b) => b.amount - a.amount)[0];
