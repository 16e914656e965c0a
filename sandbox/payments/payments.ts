import { type FastifyInstance } from 'fastify';
import { type StateFile } from '../state-file';
import { addApi } from './routes/api';
import { catalogueRoutes } from './routes/catalogue.routes';
import { checkoutRoutes } from './routes/checkout.routes';
import { addCheckoutPages } from './pages/checkout.page';
import { SandboxClock } from './clock';
import { clockRoutes } from './routes/clock.routes';
import { addControlPages } from './pages/control.page';
import { Courier, type Webhook } from './courier';
import { customerRoutes } from './routes/customers.routes';
import { EventLog } from './events';
import { eventRoutes } from './routes/events.routes';
import { addInvoicePage } from './pages/invoice.page';
import { faultSayer } from './faults';
import { invoiceRoutes } from './routes/invoices.routes';
import { catchUp } from './life-cycle';
import { objectOf } from './wire/objects';
import { Pages } from './pages/pages';
import { addPortalPages } from './pages/portal.page';
import { portalRoutes } from './routes/portal.routes';
import { scheduleRoutes } from './routes/schedules.routes';
import { Store } from './store';
import { subscriptionRoutes } from './routes/subscriptions.routes';
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

/** A payment provider: the calls of its SDK, its hosted pages, and the events it sends. */
export async function addPayments(app: FastifyInstance, options: PaymentsOptions): Promise<void> {
  const store = new Store(options.state);
  const clock = new SandboxClock(store, options.now);
  const events = new EventLog(store, options.now);
  const world: World = { store, clock, events, origin: () => originOf(app) };
  const sayFault = faultSayer();
  const courier = new Courier(store, options.webhook, options.now, sayFault);
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
  keepGoing(app, { courier, onCall, sayFault });
}

interface Upkeep {
  courier: Courier;
  onCall: () => void;
  sayFault: (error: unknown) => void;
}

/** Runs between the calls: renewals and deliveries do not wait for a request. */
function keepGoing(app: FastifyInstance, { courier, onCall, sayFault }: Upkeep): void {
  let ticking: NodeJS.Timeout | undefined;
  const tick = () => {
    try {
      onCall();
      courier.wake();
    } catch (error) {
      // For example a full disk: the caller gets an error, and the next second may succeed.
      sayFault(error);
    }
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
