import { checkoutWire } from './wire/checkout.wire';
import { updateCustomer } from './invoices';
import { type Card, type CheckoutSession, type Customer } from './records';
import { type World } from './world';
import { startSubscription } from './subscriptions';

/** Pays a session: customer, card, subscription, invoice. Throws the bank's refusal, and then nothing has changed. */
export function completeCheckout(world: World, session: CheckoutSession, card: Card): void {
  const { store } = world;
  const at = world.clock.now();
  const customer = session.customer
    ? store.get('customer', session.customer)
    : newCustomer(world, { email: session.customerEmail, name: card.name });
  const former = customer.card;
  customer.card = card;
  try {
    const price = store.get('price', session.price);
    const metadata = { ...session.subscriptionMetadata };
    if (!session.customer) store.insert('customer', customer);
    const subscription = startSubscription(world, customer, price, metadata);
    session.subscription = subscription.id;
    session.invoice = subscription.latestInvoice;
  } catch (error) {
    customer.card = former;
    if (!session.customer) delete store.state.tables.customer[customer.id];
    throw error;
  }
  session.customer = customer.id;
  session.status = 'complete';
  // Updated as a whole, because the subscription uses the customer's card.
  updateCustomer(world, customer, at, () => undefined);
  const object = checkoutWire(world, session);
  world.events.add({ type: 'checkout.session.completed', at, object });
}

export function expireCheckout(world: World, session: CheckoutSession, at: number): void {
  session.status = 'expired';
  const object = checkoutWire(world, session);
  world.events.add({ type: 'checkout.session.expired', at, object });
}

export function newCustomer(
  world: World,
  given: Partial<Pick<Customer, 'email' | 'name' | 'description' | 'metadata'>>,
): Customer {
  return {
    id: world.store.newId('customer'),
    email: given.email ?? null,
    name: given.name ?? null,
    description: given.description ?? null,
    metadata: given.metadata ?? {},
    balance: 0,
    currency: null,
    card: null,
    deleted: false,
    created: world.clock.now(),
  };
}
