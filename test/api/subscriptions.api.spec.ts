import { Logger } from '@nestjs/common';
import { AppError } from '../../server/common/app-error';
import { ProviderSubscriptions } from '../../server/infra/payments/provider-subscriptions';
import { StripeClient } from '../../server/infra/payments/stripe-client';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { CARD, idOf } from '../support/payment-sandbox';
import { DECLINED, FAILS_LATER } from '../support/drivers/payments.driver';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

// Months of a subscription, each with its renewals and their events.
jest.setTimeout(20_000);

let app: TestApp;
useApp(
  (started) => {
    app = started;
  },
  { once: true },
);
// Ends subscriptions of earlier tests, whose renewals would only cost time.
afterEach(() => app.payments.endAll());

const NOTHING = { teams: 0, team_members: 0, api_keys: 0, live_collections: 0 };

// The provider's clock never goes back, so each test uses new people.
let nth = 0;
async function newcomer() {
  nth += 1;
  const email = `person${nth}@example.com`;
  return { email, person: await app.person(email) };
}

/** Advances by days and signs in again, because sessions end in a month of real time, too. */
async function after(days: number, email: string): Promise<Client> {
  await app.payments.wait(days);
  return app.person(email);
}

describe('buying', () => {
  it('runs through the provider’s page and is active when the person returns', async () => {
    const { person } = await newcomer();
    const { checkout_url } = await person.call('billing.checkout', { body: { plan_id: 2 } });
    expect(checkout_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sandbox\/checkout\//);
    expect(await app.payments.pay(checkout_url)).toBe(
      'http://shotvault.test/subscription?success=true',
    );
    const status = await person.call('billing.status', { query: { refresh: true } });
    expect(status).toMatchObject({
      subscription: {
        plan: { id: 2, name: 'Bronze', price_cents: 900, screenshot_limit: 200 },
        status: 'active',
        is_billed: true,
        cancel_at_period_end: false,
        grace_ends_at: null,
        scheduled_change: null,
      },
      is_cancelled: false,
      remaining_uploads: 200,
      features: ['team_collaboration'],
    });
  });

  it('becomes active by the event alone when the browser never returns', async () => {
    const { person } = await newcomer();
    await app.payments.buy(person, 3);
    await app.payments.settle();
    const status = await person.call('billing.status', {});
    expect(status.subscription?.plan.name).toBe('Silver');
  });

  it('is found by the return page when the event is lost', async () => {
    const { person } = await newcomer();
    await app.payments.trouble('lose');
    await app.payments.buy(person, 2);
    expect((await person.call('billing.status', {})).subscription).toBeNull();
    const status = await person.call('billing.status', { query: { refresh: true } });
    await app.payments.trouble('off');
    expect(status.subscription?.plan.name).toBe('Bronze');
  });

  it('changes nothing when the card is declined', async () => {
    const { person } = await newcomer();
    expect(await app.payments.buy(person, 2, { number: DECLINED })).toBe('page 422');
    await app.payments.settle();
    expect((await person.call('billing.status', {})).subscription).toBeNull();
  });

  it('closes the page that was opened before', async () => {
    const { email, person } = await newcomer();
    const first = await person.call('billing.checkout', { body: { plan_id: 2 } });
    const second = await person.call('billing.checkout', { body: { plan_id: 3 } });
    expect(await app.payments.pay(second.checkout_url)).toContain('success=true');
    await app.payments.pay(first.checkout_url);
    await app.payments.settle();
    expect(await app.payments.live(email)).toHaveLength(1);
    expect((await person.call('billing.status', {})).subscription?.plan.name).toBe('Silver');
  });

  it.each([
    [1, 422, 'plan_not_for_sale'],
    [77, 404, 'not_found'],
    [2 ** 31, 422, 'invalid_input'],
  ])('refuses plan %i', async (planId, status, code) => {
    const { person } = await newcomer();
    const answer = await person.send('billing.checkout', { body: { plan_id: planId } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('refuses a change to a plan whose number no database holds', async () => {
    const { person } = await newcomer();
    const answer = await person.send('billing.change', { body: { plan_id: 2 ** 31, when: 'now' } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  });

  it('refuses the plan one has', async () => {
    const { person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    const answer = await person.send('billing.checkout', { body: { plan_id: 2 } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      409,
      'already_on_plan',
    ]);
  });

  it('never makes a second subscription, even when two pages were paid', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    const [first] = await app.payments.live(email);
    const customer = (first?.customer ?? '') as string;
    const price = (await app.payments.stripe.prices.list({ active: true, limit: 100 })).data.find(
      ({ unit_amount }) => unit_amount === 1900,
    );
    const session = await app.payments.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: price?.id, quantity: 1 }],
      success_url: 'http://shotvault.test/subscription?success=true',
    });
    await app.payments.pay(session.url ?? '');
    await app.payments.settle();
    expect(await app.payments.live(email)).toHaveLength(1);
    expect((await person.call('billing.status', {})).subscription?.plan.name).toBe('Silver');
  });
});

describe('a payer who changes the plan', () => {
  it('confirms it on the provider’s page, and nothing changes before', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    const { checkout_url } = await person.call('billing.checkout', { body: { plan_id: 3 } });
    expect(checkout_url).toContain('/sandbox/portal/');
    expect((await person.call('billing.status', {})).subscription?.plan.name).toBe('Bronze');
    expect(await app.payments.confirm(checkout_url)).toContain('/subscription?success=true');
    await app.payments.settle();
    expect((await person.call('billing.status', {})).subscription?.plan.name).toBe('Silver');
    expect(await app.payments.live(email)).toHaveLength(1);
  });

  it('previews the exact amount that is then charged', async () => {
    const { person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    app.clock.advance({ days: 10 });
    const preview = await person.call('billing.changePreview', { query: { plan_id: 3 } });
    expect(preview).toMatchObject({
      direction: 'upgrade',
      plan_name: 'Silver',
      currency: 'usd',
      screenshot_limit: 600,
      locks_screenshots: 0,
    });
    const sum = preview.lines.reduce((total, line) => total + line.amount_cents, 0);
    expect(preview.amount_due_now_cents).toBe(sum);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(1000);
    const after = await person.call('billing.change', { body: { plan_id: 3, when: 'now' } });
    expect(after.subscription?.plan.name).toBe('Silver');
    const [invoice] = await person.call('billing.invoices', {});
    expect(invoice).toMatchObject({ amount_cents: sum, status: 'paid' });
    // The invoice begins with the credit for Bronze.
    expect(invoice?.description).toContain('Silver');
  });

  it('is on invoices with what was charged, not with what credit paid', async () => {
    const { person, email } = await newcomer();
    await app.payments.buy(person, 4);
    await app.payments.settle();
    await person.call('billing.change', { body: { plan_id: 2, when: 'now' } });
    const [change] = await person.call('billing.invoices', {});
    expect(change?.amount_cents).toBe(0);
    const credit = -(change?.credit_cents ?? 0);
    expect(credit).toBeGreaterThan(900);
    const later = await after(32, email);
    const [renewal] = await later.call('billing.invoices', {});
    expect(renewal).toMatchObject({ status: 'paid', amount_cents: 0, credit_cents: 900 });
  });

  it('keeps the old plan when the card is declined', async () => {
    const { person } = await newcomer();
    await app.payments.buy(person, 2, { number: FAILS_LATER });
    await app.payments.settle();
    const answer = await person.send('billing.change', { body: { plan_id: 4, when: 'now' } });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ code: 'payment_failed' });
    expect((await person.call('billing.status', {})).subscription?.plan.name).toBe('Bronze');
  });

  it('keeps a planned change when the card is declined', async () => {
    const { person } = await newcomer();
    await app.payments.buy(person, 3, { number: FAILS_LATER });
    await app.payments.settle();
    await person.call('billing.change', { body: { plan_id: 2, when: 'period_end' } });
    const planned = (await person.call('billing.status', {})).subscription?.scheduled_change;
    expect(planned).toMatchObject({ plan_name: 'Bronze' });
    const answer = await person.send('billing.change', { body: { plan_id: 4, when: 'now' } });
    expect(answer.status).toBe(402);
    await app.payments.settle();
    expect((await person.call('billing.status', {})).subscription).toMatchObject({
      plan: { name: 'Silver' },
      scheduled_change: planned,
    });
  });

  it('hears of a declined card also when the planned change cannot be made again', async () => {
    const { person } = await newcomer();
    await app.payments.buy(person, 3, { number: FAILS_LATER });
    await app.payments.settle();
    await person.call('billing.change', { body: { plan_id: 2, when: 'period_end' } });
    const planAgain = jest
      .spyOn(app.nest.get(ProviderSubscriptions), 'changeAtPeriodEnd')
      .mockRejectedValueOnce(new AppError('payments_unavailable', 'It cannot be reached.'));
    const answer = await person.send('billing.change', { body: { plan_id: 4, when: 'now' } });
    expect(answer.status).toBe(402);
    expect(planAgain).toHaveBeenCalledTimes(1);
    planAgain.mockRestore();
  });

  it('sees what the smaller plan gives up, in numbers', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 4);
    await app.payments.settle();
    const losesWith = async (plan_id: number) =>
      (await person.call('billing.changePreview', { query: { plan_id } })).loses;
    expect(await losesWith(1)).toEqual(NOTHING);

    const mateEmail = `mate-of-${email}`;
    const mate = await app.person(mateEmail);
    const team_id = await app.teams.make({ name: 'Harbor', owner: email, members: [mateEmail] });
    await person.call('keys.create', { body: { name: 'Script', scopes: ['read'] } });
    const live = { live: true, search: { q: 'invoice' } };
    const collect = (
      client: Client,
      query: { team_id?: string },
      body: { name: string; live?: boolean },
    ) => client.call('collections.create', { query, body });
    await collect(person, {}, { name: 'Own', ...live });
    await collect(mate, { team_id }, { name: 'Shared', ...live });
    await collect(person, {}, { name: 'Fixed' });
    const gone = await collect(person, {}, { name: 'Gone', ...live });
    await person.call('collections.remove', { params: { id: gone.collection_id } });

    expect(await losesWith(3)).toEqual({ ...NOTHING, api_keys: 1 });
    expect(await losesWith(2)).toEqual({ ...NOTHING, api_keys: 1, live_collections: 2 });
    const all = { teams: 1, team_members: 1, api_keys: 1, live_collections: 2 };
    expect(await losesWith(1)).toEqual(all);
    expect(await losesWith(5)).toEqual(NOTHING);
  });

  it('may take a smaller one at the end of the period, and change the mind', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 3);
    await app.payments.settle();
    const chosen = await person.call('billing.change', {
      body: { plan_id: 2, when: 'period_end' },
    });
    expect(chosen.subscription).toMatchObject({
      plan: { name: 'Silver' },
      scheduled_change: {
        plan_id: 2,
        plan_name: 'Bronze',
        at: chosen.subscription?.current_period_end,
      },
    });
    const back = await person.call('billing.resume', {});
    expect(back.subscription?.scheduled_change).toBeNull();
    await person.call('billing.change', { body: { plan_id: 2, when: 'period_end' } });
    const later = await (await after(32, email)).call('billing.status', {});
    expect(later.subscription).toMatchObject({ plan: { name: 'Bronze' }, scheduled_change: null });
  });

  it.each(['cancel', 'resume', 'portal'] as const)('%s asks for a subscription', async (what) => {
    const { person } = await newcomer();
    const answer = await person.send(`billing.${what}`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'no_subscription' });
  });
});

