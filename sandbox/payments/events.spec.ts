import type Stripe from 'stripe';
import { CARD, PaymentSandbox, periodOf, WEBHOOK_SECRET } from '../../test/support/payment-sandbox';

let sandbox: PaymentSandbox;
let price: Stripe.Price;

beforeEach(async () => {
  sandbox = await PaymentSandbox.open();
  sandbox.now = Date.now();
  price = await sandbox.plan('Bronze', 900);
});
afterEach(() => sandbox.close());

const flip = (name: string) => sandbox.post('/sandbox/payments/switches', { switch: name });
const typesOf = (events: Stripe.Event[]) => events.map(({ type }) => type);
const idsOf = (events: Stripe.Event[]) => events.map(({ id }) => id);
const soon = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function buy(): Promise<void> {
  const session = await sandbox.checkout(price.id, { customer_email: 'ada@example.com' });
  await sandbox.post(session.url ?? '', CARD);
}

const PURCHASE = [
  'invoice.paid',
  'customer.subscription.created',
  'customer.updated',
  'checkout.session.completed',
];

describe('an event', () => {
  it('is signed so that the SDK accepts it, and contains the present object', async () => {
    await buy();
    expect(typesOf(await sandbox.events(4))).toEqual(PURCHASE);
    for (const { body, signature } of sandbox.received) {
      const event = sandbox.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
      expect(event).toMatchObject({ object: 'event', api_version: '2026-10-28.endive' });
      const forged = body.replace('900', '1');
      expect(() =>
        sandbox.stripe.webhooks.constructEvent(`${forged} `, signature, WEBHOOK_SECRET),
      ).toThrow();
    }
    const completed = sandbox.received.at(-1)?.event.data.object;
    expect(completed).toMatchObject({ object: 'checkout.session', payment_status: 'paid' });
  });

  it('is signed with the real time, wherever the clock of the sandbox is', async () => {
    await sandbox.advanceTo((await sandbox.clock()) + 400 * 86_400);
    await buy();
    await sandbox.events(4);
    const [first] = sandbox.received;
    const event = sandbox.stripe.webhooks.constructEvent(
      first?.body ?? '',
      first?.signature ?? '',
      WEBHOOK_SECRET,
    );
    expect(event.created).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
  });

  it('can be read again from the list', async () => {
    await buy();
    const [newest] = (await sandbox.stripe.events.list({ limit: 1 })).data;
    expect(newest?.type).toBe('checkout.session.completed');
    const again = await sandbox.stripe.events.retrieve(newest?.id ?? '');
    expect(again.data.object).toEqual(newest?.data.object);
    const paid = await sandbox.stripe.events.list({ type: 'invoice.paid' });
    expect(paid.data).toHaveLength(1);
  });

  it('reports a renewal, a failure and an end', async () => {
    const subscription = await sandbox.subscriber(price.id);
    const seen = 4;
    await sandbox.advanceTo(periodOf(subscription).end);
    expect(typesOf(await sandbox.events(seen + 2)).slice(seen)).toEqual([
      'invoice.paid',
      'customer.subscription.updated',
    ]);
    const update = sandbox.received.at(-1)?.event;
    expect(update?.data.previous_attributes).toMatchObject({
      latest_invoice: subscription.latest_invoice,
    });
    expect(update?.data.previous_attributes).not.toHaveProperty('status');
    await sandbox.post('/sandbox/payments/fail');
    await sandbox.post('/sandbox/payments/clock', { step: 'period_end' });
    expect(typesOf(await sandbox.events(seen + 4)).slice(seen + 2)).toEqual([
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    await sandbox.stripe.subscriptions.cancel(subscription.id);
    expect(typesOf(await sandbox.events(seen + 5)).at(-1)).toBe('customer.subscription.deleted');
  });

  it('is sent again under the same id until it is taken, also after a restart', async () => {
    sandbox.answer = 500;
    await buy();
    const first = idsOf(await sandbox.events(4));
    sandbox.answer = 200;
    await sandbox.restart();
    sandbox.now += 2000;
    await sandbox.post('/sandbox/payments/switches', { switch: 'off' });
    const all = idsOf(await sandbox.events(8));
    expect(all.slice(4).sort()).toEqual([...first].sort());
    sandbox.now += 4_000_000;
    await sandbox.post('/sandbox/payments/switches', { switch: 'off' });
    await soon(50);
    expect(sandbox.received).toHaveLength(8);
  });

  it('is given up after three days', async () => {
    sandbox.answer = 500;
    await buy();
    await sandbox.events(4);
    // The last answer has to be stored, too, before time goes on.
    await soon(50);
    sandbox.now += 3 * 86_400_000 + 1000;
    await flip('off');
    await sandbox.events(8);
    await soon(20);
    expect(await sandbox.page('/sandbox/payments')).toContain('given up, 2 tries, last answer 500');
  });
});

describe('a troubled delivery', () => {
  it('brings every event twice', async () => {
    await flip('duplicate');
    await buy();
    const ids = idsOf(await sandbox.events(8));
    expect(new Set(ids).size).toBe(4);
    await soon(50);
    expect(sandbox.received).toHaveLength(8);
  });

  it('delivers events in the wrong order', async () => {
    await flip('reorder');
    await buy();
    await soon(50);
    expect(sandbox.received).toHaveLength(0);
    sandbox.now += 1500;
    await sandbox.post('/sandbox/payments/switches');
    expect(typesOf(await sandbox.events(4))).toEqual([...PURCHASE].reverse());
  });

  it('brings them late', async () => {
    await flip('delay');
    await buy();
    sandbox.now += 19_000;
    await sandbox.post('/sandbox/payments/switches');
    await soon(50);
    expect(sandbox.received).toHaveLength(0);
    sandbox.now += 1000;
    await sandbox.post('/sandbox/payments/switches');
    expect(await sandbox.events(4)).toHaveLength(4);
  });

  it('stays without them until they are sent again', async () => {
    await flip('lose');
    await buy();
    await soon(50);
    expect(sandbox.received).toHaveLength(0);
    expect(await sandbox.page('/sandbox/payments')).toContain(': lost, 0 tries');
    await flip('off');
    const [newest] = (await sandbox.stripe.events.list({ limit: 1 })).data;
    await sandbox.post(`/sandbox/payments/events/${newest?.id}/resend`);
    expect(idsOf(await sandbox.events(1))).toEqual([newest?.id]);
  });
});

describe('the control page', () => {
  it('moves the clock and shows the active switches', async () => {
    const before = await sandbox.clock();
    await sandbox.post('/sandbox/payments/clock', { step: 'day' });
    expect(await sandbox.clock()).toBe(before + 86_400);
    await sandbox.post('/sandbox/payments/clock', { step: 'month' });
    expect(await sandbox.clock()).toBeGreaterThan(before + 28 * 86_400);
    const { id } = await sandbox.subscriber(price.id);
    await sandbox.post('/sandbox/payments/clock', { step: 'period_end' });
    const renewed = await sandbox.stripe.subscriptions.retrieve(id);
    expect(periodOf(renewed).start).toBe(await sandbox.clock());
    await flip('duplicate');
    expect(await sandbox.page('/sandbox/payments')).toContain(
      'value="duplicate" aria-pressed="true"',
    );
    expect(await sandbox.page('/sandbox')).toContain('href="/sandbox/payments"');
  });
});
