import type Stripe from 'stripe';
import {
  CARD,
  idOf,
  PaymentSandbox,
  periodOf,
  PRODUCT_URL,
} from '../../test/support/payment-sandbox';

const RETURN_URL = `${PRODUCT_URL}/subscription`;
const AFTER_URL = `${PRODUCT_URL}/subscription?success=true`;

let sandbox: PaymentSandbox;
let bronze: Stripe.Price;
let silver: Stripe.Price;
let subscription: Stripe.Subscription;

beforeEach(async () => {
  sandbox = await PaymentSandbox.open();
  bronze = await sandbox.plan('Bronze', 900);
  silver = await sandbox.plan('Silver', 1900);
  subscription = await sandbox.subscriber(bronze.id);
});
afterEach(() => sandbox.close());

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

const open = async (flow?: Flow) =>
  new URL(
    (
      await sandbox.stripe.billingPortal.sessions.create({
        customer: idOf(subscription.customer),
        return_url: RETURN_URL,
        flow_data: flow,
      })
    ).url,
  ).pathname;
const confirmFlow = (price: Stripe.Price): Flow => ({
  type: 'subscription_update_confirm',
  subscription_update_confirm: {
    subscription: subscription.id,
    items: [{ id: subscription.items.data[0]?.id ?? '', price: price.id, quantity: 1 }],
  },
  after_completion: { type: 'redirect', redirect: { return_url: AFTER_URL } },
});
const reread = () => sandbox.stripe.subscriptions.retrieve(subscription.id);
const currentPrice = async () => (await reread()).items.data[0]?.price.id;
const invoices = async () =>
  (await sandbox.stripe.invoices.list({ subscription: subscription.id })).data;
const toTheMiddle = () => {
  const { start, end } = periodOf(subscription);
  return sandbox.advanceTo(start + (end - start) / 2);
};

