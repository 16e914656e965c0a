import { type FastifyInstance } from 'fastify';
import { type StateFile } from '../state-file';
import { addApi } from './api';
import { catalogueRoutes } from './catalogue.routes';
import { priceWire, productWire } from './catalogue.wire';
import { checkoutRoutes } from './checkout.routes';
import { addCheckoutPages } from './checkout.page';
import { SandboxClock } from './clock';
import { clockRoutes } from './clock.routes';
import { addControlPages } from './control.page';
import { Courier, type Webhook } from './courier';
import { customerWire, paymentMethodWire } from './customer.wire';
import { customerRoutes } from './customers.routes';
import { EventLog } from './events';
import { eventRoutes } from './events.routes';
import { addInvoicePage } from './invoice.page';
import { invoiceWire } from './invoice.wire';
import { invoiceRoutes } from './invoices.routes';
import { catchUp } from './life-cycle';
import { Pages } from './pages';
import { addPortalPages } from './portal.page';
import { portalRoutes } from './portal.routes';
import { scheduleRoutes } from './schedules.routes';
import { Store } from './store';
import { scheduleWire, subscriptionWire } from './subscription.wire';
import { subscriptionRoutes } from './subscriptions.routes';
import { type World } from './world';

const TICK_MS = 1000;

export interface PaymentsOptions {
  secretKey: string;
  webhook: Webhook;
  /** The product's address. */
  publicUrl: string;
  state: StateFile;
  /** Real time in milliseconds; the provider's own clock runs ahead of it. */
  now: () => number;
}

/** A payment provider: the calls of its SDK, the pages where people pay, and the events it sends. */
export async function addPayments(app: FastifyInstance, options: PaymentsOptions): Promise<void> {
  const store = new Store(options.state);
  const clock = new SandboxClock(store, options.now);
  const events = new EventLog(store, options.now);
  const world: World = { store, clock, events, origin: () => originOf(app) };
  const courier = new Courier(store, options.webhook, options.now);
  const onChange = () => {
    store.save();
    courier.wake();
  };
  const onCall = () => {
    if (catchUp(world)) onChange();
  };
  const advance = (instant: number) => {
    clock.advanceTo(instant);
    catchUp(world);
  };
  await addApi(app, {
    world,
    secretKey: options.secretKey,
    routes: [
      ...catalogueRoutes(world),
      ...customerRoutes(world),
      ...checkoutRoutes(world),
      ...subscriptionRoutes(world),
      ...scheduleRoutes(world),
      ...invoiceRoutes(world),
      ...portalRoutes(world),
      ...clockRoutes({ clock, advance }),
      ...eventRoutes(world),
    ],
    objectOf: (id) => objectOf(world, id),
    realNow: options.now,
    onCall,
    onChange,
  });
  const pages = new Pages(app, { onCall, onChange });
  addCheckoutPages(pages, world);
  addPortalPages(pages, world);
  addInvoicePage(pages, world);
  addControlPages(pages, world, advance);
  keepGoing(app, courier, onCall);
}

/** Lives on between the calls: renewals and deliveries do not wait for somebody to ask. */
function keepGoing(app: FastifyInstance, courier: Courier, onCall: () => void): void {
  let ticking: NodeJS.Timeout | undefined;
  const tick = () => {
    onCall();
    courier.wake();
  };
  app.addHook('onListen', async () => {
    tick();
    ticking = setInterval(tick, TICK_MS);
    ticking.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(ticking);
    courier.close();
  });
}

function originOf(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 80}`;
}

function objectOf(world: World, id: string): unknown {
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
