import { type Screenshot, SCREENSHOT_KINDS } from '../../server/contract/screenshots';
import { CounterDrift } from '../../server/modules/screenshots/counter-drift.service';
import { TestApp } from '../support/app';
import { onDatabase } from '../support/database.template';
import type { Client } from '../support/person';

const ROWS = 600;

let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await TestApp.start();
  ada = await app.person('ada@example.com');
  await ada.call('screenshots.list', {});
  await seed();
});
afterAll(() => app.close());

/** As `npm run seed` does it. */
async function seed(): Promise<void> {
  const { seedRows } = await import('../../scripts/lib/seed-rows.mjs');
  const workspaceId = await onDatabase(app.database.url, async (client) => {
    const { rows } = await client.query<{ workspaceId: string; userId: string }>(
      'select id as "workspaceId", owner_id as "userId" from workspaces',
    );
    const [place = { workspaceId: '', userId: '' }] = rows;
    await seedRows(client, { ...place, rows: ROWS }, () => undefined);
    return place.workspaceId;
  });
  await app.nest.get(CounterDrift).rebuild(workspaceId);
}

it('makes screenshots of several kinds, some with two dates, some in collections, some favourites', async () => {
  const rows: Screenshot[] = [];
  for (let cursor: string | undefined; ;) {
    const answer = await ada.send('screenshots.list', { query: cursor ? { cursor } : {} });
    rows.push(...((await answer.json()) as Screenshot[]));
    cursor = answer.headers.get('x-next-cursor') ?? undefined;
    if (cursor === undefined) break;
  }
  expect(rows).toHaveLength(ROWS);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(5);
  expect([...kinds].filter((kind) => !kind || !SCREENSHOT_KINDS.includes(kind))).toEqual([]);
  for (const has of [
    (row: Screenshot) => row.extracted_dates.length === 2,
    (row: Screenshot) => row.collections.length > 0,
    (row: Screenshot) => row.is_favorite,
  ]) {
    expect(rows.filter(has).length).toBeGreaterThan(5);
  }
});

it('leaves every counter true, also when it is run again', async () => {
  expect(await app.drift()).toEqual([]);
  await seed();
  expect(await app.drift()).toEqual([]);
  const { counts } = await ada.call('dashboard.get', {});
  expect(counts).toMatchObject({ screenshots: ROWS, collections: 20 });
  expect(counts.favorites).toBeGreaterThan(5);
});
