import type { TestApp } from '../support/app';
import { useApp } from '../support/use-app';

let app: TestApp;
useApp(
  (started) => {
    app = started;
  },
  { settings: { RATE_LIMIT_SIGN_IN: '5' } },
);

it('shows everybody the plans as they are stored', async () => {
  const plans = await app.visitor().call('billing.plans', {});
  expect(
    plans.map(({ id, name, price_cents, screenshot_limit }) => [
      id,
      name,
      price_cents,
      screenshot_limit,
    ]),
  ).toEqual([
    [1, 'Free', 0, 25],
    [2, 'Bronze', 900, 200],
    [3, 'Silver', 1900, 600],
    [4, 'Gold', 3900, 1300],
    [5, 'Platinum', 6900, 2400],
  ]);
});

it('says which payment environment this is', async () => {
  expect(await app.visitor().call('billing.config', {})).toEqual({
    environment: 'sandbox',
    sells_plans: true,
    publishable_key: expect.stringMatching(/^pk_test_/) as string,
  });
});

it('starts a new person on Free with everything left', async () => {
  const ada = await app.person('ada@example.com');
  expect(await ada.call('billing.status', {})).toMatchObject({
    subscription: null,
    usage: {
      screenshots_uploaded: 0,
      month_year: '2026-11',
      resets_at: '2026-12-01T00:00:00.000Z',
    },
    remaining_uploads: 25,
    can_upload: true,
    is_over_limit: false,
    is_cancelled: false,
  });
});

it('limits frequent sign-ins, with the wait in seconds', async () => {
  const visitor = app.visitor();
  let answer = await visitor.send('auth.redirectUrl');
  for (let n = 0; n < 6; n += 1) answer = await visitor.send('auth.redirectUrl');
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});