it('takes eight equal changes at once, and makes one', async () => {
  const { person } = await newcomer();
  const all = async (ask: () => Promise<Response>) =>
    (await Promise.all(Array.from({ length: 8 }, ask))).map(({ status }) => status).sort();
  const even = Array.from({ length: 8 }, () => 200);
  const checkout = () => person.send('billing.checkout', { body: { plan_id: 2 } });
  expect(await all(checkout)).toEqual(even);
  await app.payments.buy(person, 3);
  expect(await all(() => person.send('billing.cancel', {}))).toEqual(even);
  expect(await all(() => person.send('billing.resume', {}))).toEqual(even);
  const smaller = { body: { plan_id: 2, when: 'period_end' } } as const;
  expect(await all(() => person.send('billing.change', smaller))).toEqual(even);
  const larger = { body: { plan_id: 4, when: 'now' } } as const;
  const [first, ...others] = await all(() => person.send('billing.change', larger));
  expect(first).toBe(200);
  expect(new Set(others)).toEqual(new Set([409]));
});

it('creates a new customer when the provider has lost it', async () => {
  const { email, person } = await newcomer();
  await person.call('billing.checkout', { body: { plan_id: 2 } });
  const { data } = await app.payments.stripe.customers.list({ email });
  await app.payments.stripe.customers.del(data[0]?.id ?? '');
  expect(await app.payments.buy(person, 2)).toContain('success=true');
  await app.payments.settle();
  expect((await person.call('billing.status', {})).subscription?.plan.name).toBe('Bronze');
});

