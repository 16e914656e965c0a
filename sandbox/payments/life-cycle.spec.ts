import type Stripe from 'stripe';
import { numbers } from '../../test/support/numbers';
import { idOf, PaymentSandbox, periodOf } from '../../test/support/payment-sandbox';

const DAY = 86_400;
const at = (...parts: [number, number, number, number?]) => Date.UTC(...parts) / 1000;

let sandbox: PaymentSandbox;
let bronze: Stripe.Price;
let silver: Stripe.Price;
let gold: Stripe.Price;

beforeEach(async () => {
  sandbox = await PaymentSandbox.open();
  bronze = await sandbox.plan('Bronze', 900);
  silver = await sandbox.plan('Silver', 1900);
  gold = await sandbox.plan('Gold', 3900);
});
afterEach(() => sandbox.close());

const invoicesOf = async (subscription: string) =>
  (await sandbox.stripe.invoices.list({ subscription })).data;
const reread = (subscription: Stripe.Subscription) =>
  sandbox.stripe.subscriptions.retrieve(subscription.id);
const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.id ?? '';
const priceOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.price.id;
const renewal = async (subscription: Stripe.Subscription) =>
  sandbox.advanceTo(periodOf(await reread(subscription)).end);

describe('a subscription', () => {
  it('keeps its day of the month through shorter months', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    expect(periodOf(subscription)).toEqual({
      start: at(2026, 0, 31, 12),
      end: at(2026, 1, 28, 12),
    });
    await renewal(subscription);
    expect(periodOf(await reread(subscription)).end).toBe(at(2026, 2, 31, 12));
  });

  it('is paid for every period, also for those of one long jump', async () => {
    const subscription = await sandbox.subscriber(silver.id);
    await sandbox.advanceTo(at(2026, 4, 1));
    const invoices = await invoicesOf(subscription.id);
    expect(
      invoices.map(({ amount_paid, billing_reason }) => [amount_paid, billing_reason]),
    ).toEqual([
      [1900, 'subscription_cycle'],
      [1900, 'subscription_cycle'],
      [1900, 'subscription_cycle'],
      [1900, 'subscription_create'],
    ]);
    expect(invoices[0]?.created).toBe(at(2026, 3, 30, 12));
  });

  it('charges the rest of the period when a larger plan is chosen', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    const { start, end } = periodOf(subscription);
    const middle = start + (end - start) / 2;
    await sandbox.advanceTo(middle);
    const items = [{ id: itemOf(subscription), price: silver.id }];
    const changed = await sandbox.stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      proration_date: middle,
    });
    expect(priceOf(changed)).toBe(silver.id);
    expect(periodOf(changed)).toEqual({ start, end });
    const [invoice] = await invoicesOf(subscription.id);
    expect(invoice).toMatchObject({ amount_paid: 500, billing_reason: 'subscription_update' });
    expect(invoice?.lines.data.map(({ amount, description }) => [amount, description])).toEqual([
      [-450, 'Unused time on Bronze after 14 Feb 2026'],
      [950, 'Remaining time on Silver after 14 Feb 2026'],
    ]);
  });

  it('is previewed to the cent', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    const date = periodOf(subscription).start + 100_000;
    await sandbox.advanceTo(date);
    const items = [{ id: itemOf(subscription), price: gold.id }];
    const change = { proration_behavior: 'always_invoice', proration_date: date } as const;
    const preview = await sandbox.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, ...change },
    });
    await sandbox.stripe.subscriptions.update(subscription.id, { items, ...change });
    const [invoice] = await invoicesOf(subscription.id);
    expect(preview.amount_due).toBeGreaterThan(0);
    expect(preview.amount_due).toBe(invoice?.amount_due);
    const next = await sandbox.stripe.invoices.createPreview({ subscription: subscription.id });
    expect(next.amount_due).toBe(3900);
  });

  it('credits the difference of a smaller plan to the next invoices', async () => {
    const subscription = await sandbox.subscriber(silver.id);
    const { start, end } = periodOf(subscription);
    const middle = start + (end - start) / 2;
    await sandbox.advanceTo(middle);
    await sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: bronze.id }],
      proration_behavior: 'always_invoice',
      proration_date: middle,
    });
    const customer = await sandbox.stripe.customers.retrieve(idOf(subscription.customer));
    expect(customer).toMatchObject({ balance: -500 });
    await renewal(subscription);
    const [invoice] = await invoicesOf(subscription.id);
    expect(invoice).toMatchObject({ total: 900, starting_balance: -500, amount_paid: 400 });
  });

  it('settles a change with the next invoice on request', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    const { start, end } = periodOf(subscription);
    const middle = start + (end - start) / 2;
    await sandbox.advanceTo(middle);
    await sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: silver.id }],
      proration_behavior: 'create_prorations',
      proration_date: middle,
    });
    expect(await invoicesOf(subscription.id)).toHaveLength(1);
    await renewal(subscription);
    expect((await invoicesOf(subscription.id))[0]?.amount_paid).toBe(1900 + 500);
  });

  it('moves to a smaller plan at the end of the period', async () => {
    const subscription = await sandbox.subscriber(silver.id);
    const { end } = periodOf(subscription);
    const schedule = await sandbox.stripe.subscriptionSchedules.create({
      from_subscription: subscription.id,
    });
    const [current] = schedule.phases;
    await sandbox.stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: silver.id, quantity: 1 }],
          start_date: current?.start_date,
          end_date: current?.end_date,
        },
        {
          items: [{ price: bronze.id, quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    });
    expect(priceOf(await reread(subscription))).toBe(silver.id);
    const next = await sandbox.stripe.invoices.createPreview({ subscription: subscription.id });
    expect(next.amount_due).toBe(900);
    await sandbox.advanceTo(end);
    expect(priceOf(await reread(subscription))).toBe(bronze.id);
    expect((await invoicesOf(subscription.id))[0]?.amount_paid).toBe(900);
    await sandbox.advanceTo(end + 40 * DAY);
    expect((await reread(subscription)).schedule).toBeNull();
    expect((await sandbox.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe(
      'released',
    );
  });

  it('drops a planned change when its schedule is released', async () => {
    const subscription = await sandbox.subscriber(silver.id);
    const { id } = await sandbox.stripe.subscriptionSchedules.create({
      from_subscription: subscription.id,
    });
    const cancel = () =>
      sandbox.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(cancel()).rejects.toThrow('managed by the subscription schedule');
    await sandbox.stripe.subscriptionSchedules.release(id);
    expect((await cancel()).cancel_at_period_end).toBe(true);
  });

  it('ends with its period when cancelled, and continues when resumed before', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    const set = (cancel_at_period_end: boolean) =>
      sandbox.stripe.subscriptions.update(subscription.id, { cancel_at_period_end });
    expect(await set(true)).toMatchObject({
      cancel_at: periodOf(subscription).end,
      status: 'active',
    });
    expect(await set(false)).toMatchObject({ cancel_at: null, canceled_at: null });
    await renewal(subscription);
    await set(true);
    await renewal(subscription);
    const ended = await reread(subscription);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: periodOf(ended).end });
    const customer = idOf(subscription.customer);
    expect((await sandbox.stripe.subscriptions.list({ customer })).data).toEqual([]);
    const all = await sandbox.stripe.subscriptions.list({ customer, status: 'all' });
    expect(all.data).toHaveLength(1);
  });

  it('ends at once when it is deleted', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    expect((await sandbox.stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
    await expect(sandbox.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('is past due after a failed renewal, is tried again daily, and is active once it is paid', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    const { end } = periodOf(subscription);
    await sandbox.post('/sandbox/payments/fail');
    await sandbox.advanceTo(end);
    expect((await reread(subscription)).status).toBe('past_due');
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({
      status: 'open',
      attempt_count: 1,
    });
    await sandbox.advanceTo(end + DAY);
    expect((await reread(subscription)).status).toBe('active');
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({
      status: 'paid',
      attempt_count: 2,
    });
  });

  it('is not tried again within the jump that it failed in', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    await sandbox.post('/sandbox/payments/fail');
    await sandbox.advanceTo(periodOf(subscription).end + 10 * DAY);
    expect((await reread(subscription)).status).toBe('past_due');
    await sandbox.advanceTo((await sandbox.clock()) + DAY - 1);
    expect((await reread(subscription)).status).toBe('past_due');
    await sandbox.advanceTo((await sandbox.clock()) + 1);
    expect((await reread(subscription)).status).toBe('active');
  });

  it('fails at every renewal with a card that pays only once', async () => {
    const subscription = await sandbox.subscriber(bronze.id, { number: '4000000000000341' });
    const { end } = periodOf(subscription);
    await sandbox.advanceTo(end);
    for (const days of [1, 2, 3]) await sandbox.advanceTo(end + days * DAY);
    expect(await reread(subscription)).toMatchObject({ status: 'past_due' });
    expect((await invoicesOf(subscription.id))[0]).toMatchObject({ attempt_count: 4 });
  });

  it('is unchanged when the payment of an upgrade fails', async () => {
    const subscription = await sandbox.subscriber(bronze.id, { number: '4000000000000341' });
    const upgrade = sandbox.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: gold.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(upgrade).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      message: 'Your card was declined.',
    });
    expect(priceOf(await reread(subscription))).toBe(bronze.id);
    expect(await invoicesOf(subscription.id)).toHaveLength(1);
  });
});

