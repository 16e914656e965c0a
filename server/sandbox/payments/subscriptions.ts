import { ApiError, declined, invalid } from './api-error';
import { periodEndAfter } from './billing-months';
import {
  draftInvoice,
  issue,
  openInvoicesOf,
  periodLine,
  prorationLines,
  refusalOf,
} from './invoices';
import {
  type Customer,
  type Invoice,
  type Metadata,
  type Price,
  type ProrationBehavior,
  type Subscription,
} from './records';
import { idWith } from './store';
import { subscriptionWire } from './subscription.wire';
import { type World } from './world';

export interface Change {
  price: Price;
  at: number;
  behavior: ProrationBehavior;
  /** Whether a payment that fails undoes the change; else it stays and the invoice stays open. */
  mustPay: boolean;
}

/** Begins a subscription and takes the first payment; throws what the bank says when that fails. */
export function startSubscription(
  world: World,
  customer: Customer,
  price: Price,
  metadata: Metadata,
): Subscription {
  const at = world.clock.now();
  const period = { start: at, end: periodEndAfter(at, at, monthsOf(price)) };
  const subscription: Subscription = {
    id: world.store.newId('subscription'),
    itemId: idWith('si'),
    customer: customer.id,
    price: price.id,
    status: 'active',
    anchor: at,
    period,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    schedule: null,
    pendingLines: [],
    metadata,
    created: at,
  };
  const lines = [periodLine(world, price, period)];
  const bill = { subscription, reason: 'subscription_create', lines, period, at } as const;
  const draft = draftInvoice(world, bill);
  const refusal = refusalOf(world, draft, true);
  if (refusal) throw declined(refusal);
  world.store.insert('subscription', subscription);
  tellCreated(world, subscription, issue(world, draft, null));
  return subscription;
}

/** The invoice that a change would bring at once, or the one of the next renewal; nothing is changed. */
export function previewInvoice(
  world: World,
  subscription: Subscription,
  change?: Omit<Change, 'mustPay'>,
): Invoice {
  const isOther = change !== undefined && change.price.id !== subscription.price;
  const prorations =
    isOther && change.behavior !== 'none'
      ? prorationLines(world, subscription, change.price, change.at)
      : [];
  const waiting = [...subscription.pendingLines, ...prorations];
  const reason = 'upcoming';
  if (isOther && change.behavior === 'always_invoice') {
    const period = { start: change.at, end: subscription.period.end };
    return draftInvoice(world, { subscription, reason, lines: waiting, period, at: change.at });
  }
  const price = change?.price ?? priceOfNextPeriod(world, subscription);
  const period = nextPeriod(world, subscription);
  const lines = [...waiting, periodLine(world, price, period)];
  return draftInvoice(world, { subscription, reason, lines, period, at: period.start });
}

/** Another price from now on, within the period that runs; events are the caller's. */
export function changePrice(world: World, subscription: Subscription, change: Change): void {
  const { price, at, behavior, mustPay } = change;
  if (price.id === subscription.price) return;
  assertChangeable(world, subscription, price);
  const prorations = behavior === 'none' ? [] : prorationLines(world, subscription, price, at);
  if (behavior === 'always_invoice' && prorations.length > 0) {
    const lines = [...subscription.pendingLines, ...prorations];
    const period = { start: at, end: subscription.period.end };
    const reason = 'subscription_update';
    const draft = draftInvoice(world, { subscription, reason, lines, period, at });
    const refusal = refusalOf(world, draft);
    if (refusal && mustPay) throw declined(refusal);
    subscription.price = price.id;
    subscription.pendingLines = [];
    issue(world, draft, refusal);
  } else {
    subscription.price = price.id;
    subscription.pendingLines.push(...prorations);
  }
  const schedule =
    subscription.schedule && world.store.get('subscription_schedule', subscription.schedule);
  const phase = schedule ? schedule.phases[schedule.current] : undefined;
  if (phase) phase.price = price.id;
}

/** The next period begins: what it costs, and what has waited for it, is due. */
export function renew(world: World, subscription: Subscription): void {
  const at = subscription.period.end;
  updateSubscription(world, subscription, at, () => {
    const price = world.store.get('price', subscription.price);
    const period = nextPeriod(world, subscription);
    const lines = [...subscription.pendingLines, periodLine(world, price, period)];
    subscription.period = period;
    subscription.pendingLines = [];
    const reason = 'subscription_cycle';
    const draft = draftInvoice(world, { subscription, reason, lines, period, at });
    issue(world, draft, refusalOf(world, draft));
  });
}

export function setCancelAtPeriodEnd(
  world: World,
  subscription: Subscription,
  isOn: boolean,
): void {
  if (subscription.cancelAtPeriodEnd === isOn) return;
  subscription.cancelAtPeriodEnd = isOn;
  subscription.canceledAt = isOn ? world.clock.now() : null;
}

export function endSubscription(world: World, subscription: Subscription, at: number): void {
  subscription.status = 'canceled';
  subscription.canceledAt ??= at;
  subscription.endedAt = at;
  subscription.pendingLines = [];
  for (const invoice of openInvoicesOf(world, subscription)) invoice.nextAttemptAt = null;
  if (subscription.schedule) {
    const schedule = world.store.get('subscription_schedule', subscription.schedule);
    schedule.status = 'canceled';
    schedule.canceledAt = at;
    subscription.schedule = null;
  }
  const object = subscriptionWire(world, subscription);
  world.events.add({ type: 'customer.subscription.deleted', at, object });
}

/** Changes a subscription and tells so, unless it is afterwards as it was. */
export function updateSubscription(
  world: World,
  subscription: Subscription,
  at: number,
  change: () => void,
): void {
  const before = subscriptionWire(world, subscription);
  change();
  const object = subscriptionWire(world, subscription);
  if (JSON.stringify(before) === JSON.stringify(object)) return;
  world.events.add({ type: 'customer.subscription.updated', at, object, before });
}

/** Prices that a subscription can be moved to keep its currency and its rhythm. */
export function isSameKind(a: Price, b: Price): boolean {
  return (
    a.currency === b.currency && a.interval === b.interval && a.intervalCount === b.intervalCount
  );
}

function assertChangeable(world: World, subscription: Subscription, price: Price): void {
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  if (!price.active)
    throw new ApiError(400, 'invalid_request_error', 'The price specified is inactive.', {
      code: 'price_inactive',
      param: 'items[0][price]',
    });
  if (!isSameKind(world.store.get('price', subscription.price), price))
    throw invalid('The sandbox changes prices of the same currency and interval only.', 'items');
}

function tellCreated(world: World, subscription: Subscription, invoice: Invoice): void {
  const object = subscriptionWire(world, subscription);
  world.events.add({ type: 'customer.subscription.created', at: invoice.created, object });
}

function nextPeriod(world: World, subscription: Subscription) {
  const start = subscription.period.end;
  const months = monthsOf(world.store.get('price', subscription.price));
  return { start, end: periodEndAfter(subscription.anchor, start, months) };
}

/** A plan may be waiting for the end of the period. */
function priceOfNextPeriod(world: World, subscription: Subscription): Price {
  const schedule =
    subscription.schedule && world.store.get('subscription_schedule', subscription.schedule);
  const { end } = subscription.period;
  const phase = schedule
    ? schedule.phases.find((candidate) => candidate.start <= end && end < candidate.end)
    : undefined;
  return world.store.get('price', phase?.price ?? subscription.price);
}

export function monthsOf(price: Price): number {
  return price.intervalCount * (price.interval === 'year' ? 12 : 1);
}
