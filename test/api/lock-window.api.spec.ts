import { mintSystemScope } from '../../server/common/system-scope';
import { CounterDriftService } from '../../server/modules/screenshots/counters/counter-drift.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const KEPT = 100;
const BEYOND = 12;
const TRASHED = 10;
const ADA = 'ada@example.com';

let app: TestApp;
let ada: Client;
/** In the order of their uploads. */
let ids: string[];

useApp(async (started) => {
  app = started;
  ada = await app.person(ADA);
  await app.billing.givePlan(ADA, 'Silver');
  await ada.store(await uniqueImage());
  ids = await multiply(KEPT + BEYOND);
  await ada.call('screenshots.bulk', { body: { ids: ids.slice(0, TRASHED), action: 'delete' } });
});
afterEach(async () => {
  expect(await app.screenshots.drift()).toEqual([]);
});

/** Copies the only row, a second apart each; without files, which this test does not use. */
async function multiply(count: number): Promise<string[]> {
  const rows = await app.database.connected(async (client) => {
    await client.query(
      `insert into screenshots (id, workspace_id, uploaded_by_id, original_name, sha256, content_type,
         file_size, width, height, created_at, updated_at)
       select gen_random_uuid(), workspace_id, uploaded_by_id, original_name,
              sha256(n::text::bytea), content_type, file_size, width, height,
              created_at + n * interval '1 second', updated_at
       from screenshots, generate_series(1, $1) as n`,
      [count - 1],
    );
    const found = 'select id, workspace_id from screenshots order by created_at';
    return (await client.query<{ id: string; workspace_id: string }>(found)).rows;
  });
  await app.nest
    .get(CounterDriftService)
    .rebuild(mintSystemScope().workspace(rows[0]?.workspace_id ?? ''));
  app.clock.advance({ minutes: 10 });
  return rows.map(({ id }) => id);
}

const lockedIds = async () => {
  const rows = await ada.call('screenshots.list', { query: { limit: 200 } });
  return rows.filter(({ is_locked: isLocked }) => isLocked).map(({ id }) => id);
};

it('is not moved by screenshots that were in the trash when the plan ended', async () => {
  await app.billing.givePlan(ADA, 'Free');
  await ada.call('screenshots.bulk', { body: { ids: ids.slice(0, TRASHED), action: 'restore' } });
  expect(await lockedIds()).toEqual(ids.slice(KEPT).reverse());
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(BEYOND);
});

it('counts only shown screenshots as locked', async () => {
  await ada.call('screenshots.bulk', { body: { ids: ids.slice(-2), action: 'delete' } });
  await app.billing.givePlan(ADA, 'Free');
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(BEYOND - 2);
});
