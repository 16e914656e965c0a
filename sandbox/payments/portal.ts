import { retry, openInvoicesOf, updateCustomer } from './invoices';
import { type Card, type PortalSession, type Price, type Subscription } from './records';
import { releaseScheduleOf } from './schedules';
import { changePrice, isSameKind } from './price-changes';
import { setCancelAtPeriodEnd, updateSubscription } from './subscriptions';
import { type World } from './world';

/** The subscription of a session: the one of its flow, else the customer's running one. */
export function subscriptionOf(world: World, session: PortalSession): Subscription | null {
  if (session.flow?.subscription)
    return world.store.find('subscription', session.flow.subscription);
  const own = world.store
    .all('subscription')
    .filter(({ customer }) => customer === session.customer);
  return own.reverse().find(({ status }) => status !== 'canceled') ?? null;
}

/** The prices to which a subscription can change. */
export function otherPrices(world: World, subscription: Subscription): Price[] {
  const current = world.store.get('price', subscription.price);
  return world.store
    .all('price')
    .filter((price) => price.active && price.id !== current.id && isSameKind(price, current))
    .filter((price) => world.store.get('product', price.product).active)
    .sort((a, b) => a.amount - b.amount);
}

/**
 * Makes a confirmed change: at once, paid at once, and instead of a scheduled one. Throws the bank's refusal, and then
 * nothing has changed.
 */
export function confirmChange(
  world: World,
  subscription: Subscription,
  price: Price,
  at: number,
): void {
  const now = world.clock.now();
  updateSubscription(world, subscription, now, () => {
    changePrice(world, subscription, { price, at, behavior: 'always_invoice', mustPay: true });
    setCancelAtPeriodEnd(world, subscription, false);
  });
  releaseScheduleOf(world, subscription);
}

export function cancelByPerson(world: World, subscription: Subscription): void {
  releaseScheduleOf(world, subscription);
  setCancelling(world, subscription, true);
}

export function resumeByPerson(world: World, subscription: Subscription): void {
  setCancelling(world, subscription, false);
}

function setCancelling(world: World, subscription: Subscription, isOn: boolean): void {
  updateSubscription(world, subscription, world.clock.now(), () =>
    setCancelAtPeriodEnd(world, subscription, isOn),
  );
}

/** A new card also pays open invoices. */
export function changeCard(world: World, customerId: string, card: Card): void {
  const now = world.clock.now();
  const customer = world.store.get('customer', customerId);
  updateCustomer(world, customer, now, () => {
    customer.card = card;
  });
  for (const subscription of world.store.all('subscription'))
    if (subscription.customer === customerId && subscription.status === 'past_due')
      for (const invoice of openInvoicesOf(world, subscription)) retry(world, invoice, now, true);
}
