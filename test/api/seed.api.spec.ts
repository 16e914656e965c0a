import { mintSystemScope } from '../../server/common/system-scope';
import { SCREENSHOT_KINDS } from '../../server/contract/reading/screenshot-kinds';
import type { Screenshot } from '../../server/contract/screenshots';
import { CounterDriftService } from '../../server/modules/screenshots/counters/counter-drift.service';
import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const ROWS = 600;

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    await ada.call('screenshots.list', {});
    await seed();
  },
  { once: true },
);

/** As `npm run seed` does it. */
async function seed(): Promise<void> {
  const { seedRows } = await import('../../scripts/lib/seed-rows.mjs');
  const workspaceId = await app.database.connected(async (client) => {
    const { rows } = await client.query<{ workspaceId: string; userId: string }>(
      'select id as "workspaceId", owner_id as "userId" from workspaces',
    );
    const [place = { workspaceId: '', userId: '' }] = rows;
    await seedRows(client, { ...place, rows: ROWS }, () => undefined);
    return place.workspaceId;
  });
  await app.nest.get(CounterDriftService).rebuild(mintSystemScope().workspace(workspaceId));
}

/** Every page of a list. */
async function all(query: { q?: string; limit?: number } = {}): Promise<Screenshot[]> {
  const rows: Screenshot[] = [];
  for (let cursor: string | undefined; ;) {
    const page = cursor ? { ...query, cursor } : query;
    const answer = await ada.send('screenshots.list', { query: page });
    rows.push(...((await answer.json()) as Screenshot[]));
    cursor = answer.headers.get('x-next-cursor') ?? undefined;
    if (cursor === undefined) return rows;
  }
}

it('makes screenshots of several kinds, some with two dates, some in collections, some favourites', async () => {
  const rows = await all();
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

it.each([
  ['that most have', 'baba'],
  ['that some have', 'rebabe'],
  ['that one has', 'nr0000042'],
])('is searched for a word %s, newest first, each once', async (_how, word) => {
  const has = ({ extracted_text: text }: Screenshot) =>
    text?.text_content.split(' ').includes(word) ?? false;
  const wanted = (await all()).filter(has).map(({ id }) => id);
  const found = await all({ q: `${word} `, limit: 50 });
  const whole = found.filter(({ match }) => match?.class === 'words').map(({ id }) => id);
  expect(wanted.length).toBeGreaterThan(0);
  expect(whole).toEqual(wanted);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
});

it('leaves every counter true, also when it is run again', async () => {
  expect(await app.screenshots.drift()).toEqual([]);
  await seed();
  expect(await app.screenshots.drift()).toEqual([]);
  const { counts } = await ada.call('dashboard.get', {});
  expect(counts).toMatchObject({ screenshots: ROWS, collections: 20 });
  expect(counts.favorites).toBeGreaterThan(5);
});
