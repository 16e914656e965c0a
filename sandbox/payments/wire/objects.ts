import { priceWire, productWire } from './catalogue.wire';
import { customerWire, paymentMethodWire } from './customer.wire';
import { invoiceWire } from './invoice.wire';
import { scheduleWire, subscriptionWire } from './subscription.wire';
import { type World } from '../world';

/** The object of an id, as it is answered; null for what cannot be expanded. */
export function objectOf(world: World, id: string): unknown {
  const { store } = world;
  const product = store.find('product', id);
  if (product) return productWire(product);
  const price = store.find('price', id);
  if (price) return priceWire(price);
  const customer = store.find('customer', id);
  if (customer) return customerWire(customer);
  const subscription = store.find('subscription', id);
  if (subscription) return subscriptionWire(world, subscription);
  const schedule = store.find('subscription_schedule', id);
  if (schedule) return scheduleWire(world, schedule);
  const invoice = store.find('invoice', id);
  if (invoice) return invoiceWire(world, invoice);
  const payer = store.all('customer').find(({ card }) => card?.id === id);
  return payer ? paymentMethodWire(payer) : null;
}
