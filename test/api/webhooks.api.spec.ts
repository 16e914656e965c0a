import Stripe from 'stripe';
import type { TestApp } from '../support/app';
import { useApp } from '../support/use-app';

let app: TestApp;
useApp(
  (started) => {
    app = started;
  },
  { once: true },
);

const seconds = () => Math.floor(app.clock.now().getTime() / 1000);

function signed(
  payload: string,
  { at = seconds(), secret = app.config.payments.webhookSecret } = {},
) {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
}

const deliver = (body: string | Buffer, signature?: string, type = 'application/json') =>
  app.visitor().fetch('/api/webhooks/stripe', {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'Content-Type': type, ...(signature ? { 'stripe-signature': signature } : {}) },
  });

/** A forged event that claims the most expensive plan. */
function claim(customer: string): string {
  return JSON.stringify({
    id: 'evt_claim',
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', customer, status: 'active' } },
  });
}

async function customerOf(email: string): Promise<string> {
  const ada = await app.person(email);
  await ada.call('billing.checkout', { body: { plan_id: 5 } });
  const { data } = await app.payments.stripe.customers.list({ email });
  return data[0]?.id ?? '';
}

it('accepts an event with a valid signature, and reads the state from the provider', async () => {
  const body = claim(await customerOf('ada@example.com'));
  const answer = await deliver(body, signed(body));
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  const ada = await app.person('ada@example.com');
  expect((await ada.call('billing.status', {})).subscription).toBeNull();
});

describe('an event that is not the provider’s', () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object: {} } });

  it.each([
    ['without a signature', () => deliver(body)],
    ['with an invented one', () => deliver(body, 't=1,v1=00')],
    ['with an empty one', () => deliver(body, ' ')],
    ['signed by somebody else', () => deliver(body, signed(body, { secret: 'whsec_other' }))],
    ['from yesterday', () => deliver(body, signed(body, { at: seconds() - 86_400 }))],
    ['of six minutes ago', () => deliver(body, signed(body, { at: seconds() - 360 }))],
    ['with another body', () => deliver(body.replace('evt_1', 'evt_2'), signed(body))],
    ['written anew', () => deliver(JSON.stringify(JSON.parse(body), null, 1), signed(body))],
    ['with a space more', () => deliver(`${body} `, signed(body))],
    ['as a form', () => deliver(body, signed(body), 'application/x-www-form-urlencoded')],
    ['that is no JSON', () => deliver('{', signed('{', { secret: 'whsec_other' }))],
    ['that is empty', () => deliver('', signed(''))],
  ])('%s is refused', async (_what, send) => {
    const answer = await send();
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'bad_signature' });
  });

  it('is refused with any single bit flipped', async () => {
    const signature = signed(body);
    const bytes = Buffer.from(body);
    const statuses = new Set<number>();
    for (let bit = 0; bit < bytes.length * 8; bit += 13) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      statuses.add((await deliver(flipped, signature)).status);
    }
    expect([...statuses]).toEqual([422]);
  });
});

it('ignores events about unknown customers and about none', async () => {
  for (const customer of ['cus_nobody', '']) {
    const body = claim(customer).replace('evt_claim', `evt_${customer || 'none'}`);
    expect((await deliver(body, signed(body))).status).toBe(200);
  }
});

it('ends in the same state after events in any order and number', async () => {
  const ada = await app.person('grace@example.com');
  await app.payments.trouble('duplicate');
  await app.payments.trouble('reorder');
  await app.payments.buy(ada, 2);
  await ada.call('billing.change', { body: { plan_id: 4, when: 'now' } });
  await ada.call('billing.cancel', {});
  await app.payments.settle();
  await app.payments.trouble('off');
  expect(await ada.call('billing.status', {})).toMatchObject({
    subscription: { plan: { name: 'Gold' }, cancel_at_period_end: true },
    is_cancelled: true,
  });
});
