import { type ApiRoute } from './api';
import { invalid } from './api-error';
import { expireCheckout } from '../checkouts';
import { checkoutWire } from '../wire/checkout.wire';
import { livingCustomer, readCustomerFilter } from './customers.routes';
import { type Form } from './form-body';
import { pageOf } from './lists';
import { merged } from './metadata';
import { type CheckoutSession, type Price } from '../records';
import { isWebAddress } from './web-address';
import { type World } from '../world';

const DAY_S = 86_400;

export function checkoutRoutes(world: World): ApiRoute[] {
  const { store } = world;
  return [
    {
      method: 'POST',
      path: '/checkout/sessions',
      answer: (form) =>
        checkoutWire(world, store.insert('checkout.session', readSession(world, form))),
    },
    { method: 'GET', path: '/checkout/sessions', answer: (form) => list(world, form) },
    {
      method: 'GET',
      path: '/checkout/sessions/:id',
      answer: (_form, id) => checkoutWire(world, store.get('checkout.session', id)),
    },
    {
      method: 'POST',
      path: '/checkout/sessions/:id/expire',
      answer: (_form, id) => {
        const session = store.get('checkout.session', id);
        if (session.status !== 'open')
          throw invalid(
            `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
          );
        expireCheckout(world, session, world.clock.now());
        return checkoutWire(world, session);
      },
    },
  ];
}

function readSession(world: World, form: Form): CheckoutSession {
  if (form.required('mode') !== 'subscription')
    throw invalid('The sandbox knows the mode `subscription` only.', 'mode');
  const customer = form.text('customer');
  const customerEmail = form.text('customer_email');
  if (customer && customerEmail)
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  const now = world.clock.now();
  return {
    id: world.store.newId('checkout.session'),
    status: 'open',
    customer: customer ? livingCustomer(world, customer).id : null,
    customerEmail: customerEmail ?? null,
    price: readPrice(world, form).id,
    successUrl: readAddress(form, 'success_url') ?? form.required('success_url'),
    cancelUrl: readAddress(form, 'cancel_url'),
    clientReferenceId: form.text('client_reference_id') ?? null,
    metadata: merged({}, form),
    subscriptionMetadata: form.child('subscription_data')?.pairs('metadata') ?? {},
    subscription: null,
    invoice: null,
    expiresAt: readExpiry(form, now),
    created: now,
  };
}

function readPrice(world: World, form: Form): Price {
  const items = form.children('line_items');
  const [item] = items;
  if (!item || items.length > 1)
    throw invalid('The sandbox sells one price in a session.', 'line_items');
  const param = item.paramOf('price');
  const price = world.store.get('price', item.required('price'), param);
  if (!price.active) throw invalid('The price specified is inactive.', param, 'price_inactive');
  if ((item.integer('quantity') ?? 1) !== 1)
    throw invalid('The sandbox sells one of a price.', item.paramOf('quantity'));
  return price;
}

function readAddress(form: Form, name: string): string | null {
  const address = form.text(name);
  if (address === undefined) return null;
  if (!isWebAddress(address)) throw invalid('Not a valid URL', name, 'url_invalid');
  return address;
}

function readExpiry(form: Form, now: number): number {
  const at = form.integer('expires_at') ?? now + DAY_S;
  if (at < now + 1800 || at > now + DAY_S)
    throw invalid(
      'The `expires_at` timestamp must be from 30 minutes to 24 hours after the creation.',
      'expires_at',
    );
  return at;
}

function list(world: World, form: Form) {
  const customer = readCustomerFilter(world, form);
  const subscription = form.text('subscription');
  const status = form.choice('status', ['open', 'complete', 'expired'] as const);
  const rows = world.store
    .all('checkout.session')
    .filter((row) => customer === undefined || row.customer === customer)
    .filter((row) => subscription === undefined || row.subscription === subscription)
    .filter((row) => status === undefined || row.status === status);
  return pageOf(rows, '/v1/checkout/sessions', form, (row) => checkoutWire(world, row));
}
