import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { createSandbox } from '../../sandbox/sandbox';
import { StateFile } from '../../sandbox/state-file';

export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';
export const PRODUCT_URL = 'http://localhost:3000';

export const CARD = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Ada Lovelace',
};

export interface Received {
  body: string;
  signature: string;
  event: Stripe.Event;
}

/** The payment provider on its own port, and a small product that receives its events. */
export class PaymentSandbox {
  readonly received: Received[] = [];
  /** The product's answer to events. */
  answer = 200;
  /** Real time in milliseconds. */
  now = Date.UTC(2026, 0, 31, 12);
  base = '';
  stripe!: Stripe;
  private app!: Awaited<ReturnType<typeof createSandbox>>;
  readonly folder = mkdtempSync(join(tmpdir(), 'shotvault-payments-'));
  private readonly receiver: Server;

  private constructor() {
    this.receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const signature = String(request.headers['stripe-signature']);
        this.received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
        response.writeHead(this.answer).end();
      });
    });
  }

  static async open(): Promise<PaymentSandbox> {
    const sandbox = new PaymentSandbox();
    await new Promise<void>((done) => sandbox.receiver.listen(0, '127.0.0.1', done));
    await sandbox.start();
    return sandbox;
  }

  /** Stops without cleaning up, like a killed program, and starts from its stored state. */
  async restart(): Promise<void> {
    const file = join(this.folder, 'payments.json');
    const kept = readFileSync(file);
    await this.app.close();
    writeFileSync(file, kept);
    await this.start();
  }

  async close(): Promise<void> {
    await this.app.close();
    await new Promise((done) => this.receiver.close(done));
    rmSync(this.folder, { recursive: true });
  }

  /** A product with one price a month. */
  async plan(name: string, cents: number): Promise<Stripe.Price> {
    const product = await this.stripe.products.create({ name });
    return this.stripe.prices.create({
      product: product.id,
      unit_amount: cents,
      currency: 'usd',
      recurring: { interval: 'month' },
      lookup_key: name.toLowerCase(),
    });
  }

  checkout(price: string, fields: Stripe.Checkout.SessionCreateParams = {}) {
    return this.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      success_url: `${PRODUCT_URL}/subscription?success=true&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${PRODUCT_URL}/pricing?cancelled=true`,
      ...fields,
    });
  }

  post(address: string, fields: Record<string, string> = {}): Promise<Response> {
    return fetch(new URL(address, this.base), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  }

  async page(address: string): Promise<string> {
    return (await fetch(new URL(address, this.base))).text();
  }

  /** A customer with a running subscription, bought on the page. */
  async subscriber(price: string, card: Partial<typeof CARD> = {}): Promise<Stripe.Subscription> {
    const customer = await this.stripe.customers.create({ email: 'ada@example.com' });
    const session = await this.checkout(price, { customer: customer.id });
    await this.post(session.url ?? '', { ...CARD, ...card });
    const paid = await this.stripe.checkout.sessions.retrieve(session.id);
    return this.stripe.subscriptions.retrieve(idOf(paid.subscription));
  }

  /** Moves the sandbox's clock to an instant (unix seconds). */
  async advanceTo(frozenTime: number): Promise<void> {
    await this.stripe.testHelpers.testClocks.advance('clock_sandbox', { frozen_time: frozenTime });
  }

  async clock(): Promise<number> {
    return (await this.stripe.testHelpers.testClocks.retrieve('clock_sandbox')).frozen_time;
  }

  /** Waits until this many events have arrived. */
  async events(count: number): Promise<Stripe.Event[]> {
    for (let tries = 0; tries < 500 && this.received.length < count; tries += 1)
      await new Promise((done) => setTimeout(done, 10));
    return this.received.map(({ event }) => event);
  }

  private async start(): Promise<void> {
    const { port } = this.receiver.address() as AddressInfo;
    this.app = await createSandbox({
      client: { id: 'client', secret: 'secret' },
      publicUrl: PRODUCT_URL,
      state: new StateFile(join(this.folder, 'identity.json')),
      payments: {
        secretKey: SECRET_KEY,
        webhook: { url: `http://127.0.0.1:${port}/api/webhooks/stripe`, secret: WEBHOOK_SECRET },
        state: new StateFile(join(this.folder, 'payments.json')),
      },
      now: () => this.now,
    });
    this.base = await this.app.listen({ host: '127.0.0.1', port: 0 });
    const { hostname, port: own } = new URL(this.base);
    const address = { host: hostname, port: Number(own), protocol: 'http' as const };
    this.stripe = new Stripe(SECRET_KEY, { ...address, maxNetworkRetries: 0 });
  }
}

/** The period is a property of the item. */
export function periodOf(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** The id of a reference, expanded or not. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}