describe('the money', () => {
  it('balances after any sequence of changes: paid and credited amounts equal the billed ones', async () => {
    const prices = [bronze, silver, gold];
    const subscription = await sandbox.subscriber(bronze.id);
    const behaviors = ['always_invoice', 'create_prorations', 'none'] as const;
    for (const [wait = 0, plan = 0, behavior = 0] of numbers(30, [20 * DAY, 2, 2])) {
      await sandbox.advanceTo((await sandbox.clock()) + wait);
      await sandbox.stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription), price: prices[plan]?.id }],
        proration_behavior: behaviors[behavior],
      });
    }
    const { data } = await sandbox.stripe.invoices.list({
      subscription: subscription.id,
      limit: 100,
    });
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    for (const { lines, total } of data)
      expect(sum(lines.data.map(({ amount }) => amount))).toBe(total);
    const customer = await sandbox.stripe.customers.retrieve(idOf(subscription.customer));
    if (customer.deleted) throw new Error('the customer is there');
    expect(data.length).toBeGreaterThan(10);
    expect(sum(data.map(({ amount_paid }) => amount_paid)) + customer.balance).toBe(
      sum(data.map(({ total }) => total)),
    );
  });
});

describe('the clock', () => {
  it('runs with real time, ahead of it, and never backwards', async () => {
    const before = await sandbox.clock();
    await sandbox.advanceTo(before + DAY);
    sandbox.now += 5000;
    expect(await sandbox.clock()).toBe(before + DAY + 5);
    sandbox.now -= 3000;
    expect(await sandbox.clock()).toBe(before + DAY + 5);
    await expect(sandbox.advanceTo(before)).rejects.toThrow('only be advanced');
    const { data } = await sandbox.stripe.testHelpers.testClocks.list();
    expect(data.map(({ id }) => id)).toEqual(['clock_sandbox']);
  });

  it('catches up on events that fell due while the sandbox was off', async () => {
    const subscription = await sandbox.subscriber(bronze.id);
    await sandbox.advanceTo((await sandbox.clock()) + DAY);
    sandbox.now += 40 * DAY * 1000;
    await sandbox.restart();
    expect(await invoicesOf(subscription.id)).toHaveLength(2);
    expect(periodOf(await reread(subscription)).end).toBe(at(2026, 2, 31, 12));
  });
});
