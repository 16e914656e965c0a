import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../server/infra/config/config';
import { prepareDatabase } from '../../server/prepare-database';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const ADA = 'ada@example.com';
const USED = 300;
const OFF = { BILLING: 'off' };

/** The configuration of an own server. */
const ownConfig = (changes: Record<string, string> = {}) =>
  loadConfig({ ...OFF, SESSION_SECRET: 'x'.repeat(32), ...changes });

let app: TestApp;
/** A process of the same application that sells no plans. */
let own = '';
let ada: Client;
useApp(async (started) => {
  app = started;
  own ||= await app.startTwin({ billing: ownConfig().billing });
  ada = await app.person(ADA);
});

/** Uploads that were counted this month. */
async function use(count: number): Promise<void> {
  await app.database.query(
    `insert into usage_records (id, user_id, month_year, screenshots_uploaded, created_at, updated_at)
     select gen_random_uuid(), id, '2026-11', $1, now(), now() from users`,
    [count],
  );
}

describe('an own server', () => {
  beforeEach(() => {
    ada = ada.at(own);
  });

  it('gives everybody one plan without a limit and with every feature', async () => {
    await use(USED);
    const status = await ada.call('billing.status', {});
    expect(status).toMatchObject({
      subscription: null,
      plan: { name: 'Own server', screenshot_limit: null },
      remaining_uploads: null,
      can_upload: true,
      is_over_limit: false,
      usage: { screenshots_uploaded: USED },
    });
    expect(status.features).toHaveLength(7);
  });

  it('takes and counts uploads beyond every limit of a sold plan', async () => {
    await use(USED);
    await ada.store(await uniqueImage());
    const { usage } = await ada.call('billing.status', {});
    expect(usage.screenshots_uploaded).toBe(USED + 1);
  });

  it('opens what plans would open', async () => {
    await ada.call('teams.create', { body: { name: 'Family' } });
    await ada.call('keys.create', { body: { name: 'script', scopes: ['read'] } });
    expect((await ada.send('analytics.get')).status).toBe(200);
  });

  it.each([
    ['billing.checkout', { body: { plan_id: 3 } }],
    ['billing.portal', {}],
    ['billing.cancel', {}],
    ['billing.resume', {}],
    ['billing.changePreview', { query: { plan_id: '3' } }],
    ['billing.change', { body: { plan_id: 3, when: 'now' } }],
  ] as const)('has no %s', async (route, input) => {
    const answer = await ada.send(route, input);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('tells visitors that no plans are sold', async () => {
    expect(await app.visitor().at(own).call('billing.config', {})).toMatchObject({
      sells_plans: false,
    });
  });
});

it('refuses at the limit of its file without advice to buy', async () => {
  const file = join(tmpdir(), `shotvault-plan-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ name: 'Family', screenshot_limit: USED }));
  const { billing } = ownConfig({ PLANS_FILE: file });
  const limited = ada.at(await app.startTwin({ billing }));
  await use(USED);
  expect(await limited.call('billing.status', {})).toMatchObject({
    plan: { name: 'Family', screenshot_limit: USED },
    remaining_uploads: 0,
  });
  const answer = await limited.upload(await uniqueImage());
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({
    code: 'upload_limit_reached',
    error: 'You have reached your upload limit. You can upload again from 2026-12-01.',
  });
});

it('loses no plan, count or lock when it is switched on and off', async () => {
  await app.billing.givePlan(ADA, 'Silver');
  const id = await ada.store(await uniqueImage());
  await app.database.query(
    `update workspaces set lock_after_created_at = 'epoch', lock_after_id = id, lock_until = '2100-01-01'`,
  );
  expect((await ada.fetch(`/api/screenshots/${id}/image`)).status).toBe(402);

  const free = ada.at(own);
  expect((await free.fetch(`/api/screenshots/${id}/image`)).status).toBe(200);
  expect((await free.call('screenshots.get', { params: { id } })).is_locked).toBe(false);
  expect(await free.call('billing.status', {})).toMatchObject({ locked_screenshots: 0 });

  expect((await ada.fetch(`/api/screenshots/${id}/image`)).status).toBe(402);
  expect(await ada.call('billing.status', {})).toMatchObject({
    plan: null,
    subscription: { plan: { name: 'Silver' } },
    usage: { screenshots_uploaded: 1 },
  });
});

it('does not start while people pay at the provider, and says how many', async () => {
  await app.billing.givePlan(ADA, 'Silver');
  await prepareDatabase(app.database.url, ownConfig());
  await app.database.query(`update subscriptions set stripe_subscription_id = 'sub_1'`);
  await expect(prepareDatabase(app.database.url, ownConfig())).rejects.toThrow(
    'BILLING=off is refused: 1 subscription is live at the payment provider.',
  );
});
