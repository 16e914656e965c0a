import { type ApiRoute } from './api';
import { invalid, noSuch } from './api-error';
import { readCustomerFilter } from './customers.routes';
import { type Form } from './form-body';
import { pageOf } from './lists';
import { merged } from './metadata';
import { PRORATION_BEHAVIORS, type Price, type Subscription } from '../records';
import { changePrice } from '../price-changes';
import { endSubscription, setCancelAtPeriodEnd, updateSubscription } from '../subscriptions';
import { subscriptionWire } from '../wire/subscription.wire';
import { type World } from '../world';

export function subscriptionRoutes(world: World): ApiRoute[] {
  const { store } = world;
  const wire = (subscription: Subscription) => subscriptionWire(world, subscription);
  return [
    { method: 'GET', path: '/subscriptions', answer: (form) => list(world, form) },
    {
      method: 'GET',
      path: '/subscriptions/:id',
      answer: (_form, id) => wire(store.get('subscription', id)),
    },
    {
      method: 'POST',
      path: '/subscriptions/:id',
      answer: (form, id) => wire(update(world, store.get('subscription', id), form)),
    },
    {
      method: 'DELETE',
      path: '/subscriptions/:id',
      answer: (_form, id) => {
        const subscription = store.get('subscription', id);
        if (subscription.status === 'canceled') throw noSuch('subscription', id);
        endSubscription(world, subscription, world.clock.now());
        return wire(subscription);
      },
    },
  ];
}

function list(world: World, form: Form) {
  const statuses = ['active', 'past_due', 'canceled', 'ended', 'all'] as const;
  const status = form.choice('status', statuses);
  const customer = readCustomerFilter(world, form);
  const price = form.text('price');
  const rows = world.store
    .all('subscription')
    .filter((row) => customer === undefined || row.customer === customer)
    .filter((row) => price === undefined || row.price === price)
    .filter((row) => hasStatus(row, status));
  return pageOf(rows, '/v1/subscriptions', form, (row) => subscriptionWire(world, row));
}

/** Without a status the list leaves out ended subscriptions. */
function hasStatus(subscription: Subscription, status?: string): boolean {
  if (status === 'all') return true;
  if (status === undefined) return subscription.status !== 'canceled';
  return subscription.status === (status === 'ended' ? 'canceled' : status);
}

function update(world: World, subscription: Subscription, form: Form): Subscription {
  const price = readItemPrice(world, subscription, form);
  const willCancel = form.flag('cancel_at_period_end');
  assertUpdatable(subscription, price !== null || willCancel !== undefined, willCancel);
  const behavior = form.choice('proration_behavior', PRORATION_BEHAVIORS) ?? 'create_prorations';
  const mustPay = readPaymentBehavior(form) === 'error_if_incomplete';
  const at = readProrationDate(world, subscription, form);
  updateSubscription(world, subscription, world.clock.now(), () => {
    if (price) changePrice(world, subscription, { price, at, behavior, mustPay });
    if (willCancel !== undefined) setCancelAtPeriodEnd(world, subscription, willCancel);
    subscription.metadata = merged(subscription.metadata, form);
  });
  return subscription;
}

function assertUpdatable(subscription: Subscription, isMoreThanData: boolean, cancel?: boolean) {
  if (isMoreThanData && subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  if (cancel !== undefined && subscription.schedule)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      'cancel_at_period_end',
    );
}

/** The price of `items`; a subscription of the sandbox has one item. */
export function readItemPrice(world: World, subscription: Subscription, form: Form): Price | null {
  const items = form.children('items');
  const [item] = items;
  if (!item) return null;
  const id = item.text('id');
  if (items.length > 1 || id === undefined)
    throw invalid(
      'The sandbox keeps one item in a subscription; name it by its id.',
      form.paramOf('items'),
    );
  if (id !== subscription.itemId) throw noSuch('subscription_item', id, item.paramOf('id'), 400);
  const price = item.text('price');
  return price === undefined ? null : world.store.get('price', price, item.paramOf('price'));
}

/** The instant of the change; only within the running period. */
export function readProrationDate(world: World, subscription: Subscription, form: Form): number {
  const at = form.integer('proration_date');
  if (at === undefined) return world.clock.now();
  const { start, end } = subscription.period;
  if (at < start || at > end)
    throw invalid(
      'Invalid proration_date: it must be within the current period.',
      form.paramOf('proration_date'),
    );
  return at;
}

function readPaymentBehavior(form: Form) {
  const behaviors = ['allow_incomplete', 'error_if_incomplete'] as const;
  return form.choice('payment_behavior', behaviors);
}
