import Stripe from 'stripe';
import { CARD, idOf, PaymentSandbox, SECRET_KEY } from '../../test/support/payment-sandbox';

let sandbox: PaymentSandbox;
let stripe: Stripe;

beforeEach(async () => {
  sandbox = await PaymentSandbox.open();
  stripe = sandbox.stripe;
});
afterEach(() => sandbox.close());

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${SECRET_KEY}`, ...init.headers };
  return fetch(`${sandbox.base}/v1${path}`, { ...init, headers });
}

describe('a call', () => {
  it('is refused with another key, in the words of the provider', async () => {
    const { hostname, port } = new URL(sandbox.base);
    const address = { host: hostname, port: Number(port), protocol: 'http' as const };
    const stranger = new Stripe('sk_test_other', { ...address, maxNetworkRetries: 0 });
    await expect(stranger.products.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect((await fetch(`${sandbox.base}/v1/products`)).status).toBe(401);
  });

  it('has a unique id', async () => {
    const ids = [await call('/products'), await call('/products')].map((answer) =>
      answer.headers.get('request-id'),
    );
    expect(ids[0]).toMatch(/^req_/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('to an unknown address or of an unknown thing is 404', async () => {
    const answer = await call('/unknown');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    for (const missing of [
      stripe.products.retrieve('prod_none'),
      stripe.prices.retrieve('price_none'),
      stripe.customers.retrieve('cus_none'),
      stripe.subscriptions.retrieve('sub_none'),
      stripe.invoices.retrieve('in_none'),
      stripe.checkout.sessions.retrieve('cs_none'),
      stripe.subscriptionSchedules.retrieve('sub_sched_none'),
      stripe.events.retrieve('evt_none'),
      stripe.testHelpers.testClocks.retrieve('clock_none'),
      stripe.customers.retrieve('__proto__'),
    ])
      await expect(missing).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
  });

  it('names the parameter that is wrong', async () => {
    const wrong: [Promise<unknown>, string][] = [
      [stripe.products.create({} as Stripe.ProductCreateParams), 'name'],
      [sandbox.checkout('price_none'), 'line_items[0][price]'],
      [stripe.products.list({ limit: 0 }), 'limit'],
      [stripe.customers.list({ starting_after: 'cus_none' }), 'starting_after'],
      [stripe.invoices.createPreview({}), 'subscription'],
      [stripe.subscriptions.list({ customer: 'cus_none' }), 'customer'],
      [stripe.invoices.list({ customer: 'cus_none' }), 'customer'],
    ];
    for (const [refused, param] of wrong)
      await expect(refused).rejects.toMatchObject({ param, statusCode: 400 });
  });

  it('cannot smuggle a name of every object into a form', async () => {
    const body = new URLSearchParams({ email: 'a@example.com', 'metadata[__proto__]': 'x' });
    const answer = await call('/customers', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

describe('the same idempotency key', () => {
  it('gives the same answer, also after a restart, and creates each object once', async () => {
    const create = () =>
      sandbox.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'key-1' });
    const first = await create();
    await sandbox.restart();
    const again = await create();
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await sandbox.stripe.customers.list()).data).toHaveLength(1);
  });

  it('is refused for another request', async () => {
    const options = { idempotencyKey: 'key-1' };
    await stripe.customers.create({ email: 'a@example.com' }, options);
    const other = stripe.customers.create({ email: 'b@example.com' }, options);
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('may be reused after a day, and after a refusal without effect', async () => {
    const options = { idempotencyKey: 'key-1' };
    await expect(
      stripe.products.create({} as Stripe.ProductCreateParams, options),
    ).rejects.toThrow();
    const first = await stripe.products.create({ name: 'Bronze' }, options);
    sandbox.now += 25 * 3_600_000;
    expect((await stripe.products.create({ name: 'Bronze' }, options)).id).not.toBe(first.id);
  });
});

describe('a list', () => {
  it('comes in pages, newest first, and the SDK walks through them', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1)
      made.unshift((await stripe.customers.create({ name: `Person ${index}` })).id);
    const page = await stripe.customers.list({ limit: 2 });
    expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    expect(page.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const walked: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 2 })) walked.push(id);
    expect(walked).toEqual(made);
    const before = await stripe.customers.list({ limit: 1, ending_before: made[2] });
    expect(before.data.map(({ id }) => id)).toEqual([made[1]]);
  });

  it('of prices finds by lookup key, product and state, with the products in it', async () => {
    const bronze = await sandbox.plan('Bronze', 900);
    const silver = await sandbox.plan('Silver', 1900);
    await stripe.prices.update(silver.id, { active: false });
    const found = await stripe.prices.list({
      lookup_keys: ['bronze', 'gold'],
      expand: ['data.product'],
    });
    expect(found.data.map(({ product }) => product)).toEqual([
      expect.objectContaining({ name: 'Bronze', object: 'product' }),
    ]);
    expect((await stripe.prices.list({ active: false })).data).toHaveLength(1);
    const product = idOf(bronze.product);
    expect((await stripe.prices.list({ product })).data.map(({ id }) => id)).toEqual([bronze.id]);
    expect((await stripe.products.list({ active: true })).data).toHaveLength(2);
  });
});

describe('a lookup key', () => {
  it('names one price and is handed over only on request', async () => {
    const old = await sandbox.plan('Bronze', 900);
    await expect(sandbox.plan('Bronze', 1000)).rejects.toThrow('already uses that lookup key');
    const price = await stripe.prices.create({
      product: idOf(old.product),
      unit_amount: 1000,
      currency: 'usd',
      recurring: { interval: 'month' },
      lookup_key: 'bronze',
      transfer_lookup_key: true,
    });
    expect(price).toMatchObject({ lookup_key: 'bronze', unit_amount: 1000 });
    expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
  });
});

describe('a customer', () => {
  it('can be changed and deleted, which ends its subscriptions', async () => {
    const price = await sandbox.plan('Bronze', 900);
    const subscription = await sandbox.subscriber(price.id);
    const id = idOf(subscription.customer);
    const metadata = { user_id: '1', gone: 'x' };
    await stripe.customers.update(id, { name: 'Ada', metadata });
    const changed = await stripe.customers.update(id, { metadata: { gone: '' } });
    expect(changed).toMatchObject({ name: 'Ada', metadata: { user_id: '1' } });
    expect(changed.metadata).not.toHaveProperty('gone');
    expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    await expect(stripe.customers.update(id, { name: 'x' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('expand', () => {
  it('replaces ids by objects, and refuses fields that hold no id', async () => {
    const price = await sandbox.plan('Bronze', 900);
    const { id } = await sandbox.subscriber(price.id);
    const expanded = await stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice', 'items.data.price.product', 'customer'],
    });
    expect(expanded).toMatchObject({
      latest_invoice: { object: 'invoice', status: 'paid' },
      customer: { object: 'customer', email: 'ada@example.com' },
      items: { data: [{ price: { product: { name: 'Bronze' } } }] },
    });
    expect(expanded).not.toHaveProperty('current_period_end');
    await expect(stripe.subscriptions.retrieve(id, { expand: ['nothing'] })).rejects.toThrow(
      'cannot be expanded',
    );
  });

  it('works on a session that was paid', async () => {
    const price = await sandbox.plan('Bronze', 900);
    const session = await sandbox.checkout(price.id, { customer_email: 'b@example.com' });
    await sandbox.post(session.url ?? '', CARD);
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'customer'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: { object: 'subscription', status: 'active' },
      customer: { email: 'b@example.com', name: CARD.name },
    });
  });
});
