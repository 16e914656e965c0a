import { CLOCK_ID } from '../clock';
import { listOf } from '../routes/lists';
import { type Invoice, type InvoiceLine } from '../records';
import { type World } from '../world';

export function invoiceWire(world: World, invoice: Invoice) {
  const customer = world.store.find('customer', invoice.customer);
  const subscription = world.store.find('subscription', invoice.subscription);
  const isPaid = invoice.status === 'paid';
  const isFinal = invoice.number !== null;
  const hosted = isFinal ? `${world.origin()}/sandbox/invoices/${invoice.id}` : null;
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: invoice.amountDue,
    amount_overpaid: 0,
    amount_paid: isPaid ? invoice.amountDue : 0,
    amount_remaining: isPaid ? 0 : invoice.amountDue,
    amount_shipping: 0,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.status === 'open',
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    default_payment_method: null,
    description: null,
    discounts: [],
    due_date: null,
    ending_balance: isFinal ? invoice.endingBalance : null,
    hosted_invoice_url: hosted,
    invoice_pdf: null,
    lines: listOf(
      invoice.lines.map((line) => lineWire(world, invoice, line)),
      `/v1/invoices/${invoice.id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttemptAt,
    number: invoice.number,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription?.metadata },
        subscription: invoice.subscription,
      },
      type: 'subscription_details',
    },
    period_end: invoice.period.end,
    period_start: invoice.period.start,
    starting_balance: invoice.startingBalance,
    status: invoice.status,
    status_transitions: {
      finalized_at: isFinal ? invoice.created : null,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subtotal: invoice.total,
    subtotal_excluding_tax: invoice.total,
    test_clock: CLOCK_ID,
    total: invoice.total,
    total_discount_amounts: [],
    total_excluding_tax: invoice.total,
    total_taxes: [],
  };
}

function lineWire(world: World, invoice: Invoice, line: InvoiceLine) {
  const price = world.store.get('price', line.price);
  const subscription = world.store.find('subscription', invoice.subscription);
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: null,
        subscription: invoice.subscription,
        subscription_item: subscription?.itemId ?? null,
      },
      type: 'subscription_item_details',
    },
    period: { ...line.period },
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.amount),
    },
    quantity: 1,
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}
