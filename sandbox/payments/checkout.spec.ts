import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { CARD, PaymentSandbox, PRODUCT_URL } from '../../test/support/payment-sandbox';

let sandbox: PaymentSandbox;
let price: Stripe.Price;

beforeEach(async () => {
  sandbox = await PaymentSandbox.open();
  price = await sandbox.plan('Silver <b>', 1900);
});
afterEach(() => sandbox.close());

const open = (fields?: Stripe.Checkout.SessionCreateParams) =>
  sandbox.checkout(price.id, { customer_email: 'ada@example.com', ...fields });
const reread = (id: string) => sandbox.stripe.checkout.sessions.retrieve(id);
const subscriptions = async () => (await sandbox.stripe.subscriptions.list({ status: 'all' })).data;

describe('the checkout page', () => {
  it('shows plan, customer and amount, without scripts', async () => {
    const { url } = await open();
    const response = await fetch(url ?? '');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${PRODUCT_URL}`,
    );
    for (const text of ['Silver &lt;b&gt;', '$19.00 a month', 'ada@example.com', 'Local sandbox'])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|<b>/);
    for (const label of ['Card number', 'Expiry', 'CVC', 'Name on card'])
      expect(page).toMatch(new RegExp(`<label for="(\\w+)">${label}</label>\\s*<input id="\\1"`));
    expect(page).toContain('<button type="submit">Pay</button>');
  });

  it('leads back with the id of the session once it is paid', async () => {
    const session = await open({
      client_reference_id: 'user-1',
      metadata: { plan: '3' },
      subscription_data: { metadata: { user_id: 'user-1' } },
    });
    const response = await sandbox.post(session.url ?? '', CARD);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `${PRODUCT_URL}/subscription?success=true&session_id=${session.id}`,
    );
    const [subscription] = await subscriptions();
    expect(subscription).toMatchObject({ status: 'active', metadata: { user_id: 'user-1' } });
    expect(await reread(session.id)).toMatchObject({
      status: 'complete',
      client_reference_id: 'user-1',
      metadata: { plan: '3' },
      subscription: subscription?.id,
      invoice: subscription?.latest_invoice,
    });
  });

  it('sells once, however often Pay is pressed', async () => {
    const { url } = await open();
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.post(url ?? '', CARD)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await subscriptions()).toHaveLength(1);
    expect(await sandbox.page(url ?? '')).toContain('paid already');
  });

  it('leads back without a purchase on Cancel, and can still be paid', async () => {
    const session = await open();
    const response = await sandbox.post(`/sandbox/checkout/${session.id}/cancel`);
    expect(response.headers.get('location')).toBe(`${PRODUCT_URL}/pricing?cancelled=true`);
    expect((await reread(session.id)).status).toBe('open');
    expect(await subscriptions()).toEqual([]);
  });

  it.each([
    ['a declined card', { number: '4000 0000 0000 0002' }, 'number', 'Your card was declined.'],
    ['a mistyped number', { number: '4242 4242 4242 4241' }, 'number', 'card number is invalid'],
    ['a real number', { number: '4111 1111 1111 1111' }, 'number', 'Only test cards'],
    ['a past date', { expiry: '12/25' }, 'expiry', 'in the past'],
    ['no date', { expiry: '13/30' }, 'expiry', 'incomplete'],
    ['a short code', { cvc: '12' }, 'cvc', 'incomplete'],
    ['no name', { name: ' ' }, 'name', 'Enter the name'],
  ])('tells %s at the field', async (_name, wrong, field, sentence) => {
    const { url } = await open();
    const response = await sandbox.post(url ?? '', { ...CARD, ...wrong });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain(`aria-describedby="${field}-error"`);
    expect(page).toMatch(new RegExp(`id="${field}-error" role="alert">[^<]*${sentence}`));
    expect(await subscriptions()).toEqual([]);
  });

  it('takes a card until its month is over, by its own clock', async () => {
    const first = await open();
    expect((await sandbox.post(first.url ?? '', { ...CARD, expiry: '01/26' })).status).toBe(303);
    await sandbox.advanceTo(Date.UTC(2027, 0, 1) / 1000);
    const { url } = await open();
    expect((await sandbox.post(url ?? '', { ...CARD, expiry: '12/26' })).status).toBe(422);
  });

  it('reports a failed payment and removes its records', async () => {
    const { url } = await open();
    await sandbox.post('/sandbox/payments/fail');
    const response = await sandbox.post(url ?? '', CARD);
    expect(response.status).toBe(402);
    expect(await response.text()).toContain('Your card was declined.');
    expect(await subscriptions()).toEqual([]);
    expect((await sandbox.stripe.customers.list()).data).toEqual([]);
    expect((await sandbox.post(url ?? '', CARD)).status).toBe(303);
  });

  it('says so when it has expired', async () => {
    const session = await open();
    await sandbox.stripe.checkout.sessions.expire(session.id);
    expect(await sandbox.page(`/sandbox/checkout/${session.id}`)).toContain('has expired');
    expect((await sandbox.post(`/sandbox/checkout/${session.id}`, CARD)).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
    await expect(sandbox.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('expired');
  });

  it('expires by itself after a day', async () => {
    const session = await open();
    await sandbox.advanceTo(session.expires_at);
    expect((await reread(session.id)).status).toBe('expired');
  });

  it('is not filled in by another site', async () => {
    const { url } = await open();
    const response = await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams(CARD),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
    expect(await subscriptions()).toEqual([]);
  });

  it('does not exist for an unknown session', async () => {
    expect((await fetch(`${sandbox.base}/sandbox/checkout/cs_none`)).status).toBe(404);
  });

  it('keeps no card number anywhere', async () => {
    const { url } = await open();
    await sandbox.post(url ?? '', CARD);
    const kept = readdirSync(sandbox.folder).map((name) =>
      readFileSync(join(sandbox.folder, name), 'utf8'),
    );
    expect(kept.join()).toContain('"last4":"4242"');
    expect(kept.join()).not.toMatch(/4242 ?4242/);
  });
});

describe('a session', () => {
  it('belongs to the customer it was made for', async () => {
    const customer = await sandbox.stripe.customers.create({ email: 'ada@example.com' });
    const session = await sandbox.checkout(price.id, { customer: customer.id });
    await sandbox.post(session.url ?? '', CARD);
    const [subscription] = await subscriptions();
    expect(subscription?.customer).toBe(customer.id);
    const list = (status: Stripe.Checkout.SessionListParams['status']) =>
      sandbox.stripe.checkout.sessions.list({ customer: customer.id, status });
    expect((await list('complete')).data.map(({ id }) => id)).toEqual([session.id]);
    expect((await list('open')).data).toEqual([]);
  });

  it.each([
    ['both a customer and an e-mail', { customer: 'cus_1' }, 'only specify one'],
    ['an address that is none', { success_url: 'javascript:alert(1)' }, 'Not a valid URL'],
    ['another mode', { mode: 'payment' as const }, 'subscription'],
  ])('is refused with %s', async (_name, fields, sentence) => {
    await expect(open(fields)).rejects.toThrow(sentence);
  });
});
