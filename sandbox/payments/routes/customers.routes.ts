import { type ApiRoute } from './api';
import { noSuch } from './api-error';
import { newCustomer } from '../checkouts';
import { customerWire } from '../wire/customer.wire';
import { type Form } from './form-body';
import { updateCustomer } from '../invoices';
import { pageOf } from './lists';
import { merged } from './metadata';
import { type Customer } from '../records';
import { endSubscription } from '../subscriptions';
import { type World } from '../world';

export function customerRoutes(world: World): ApiRoute[] {
  return [
    {
      method: 'POST',
      path: '/customers',
      answer: (form) =>
        customerWire(
          world.store.insert(
            'customer',
            newCustomer(world, {
              email: form.text('email'),
              name: form.text('name'),
              description: form.text('description'),
              metadata: merged({}, form),
            }),
          ),
        ),
    },
    {
      method: 'GET',
      path: '/customers',
      answer: (form) => {
        const email = form.text('email');
        const rows = world.store
          .all('customer')
          .filter((row) => !row.deleted && (email === undefined || row.email === email));
        return pageOf(rows, '/v1/customers', form, customerWire);
      },
    },
    {
      method: 'GET',
      path: '/customers/:id',
      answer: (_form, id) => customerWire(world.store.get('customer', id)),
    },
    {
      method: 'POST',
      path: '/customers/:id',
      answer: (form, id) => customerWire(change(world, livingCustomer(world, id, 'id', 404), form)),
    },
    {
      method: 'DELETE',
      path: '/customers/:id',
      answer: (_form, id) => customerWire(remove(world, livingCustomer(world, id, 'id', 404))),
    },
  ];
}

/** An existing customer that was not deleted. */
export function livingCustomer(
  world: World,
  id: string,
  param = 'customer',
  status = 400,
): Customer {
  const customer = world.store.find('customer', id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param, status);
  return customer;
}

/** The `customer` of a list; an unknown one is an error, a deleted one is not. */
export function readCustomerFilter(world: World, form: Form): string | undefined {
  const id = form.text('customer');
  return id === undefined ? undefined : world.store.get('customer', id, 'customer').id;
}

function change(world: World, customer: Customer, form: Form): Customer {
  const text = (name: 'email' | 'name' | 'description') =>
    form.isCleared(name) ? null : (form.text(name) ?? customer[name]);
  updateCustomer(world, customer, world.clock.now(), () => {
    customer.email = text('email');
    customer.name = text('name');
    customer.description = text('description');
    customer.metadata = merged(customer.metadata, form);
  });
  return customer;
}

/** Deleting a customer ends its subscriptions. */
function remove(world: World, customer: Customer): Customer {
  const now = world.clock.now();
  for (const subscription of world.store.all('subscription'))
    if (subscription.customer === customer.id && subscription.status !== 'canceled')
      endSubscription(world, subscription, now);
  Object.assign(customer, { deleted: true, email: null, name: null, card: null, metadata: {} });
  return customer;
}