describe('a price that no plan has', () => {
  /** A price that was made by hand at the provider. */
  async function strangePrice(): Promise<string> {
    const { stripe } = app.payments;
    const { id: product } = await stripe.products.create({ name: 'Consulting' });
    const monthly = { currency: 'usd', recurring: { interval: 'month' } } as const;
    return (await stripe.prices.create({ product, unit_amount: 1_234, ...monthly })).id;
  }

  /** Buys something of that price beside the plan. */
  async function buyStrange(customer: string): Promise<void> {
    const session = await app.payments.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: await strangePrice(), quantity: 1 }],
      success_url: 'http://shotvault.test/',
      cancel_url: 'http://shotvault.test/',
    });
    await app.payments.pay(session.url ?? '');
    await app.payments.settle();
  }

  it('leaves the plan of a subscription, and the rest of its state is read', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 3);
    await app.payments.settle();
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const [bought] = await app.payments.live(email);
    const price = await strangePrice();
    await app.payments.stripe.subscriptions.update(bought?.id ?? '', {
      items: [{ id: bought?.items.data[0]?.id ?? '', price }],
      metadata: { plan_id: '' },
      cancel_at_period_end: true,
    });
    const status = await person.call('billing.status', { query: { refresh: true } });
    expect(status.subscription).toMatchObject({
      plan: { name: 'Silver' },
      cancel_at_period_end: true,
    });
    expect(warned.mock.calls.join('\n')).toContain(`${price}, the price of ${bought?.id}`);
    warned.mockRestore();
  });

  it('in a planned change leaves the subscription as it is', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 3);
    await app.payments.settle();
    const provider = app.nest.get(ProviderSubscriptions);
    const [bought] = await app.payments.live(email);
    const [row] = await provider.list(idOf(bought?.customer ?? null));
    if (!row) throw new Error('nothing was bought');
    await provider.changeAtPeriodEnd(row, { id: await strangePrice(), planId: null });
    const status = await person.call('billing.status', { query: { refresh: true } });
    expect(status.subscription).toMatchObject({
      plan: { name: 'Silver' },
      scheduled_change: null,
    });
  });

  it('gives no plan, and neither ends nor keeps one that was bought', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    const [bought] = await app.payments.live(email);
    await buyStrange(idOf(bought?.customer ?? null));
    const planOf = async () =>
      (await person.call('billing.status', { query: { refresh: true } })).subscription?.plan.name;
    expect(await planOf()).toBe('Bronze');
    expect(await app.payments.live(email)).toHaveLength(2);
    await app.payments.stripe.subscriptions.cancel(bought?.id ?? '');
    await app.payments.settle();
    expect(await planOf()).toBeUndefined();
    expect(await app.payments.buy(person, 3)).toContain('success=true');
    await app.payments.settle();
    expect(await planOf()).toBe('Silver');
  });

  it('is charged no more once the account is closed', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    const [bought] = await app.payments.live(email);
    await buyStrange(idOf(bought?.customer ?? null));
    expect(await app.payments.live(email)).toHaveLength(2);
    await person.call('operations.deleteAccount', {});
    expect(await app.payments.live(email)).toEqual([]);
  });
});

