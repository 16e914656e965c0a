import { ApiError, declined, invalid } from './routes/api-error';
import { draftInvoice, issue, periodLine, prorationLines, refusalOf } from './invoices';
import { type Invoice, type Price, type ProrationBehavior, type Subscription } from './records';
import { nextPeriod } from './subscriptions';
import { type World } from './world';

export interface Change {
  price: Price;
  at: number;
  behavior: ProrationBehavior;
  /** Whether a failed payment undoes the change; else it stays and the invoice stays open. */
  mustPay: boolean;
}

/** The invoice that a change would create at once, or that of the next renewal; changes nothing. */
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

/** Changes the price now, within the running period; the caller emits events. */
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

/** Prices to which a subscription can change have its currency and its interval. */
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

/** The price after a change that is scheduled for the end of the period. */
function priceOfNextPeriod(world: World, subscription: Subscription): Price {
  const schedule =
    subscription.schedule && world.store.get('subscription_schedule', subscription.schedule);
  const { end } = subscription.period;
  const phase = schedule
    ? schedule.phases.find((candidate) => candidate.start <= end && end < candidate.end)
    : undefined;
  return world.store.get('price', phase?.price ?? subscription.price);
}
