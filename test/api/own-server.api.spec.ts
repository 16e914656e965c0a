import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../server/infra/config/config';
import { prepareDatabase } from '../../server/prepare-database';
import { TestApp } from '../support/app';
import { onDatabase } from '../support/database.template';
import { uniqueImage } from '../support/images';
import { Client } from '../support/person';

const ADA = 'ada@example.com';
const USED = 300;
const OFF = { BILLING: 'off' };

/** Uploads that were counted this month. */
async function use(app: TestApp, count: number): Promise<void> {
  await onDatabase(app.database.url, (client) =>
    client.query(
      `insert into usage_records (id, user_id, month_year, screenshots_uploaded, created_at, updated_at)
       select gen_random_uuid(), id, '2026-11', $1, now(), now() from users`,
      [count],
    ),
  );
}

const sql = (app: TestApp, text: string) =>
  onDatabase(app.database.url, (client) => client.query(text));

/** An application with its own configuration, for as long as the work takes. */
async function during(changes: Record<string, string>, work: (app: TestApp) => Promise<void>) {
  const app = await TestApp.start(changes);
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

describe('an own server', () => {
  let app: TestApp;
  let ada: Client;
  beforeAll(async () => {
    app = await TestApp.start(OFF);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.reset();
    ada = await app.person(ADA);
  });

  it('gives everybody one plan without a limit and with every feature', async () => {
    await use(app, USED);
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
    await use(app, USED);
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
    expect(await app.visitor().call('billing.config', {})).toMatchObject({ sells_plans: false });
  });
});

it('refuses at the limit of its file without advice to buy', async () => {
  const file = join(tmpdir(), `shotvault-plan-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ name: 'Family', screenshot_limit: USED }));
  await during({ ...OFF, PLANS_FILE: file }, async (app) => {
    await app.reset();
    const ada = await app.person(ADA);
    await use(app, USED);
    expect(await ada.call('billing.status', {})).toMatchObject({
      plan: { name: 'Family', screenshot_limit: USED },
      remaining_uploads: 0,
    });
    const answer = await ada.upload(await uniqueImage());
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'upload_limit_reached',
      error: 'You have reached your upload limit. You can upload again from 2026-12-01.',
    });
  });
});

it('loses no plan, count or lock when it is switched on and off', async () => {
  await during({}, async (app) => {
    await app.reset();
    const ada = await app.person(ADA);
    await app.givePlan(ADA, 'Silver');
    const id = await ada.store(await uniqueImage());
    await sql(
      app,
      `update workspaces set lock_after_created_at = 'epoch', lock_after_id = id, lock_until = '2100-01-01'`,
    );
    expect((await ada.fetch(`/api/screenshots/${id}/image`)).status).toBe(402);

    const { billing } = loadConfig({ ...OFF, SESSION_SECRET: 'x'.repeat(32) });
    const own = new Client(await app.startTwin({ billing }));
    own.cookie = ada.cookie;
    expect((await own.fetch(`/api/screenshots/${id}/image`)).status).toBe(200);
    expect((await own.call('screenshots.get', { params: { id } })).is_locked).toBe(false);
    expect(await own.call('billing.status', {})).toMatchObject({ locked_screenshots: 0 });

    expect((await ada.fetch(`/api/screenshots/${id}/image`)).status).toBe(402);
    expect(await ada.call('billing.status', {})).toMatchObject({
      plan: null,
      subscription: { plan: { name: 'Silver' } },
      usage: { screenshots_uploaded: 1 },
    });
  });
});

it('does not start while people pay at the provider, and says how many', async () => {
  await during({}, async (app) => {
    await app.reset();
    await app.person(ADA);
    await app.givePlan(ADA, 'Silver');
    const own = loadConfig({ ...OFF, SESSION_SECRET: 'x'.repeat(32) });
    await prepareDatabase(app.database.url, own);
    await sql(app, `update subscriptions set stripe_subscription_id = 'sub_1'`);
    await expect(prepareDatabase(app.database.url, own)).rejects.toThrow(
      'BILLING=off is refused: 1 subscription is live at the payment provider.',
    );
  });
});