describe('cancelling', () => {
  it('keeps the plan until the period is over, and can be taken back', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    const cancelled = await person.call('billing.cancel', {});
    expect(cancelled).toMatchObject({
      is_cancelled: true,
      remaining_uploads: 200,
      subscription: { cancel_at_period_end: true },
    });
    expect((await person.call('billing.cancel', {})).is_cancelled).toBe(true);
    expect(await person.call('billing.resume', {})).toMatchObject({
      is_cancelled: false,
      subscription: { cancel_at_period_end: false },
    });
    await person.call('billing.cancel', {});
    await app.payments.wait(20);
    expect((await person.call('billing.status', {})).subscription?.plan.name).toBe('Bronze');
    const later = await after(12, email);
    expect((await later.call('billing.status', {})).subscription).toBeNull();
  });

  it('previews the number of screenshots that Free would lock', async () => {
    const { person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    const preview = await person.call('billing.changePreview', { query: { plan_id: 1 } });
    expect(preview).toMatchObject({
      direction: 'cancel',
      amount_due_now_cents: 0,
      next_invoice_at: null,
      locks_screenshots: 0,
    });
  });
});

describe('a renewal', () => {
  it('that fails leaves seven days of grace, and an updated card pays', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2, { number: FAILS_LATER });
    await app.payments.settle();
    const again = await after(31, email);
    const late = await again.call('billing.status', {});
    expect(late.subscription).toMatchObject({ status: 'past_due', plan: { name: 'Bronze' } });
    const grace = new Date(late.subscription?.grace_ends_at ?? '').getTime();
    expect(grace - app.clock.now().getTime()).toBeLessThanOrEqual(7 * 86_400_000);
    const { portal_url } = await again.call('billing.portal', {});
    await app.payments.post(`${portal_url}/card`, CARD);
    await app.payments.settle();
    expect((await again.call('billing.status', {})).subscription).toMatchObject({
      status: 'active',
      grace_ends_at: null,
    });
  });

  it('that stays unpaid ends the plan after the grace, here and at the provider', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2, { number: FAILS_LATER });
    await app.payments.settle();
    await app.payments.wait(31);
    const again = await after(8, email);
    expect((await again.call('billing.status', {})).subscription).toBeNull();
    await app.billing.endLapsed();
    expect(await app.payments.live(email)).toEqual([]);
    await app.payments.buy(again, 3);
    await app.payments.settle();
    expect((await again.call('billing.status', {})).subscription?.plan.name).toBe('Silver');
  });

  it('that stays unpaid ends after the grace also where somebody has cancelled, without a credit', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2, { number: FAILS_LATER });
    await app.payments.settle();
    const late = await after(31, email);
    await late.call('billing.cancel', {});
    await app.payments.settle();
    await app.billing.endLapsed();
    expect(await app.payments.live(email)).toHaveLength(1);
    const again = await after(8, email);
    const cancel = await app.nest
      .get(StripeClient)
      .ask((stripe) => Promise.resolve(jest.spyOn(stripe.subscriptions, 'cancel')));
    await app.billing.endLapsed();
    expect(cancel.mock.calls.map(([, wishes]) => wishes)).toEqual([
      { prorate: false, invoice_now: false },
    ]);
    cancel.mockRestore();
    expect(await app.payments.live(email)).toEqual([]);
    expect((await again.call('billing.status', {})).subscription).toBeNull();
  });

  it('that stays unpaid does not prevent buying the same plan again', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2, { number: FAILS_LATER });
    await app.payments.settle();
    await app.payments.wait(31);
    const again = await after(8, email);
    expect(await app.payments.buy(again, 2)).toContain('success=true');
    await app.payments.settle();
    expect((await again.call('billing.status', {})).subscription?.status).toBe('active');
    expect(await app.payments.live(email)).toHaveLength(1);
  });

  it('whose event was lost is found by the nightly sweep', async () => {
    const { email, person } = await newcomer();
    await app.payments.buy(person, 2);
    await app.payments.settle();
    const before = (await person.call('billing.status', {})).subscription?.current_period_end;
    await app.payments.trouble('lose');
    const again = await after(31, email);
    await app.payments.trouble('off');
    await app.billing.reconcile();
    const end = (await again.call('billing.status', {})).subscription?.current_period_end;
    expect(Date.parse(end ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  });
});