describe('the portal', () => {
  it('shows plan, other plans, card and invoices, and the way back', async () => {
    const gone = await sandbox.plan('Gone', 500);
    await sandbox.stripe.prices.update(gone.id, { active: false });
    const page = await sandbox.page(await open());
    for (const text of [
      'Bronze</strong>, $9.00 a month. Renews on 28 Feb 2026.',
      'Silver, $19.00 a month',
      'Visa ending in 4242, valid until 12/2040.',
      'SANDBOX-0001',
      `<a href="${RETURN_URL}">Back to Shotvault</a>`,
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('Gone');
    const [invoice] = await invoices();
    expect(await sandbox.page(invoice?.hosted_invoice_url ?? '')).toContain('1 × Bronze (at $9.00');
  });

  it('cancels at the end of the period and resumes', async () => {
    const portal = await open();
    await sandbox.post(`${portal}/cancel`);
    expect((await reread()).cancel_at_period_end).toBe(true);
    expect(await sandbox.page(portal)).toMatch(/Ends on 28 Feb 2026[^]*Resume subscription/);
    await sandbox.post(`${portal}/resume`);
    expect((await reread()).cancel_at_period_end).toBe(false);
    expect(await sandbox.page(portal)).toContain('Cancel subscription');
  });

  it('changes the plan after showing its cost', async () => {
    await toTheMiddle();
    const portal = await open();
    const page = await sandbox.page(`${portal}/confirm?price=${silver.id}`);
    expect(page).toMatch(/Amount due today<\/dt><dd>\$5\.00/);
    await sandbox.post(`${portal}/confirm`, { price: silver.id });
    expect(await currentPrice()).toBe(silver.id);
    expect(await sandbox.page(portal)).toContain('Silver</strong>, $19.00 a month');
  });

  it('takes no price that is not on offer', async () => {
    const yearly = await sandbox.stripe.prices.create({
      product: idOf(silver.product),
      unit_amount: 1,
      currency: 'usd',
      recurring: { interval: 'year' },
    });
    await sandbox.post(`${await open()}/confirm`, { price: yearly.id });
    expect(await currentPrice()).toBe(bronze.id);
  });

  it('pays open invoices as soon as there is a good card', async () => {
    const portal = await open();
    await sandbox.post(`${portal}/card`, { ...CARD, number: '4000 0000 0000 0341' });
    await sandbox.advanceTo(periodOf(subscription).end);
    expect((await reread()).status).toBe('past_due');
    expect(await sandbox.page(portal)).toContain('The last payment failed');
    const refused = await sandbox.post(`${portal}/card`, { ...CARD, number: '4000000000000002' });
    expect(refused.status).toBe(422);
    expect((await reread()).status).toBe('past_due');
    expect((await sandbox.post(`${portal}/card`, CARD)).status).toBe(303);
    expect((await reread()).status).toBe('active');
    expect((await invoices()).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('shows that no subscription is running', async () => {
    const portal = await open();
    await sandbox.stripe.subscriptions.cancel(subscription.id);
    expect(await sandbox.page(portal)).toContain('no running subscription');
    expect((await sandbox.post(`${portal}/resume`)).status).toBe(303);
    expect((await reread()).status).toBe('canceled');
  });
});

describe('a smaller plan chosen for the end of the period', () => {
  async function choose(): Promise<string> {
    await sandbox.post(`${await open()}/confirm`, { price: silver.id });
    const { stripe } = sandbox;
    const { id, phases } = await stripe.subscriptionSchedules.create({
      from_subscription: subscription.id,
    });
    const [running] = phases;
    const now = { start_date: running?.start_date, end_date: running?.end_date };
    const month = { interval: 'month' as const };
    await stripe.subscriptionSchedules.update(id, {
      phases: [
        { items: [{ price: silver.id }], ...now },
        { items: [{ price: bronze.id }], duration: month, proration_behavior: 'none' },
      ],
    });
    return id;
  }

  it('is told, and dropped when the person cancels', async () => {
    const schedule = await choose();
    const portal = await open();
    expect(await sandbox.page(portal)).toContain('Changes to Bronze on 28 Feb 2026.');
    await sandbox.post(`${portal}/cancel`);
    expect(await reread()).toMatchObject({ cancel_at_period_end: true, schedule: null });
    const { status } = await sandbox.stripe.subscriptionSchedules.retrieve(schedule);
    expect(status).toBe('released');
  });

  it('is dropped when the person confirms another plan', async () => {
    const gold = await sandbox.plan('Gold', 3900);
    await choose();
    const address = await open(confirmFlow(gold));
    expect(await sandbox.page(address)).toContain('What was planned for then is taken back.');
    await sandbox.post(`${address}/confirm`);
    await sandbox.advanceTo(periodOf(subscription).end);
    expect(await currentPrice()).toBe(gold.id);
  });
});

describe('the confirm page', () => {
  it('changes nothing until it is confirmed, and then once', async () => {
    await toTheMiddle();
    const address = await open(confirmFlow(silver));
    const page = await sandbox.page(address);
    expect(page).toMatch(/Current plan<\/dt><dd>Bronze, \$9\.00[^]*New plan<\/dt><dd>Silver/);
    expect(page).toMatch(/Amount due today<\/dt><dd>\$5\.00/);
    expect(page).toContain('>Confirm and Pay</button>');
    expect(await currentPrice()).toBe(bronze.id);
    for (const _press of [1, 2]) {
      const response = await sandbox.post(`${address}/confirm`, { price: 'price_other' });
      expect(response.headers.get('location')).toBe(AFTER_URL);
    }
    expect(await currentPrice()).toBe(silver.id);
    expect(await invoices()).toHaveLength(2);
  });

  it.each([
    ['keeps the amount it has shown for an hour', 3_500_000, 500],
    ['counts anew after that', 36_000_000, 485],
  ])('%s', async (_name, laterMs, cents) => {
    await toTheMiddle();
    const address = await open(confirmFlow(silver));
    const page = await sandbox.page(address);
    const at = /name="at" value="(\d+)"/.exec(page)?.[1] ?? '';
    sandbox.now += laterMs;
    await sandbox.post(`${address}/confirm`, { at });
    expect((await invoices())[0]?.amount_paid).toBe(cents);
  });

  it('leads back without a change on Cancel', async () => {
    const address = await open(confirmFlow(silver));
    const response = await sandbox.post(`${address}/leave`);
    expect(response.headers.get('location')).toBe(RETURN_URL);
    expect(await currentPrice()).toBe(bronze.id);
  });

  it('says Confirm where nothing is due, and keeps the rest as credit', async () => {
    await sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id, price: silver.id }],
      proration_behavior: 'none',
    });
    await toTheMiddle();
    const address = await open(confirmFlow(bronze));
    const page = await sandbox.page(address);
    expect(page).toContain('>Confirm</button>');
    expect(page).toMatch(/Credit for next invoices<\/dt><dd>\$5\.00/);
    await sandbox.post(`${address}/confirm`);
    const customer = await sandbox.stripe.customers.retrieve(idOf(subscription.customer));
    expect(customer).toMatchObject({ balance: -500 });
  });

  it('reports a declined card and changes nothing', async () => {
    await sandbox.post(`${await open()}/card`, { ...CARD, number: '4000 0000 0000 0341' });
    const address = await open(confirmFlow(silver));
    const response = await sandbox.post(`${address}/confirm`);
    expect(response.status).toBe(402);
    expect(await response.text()).toContain('Your card was declined. Nothing was changed.');
    expect(await currentPrice()).toBe(bronze.id);
    expect(await invoices()).toHaveLength(1);
  });

  it('cancels the change that was planned for the end of the period', async () => {
    await sandbox.post(`${await open()}/cancel`);
    const address = await open(confirmFlow(silver));
    expect(await sandbox.page(address)).toContain('What was planned for then is taken back.');
    await sandbox.post(`${address}/confirm`);
    expect(await reread()).toMatchObject({ cancel_at_period_end: false, schedule: null });
  });

  it('is refused for the present plan, and for another customer', async () => {
    await expect(open(confirmFlow(bronze))).rejects.toThrow('already on this price');
    const stranger = await sandbox.stripe.customers.create({ email: 'eve@example.com' });
    const { stripe } = sandbox;
    const session = stripe.billingPortal.sessions.create({
      customer: stranger.id,
      return_url: RETURN_URL,
      flow_data: confirmFlow(silver),
    });
    await expect(session).rejects.toThrow('not a running one of this customer');
  });
});

describe('the other flows', () => {
  it('show only their own subject', async () => {
    const cancel = await open({
      type: 'subscription_cancel',
      subscription_cancel: { subscription: subscription.id },
    });
    const page = await sandbox.page(cancel);
    expect(page).toContain('Cancel subscription');
    expect(page).not.toContain('Card number');
    expect((await sandbox.post(`${cancel}/cancel`)).headers.get('location')).toBe(
      `${cancel}/overview`,
    );
    expect((await reread()).cancel_at_period_end).toBe(true);
    const card = await open({ type: 'payment_method_update' });
    expect(await sandbox.page(card)).not.toContain('Cancel subscription');
  });
});
