import { declined } from './routes/api-error';
import { periodEndAfter } from './billing-months';
import { draftInvoice, issue, openInvoicesOf, periodLine, refusalOf } from './invoices';
import {
  type Customer,
  type Invoice,
  type Metadata,
  type Price,
  type Subscription,
} from './records';
import { idWith } from './store';
import { subscriptionWire } from './wire/subscription.wire';
import { type World } from './world';

/** Starts a subscription and takes the first payment; throws the bank's refusal when that fails. */
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

/** Starts the next period: its price, and everything that has waited for it, is due. */
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

/** Changes a subscription and emits the event, unless nothing has changed. */
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

function tellCreated(world: World, subscription: Subscription, invoice: Invoice): void {
  const object = subscriptionWire(world, subscription);
  world.events.add({ type: 'customer.subscription.created', at: invoice.created, object });
}

export function nextPeriod(world: World, subscription: Subscription) {
  const start = subscription.period.end;
  const months = monthsOf(world.store.get('price', subscription.price));
  return { start, end: periodEndAfter(subscription.anchor, start, months) };
}

export function monthsOf(price: Price): number {
  return price.intervalCount * (price.interval === 'year' ? 12 : 1);
}
