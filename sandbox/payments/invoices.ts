import { DAY } from './billing-months';
import { customerWire } from './wire/customer.wire';
import { invoiceWire } from './wire/invoice.wire';
import { formatDay, formatMoney } from './money';
import { prorate, type Period } from './proration';
import {
  type BillingReason,
  type Customer,
  type Invoice,
  type InvoiceLine,
  type Price,
  type Subscription,
} from './records';
import { idWith } from './store';
import { subscriptionWire } from './wire/subscription.wire';
import { type World } from './world';

export interface Bill {
  subscription: Subscription;
  reason: BillingReason;
  lines: InvoiceLine[];
  period: Period;
  at: number;
}

/** A draft invoice that is not charged yet; the customer's balance is used first. */
export function draftInvoice(world: World, bill: Bill): Invoice {
  const { subscription, reason, lines, period, at } = bill;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const startingBalance = world.store.get('customer', subscription.customer).balance;
  return {
    id: idWith(reason === 'upcoming' ? 'upcoming_in' : 'in'),
    number: null,
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'draft',
    reason,
    currency: world.store.get('price', subscription.price).currency,
    lines,
    total,
    startingBalance,
    endingBalance: Math.min(0, total + startingBalance),
    amountDue: Math.max(0, total + startingBalance),
    attempts: 0,
    paidAt: null,
    period,
    nextAttemptAt: null,
    created: at,
  };
}

/**
 * The reason why an invoice cannot be paid; null when it can. Asking counts as an attempt: it uses up "fail next
 * payment".
 * @param isEntered whether the card was typed in for this very payment
 */
export function refusalOf(world: World, invoice: Invoice, isEntered = false): string | null {
  if (invoice.amountDue === 0) return null;
  if (world.store.state.failNextPayment) {
    world.store.state.failNextPayment = false;
    return 'Your card was declined.';
  }
  const { card } = world.store.get('customer', invoice.customer);
  if (!card) return 'This customer has no card.';
  return card.paysLater || isEntered ? null : 'Your card was declined.';
}

/** Finalises a draft: paid, or open and retried later. */
export function issue(world: World, draft: Invoice, refusal: string | null): Invoice {
  const { store } = world;
  store.state.invoiceCount += 1;
  draft.number = `SANDBOX-${String(store.state.invoiceCount).padStart(4, '0')}`;
  draft.status = 'open';
  draft.attempts = draft.amountDue > 0 ? 1 : 0;
  store.insert('invoice', draft);
  store.get('subscription', draft.subscription).latestInvoice = draft.id;
  settleBalance(world, draft);
  if (refusal) markUnpaid(world, draft, draft.created);
  else markPaid(world, draft, draft.created);
  return draft;
}

/** Tries again to collect an open invoice. */
export function retry(world: World, invoice: Invoice, at: number, isEntered = false): boolean {
  invoice.attempts += 1;
  if (refusalOf(world, invoice, isEntered)) {
    markUnpaid(world, invoice, at);
    return false;
  }
  markPaid(world, invoice, at);
  const subscription = world.store.get('subscription', invoice.subscription);
  if (subscription.status === 'past_due' && openInvoicesOf(world, subscription).length === 0) {
    const before = subscriptionWire(world, subscription);
    subscription.status = 'active';
    const object = subscriptionWire(world, subscription);
    world.events.add({ type: 'customer.subscription.updated', at, object, before });
  }
  return true;
}

export function openInvoicesOf(world: World, subscription: Subscription): Invoice[] {
  return world.store
    .all('invoice')
    .filter(({ status, subscription: id }) => status === 'open' && id === subscription.id);
}

/** The credit and the charge of a price change within a paid period; empty when no time is left. */
export function prorationLines(
  world: World,
  subscription: Subscription,
  price: Price,
  at: number,
): InvoiceLine[] {
  const old = world.store.get('price', subscription.price);
  const { credit, charge } = prorate(subscription.period, at, old.amount, price.amount);
  const period = { start: at, end: subscription.period.end };
  const day = formatDay(at);
  const line = (of: Price, amount: number, text: string): InvoiceLine => ({
    id: idWith('il'),
    amount,
    description: `${text} ${nameOf(world, of)} after ${day}`,
    price: of.id,
    period,
    isProration: true,
  });
  return [line(old, credit, 'Unused time on'), line(price, charge, 'Remaining time on')].filter(
    ({ amount }) => amount !== 0,
  );
}

export function periodLine(world: World, price: Price, period: Period): InvoiceLine {
  const rate = `${formatMoney(price.amount, price.currency)} / ${price.interval}`;
  return {
    id: idWith('il'),
    amount: price.amount,
    description: `1 × ${nameOf(world, price)} (at ${rate})`,
    price: price.id,
    period,
    isProration: false,
  };
}

export function nameOf(world: World, price: Price): string {
  return world.store.get('product', price.product).name;
}

function settleBalance(world: World, invoice: Invoice): void {
  const customer = world.store.get('customer', invoice.customer);
  customer.currency ??= invoice.currency;
  if (customer.balance === invoice.endingBalance) return;
  updateCustomer(world, customer, invoice.created, () => {
    customer.balance = invoice.endingBalance;
  });
}

/** Changes a customer and emits the event. */
export function updateCustomer(
  world: World,
  customer: Customer,
  at: number,
  change: () => void,
): void {
  const before = customerWire(customer);
  change();
  world.events.add({ type: 'customer.updated', at, object: customerWire(customer), before });
}

function markPaid(world: World, invoice: Invoice, at: number): void {
  invoice.status = 'paid';
  invoice.paidAt = at;
  invoice.nextAttemptAt = null;
  world.events.add({ type: 'invoice.paid', at, object: invoiceWire(world, invoice) });
}

function markUnpaid(world: World, invoice: Invoice, at: number): void {
  invoice.nextAttemptAt = at + DAY;
  world.store.get('subscription', invoice.subscription).status = 'past_due';
  world.events.add({ type: 'invoice.payment_failed', at, object: invoiceWire(world, invoice) });
}