describe('an allowance', () => {
  it('grows with the plan in the middle of a month and starts again with the next', async () => {
    const { email, person } = await newcomer();
    await person.store(await uniqueImage());
    await app.payments.buy(person, 2);
    await app.payments.settle();
    await person.store(await uniqueImage());
    const { usage, remaining_uploads } = await person.call('billing.status', {});
    expect([usage.screenshots_uploaded, remaining_uploads]).toEqual([2, 198]);
    const later = await after(31, email);
    expect((await later.call('billing.status', {})).usage.screenshots_uploaded).toBe(0);
  });
});

it('ends at the provider, too, when the account is closed', async () => {
  const { email, person } = await newcomer();
  await app.payments.buy(person, 2);
  await app.payments.settle();
  expect(await app.payments.live(email)).toHaveLength(1);
  expect((await person.send('operations.deleteAccount')).status).toBe(204);
  expect(await app.payments.live(email)).toEqual([]);
});

describe('hostile input', () => {
  const BODIES: unknown[] = [
    {},
    [],
    'plan_id=2',
    null,
    { plan_id: '2' },
    { plan_id: -1 },
    { plan_id: 2.5 },
    { plan_id: 1e21 },
    { plan_id: null },
    { plan_id: [2] },
    { plan_id: 2, price_id: 'price_free' },
    { plan_id: 2, when: 'yesterday' },
    { plan_id: 2, when: 'now', user_id: 'somebody' },
    { __proto__: { plan_id: 2 } },
  ];

  it.each(['billing.checkout', 'billing.change'] as const)('%s refuses it', async (name) => {
    const { person: ada } = await newcomer();
    for (const body of BODIES) {
      const answer = await ada.send(name, { body });
      expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 422]);
    }
  });

  it.each(['', 'x', '-1', '2.5', '1e3', '99999999999', '2;drop table plans', '２'])(
    'a preview of plan %j is refused',
    async (plan_id) => {
      const { person: ada } = await newcomer();
      const answer = await ada.send('billing.changePreview', { query: { plan_id } });
      expect(answer.status).toBe(422);
    },
  );

  it.each(['1', 'yes', 'TRUE'])('refresh=%j is refused', async (refresh) => {
    const { person: ada } = await newcomer();
    const answer = await ada.send('billing.status', { query: { refresh } });
    expect(answer.status).toBe(422);
  });
});
