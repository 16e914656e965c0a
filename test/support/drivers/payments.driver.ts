import Stripe from 'stripe';
import { CARD } from '../payment-sandbox';
import type { Client } from '../person';
import type { RunningApp } from './running-app';

const PATIENCE_MS = 10_000;

export const DECLINED = '4000 0000 0000 0002';
/** Pays the first time and fails at every renewal. */
export const FAILS_LATER = '4000 0000 0000 0341';

/** A person at the provider's pages, with control over its clock and its events. */
export class PaymentsDriver {
  private client: Stripe | undefined;

  constructor(private readonly app: Pick<RunningApp, 'config' | 'clock'>) {}

  /** The provider's own interface; made at its first use, because most specs do without it. */
  get stripe(): Stripe {
    const { secretKey, host, port } = this.app.config.payments;
    this.client ??= new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false });
    return this.client;
  }

  /** Buys a plan; returns the address to which the provider redirects. */
  async buy(person: Client, planId: number, card: Partial<typeof CARD> = {}): Promise<string> {
    const { checkout_url } = await person.call('billing.checkout', { body: { plan_id: planId } });
    return this.pay(checkout_url, card);
  }

  async pay(checkoutUrl: string, card: Partial<typeof CARD> = {}): Promise<string> {
    const answer = await this.post(checkoutUrl, { ...CARD, ...card });
    return answer.headers.get('location') ?? `page ${answer.status}`;
  }

  /** Confirms a plan change on the provider's page. */
  async confirm(url: string): Promise<string> {
    const answer = await this.post(`${url}/confirm`);
    return answer.headers.get('location') ?? `page ${answer.status}`;
  }

  post(url: string, fields: Record<string, string> = {}): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  }

  /** One of the switches of the control page: `duplicate`, `reorder`, `delay`, `lose`, `off`. */
  async trouble(name: string): Promise<void> {
    const { host, port } = this.app.config.payments;
    await this.post(`http://${host}:${port}/sandbox/payments/switches`, { switch: name });
  }

  /** Moves the time for everybody; the provider handles due events when it is next called. */
  async wait(days: number): Promise<void> {
    this.app.clock.advance({ days });
    await this.stripe.testHelpers.testClocks.retrieve('clock_sandbox');
    await this.settle();
  }

  /** Waits until every event has been received. */
  async settle(): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end) {
      const { data } = await this.stripe.events.list({ limit: 100 });
      if (data.every(({ pending_webhooks }) => pending_webhooks === 0)) return;
      await new Promise((done) => setTimeout(done, 20));
      // Repeated events wait for a later time, and only a test moves the time.
      this.app.clock.advance({ ms: 250 });
    }
    throw new Error('the events were not taken');
  }

  /** The live subscriptions of this person at the provider. */
  async live(email: string): Promise<Stripe.Subscription[]> {
    const customers = await this.stripe.customers.list({ email, limit: 10 });
    const lists = await Promise.all(
      customers.data.map(({ id }) => this.stripe.subscriptions.list({ customer: id })),
    );
    return lists.flatMap(({ data }) => data).filter(({ status }) => status !== 'canceled');
  }

  async endAll(): Promise<void> {
    const { data } = await this.stripe.subscriptions.list({ limit: 100 });
    for (const { id } of data) await this.stripe.subscriptions.cancel(id);
  }
}
