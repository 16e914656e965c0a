import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const FEW = 2;
const MANY = 7;

let app: TestApp;
let ada: Client;
let ids: string[];
let collectionId = '';
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    await app.billing.givePlan('ada@example.com', 'Silver');
    ids = [];
    for (let n = 0; n < MANY; n += 1)
      ids.push(await ada.store(await uniqueImage(), `harbor ${n}.png`));
    const made = await ada.call('collections.create', { body: { name: 'Travel' } });
    collectionId = made.collection_id;
    const search = { q: 'harbor' };
    await ada.call('collections.create', { body: { name: 'Harbors', search, live: true } });
  },
  { once: true, checksCounters: true },
);

/** Statements for so many screenshots, while nothing waits for live collections. */
async function statementsFor(count: number, body: object): Promise<string[]> {
  await app.collections.follow();
  const some = ids.slice(0, count);
  return app.database.statementsOf(async () => {
    const answer = await ada.call('screenshots.bulk', {
      body: { ids: some, ...body },
    });
    expect(answer.done.sort()).toEqual([...some].sort());
  });
}

it.each([
  ['favorite', {}, 'unfavorite'],
  ['tag', { tags: ['sea', 'boat'] }, 'untag'],
  ['collect', {}, 'uncollect'],
  ['delete', {}, 'restore'],
] as const)(
  '%s and its opposite send as many statements for many as for few',
  async (action, more, back) => {
    const rest = action === 'collect' ? { collection_id: collectionId } : more;
    const forward = (count: number) => statementsFor(count, { action, ...rest });
    const backward = (count: number) => statementsFor(count, { action: back, ...rest });
    const few = [await forward(FEW), await backward(FEW)];
    const many = [await forward(MANY), await backward(MANY)];
    expect(many.map((sent) => sent.length)).toEqual(few.map((sent) => sent.length));
  },
);

it('announces every screenshot, and updates live collections once', async () => {
  await app.collections.follow();
  const line = await openEvents(ada);
  await ada.call('screenshots.bulk', { body: { ids, action: 'favorite' } });
  await line.until(({ id }) => id === ids.at(-1));
  for (const id of ids) await line.until((event) => event.id === id && event.change === 'updated');
  line.close();
  expect(line.events).toHaveLength(MANY);
  expect(await app.collections.follow()).toBe(1);
});

it('finds and counts the words of all of them', async () => {
  const found = async (q: string) => (await ada.call('screenshots.list', { query: { q } })).length;
  await ada.call('screenshots.bulk', { body: { ids, action: 'tag', tags: ['lighthouse'] } });
  expect(await found('lighthouse')).toBe(MANY);
  const uses = await app.database.query(`select uses from search_words where word = 'lighthouse'`);
  expect(uses).toEqual([{ uses: MANY }]);
  const some = ids.slice(0, FEW);
  await ada.call('screenshots.bulk', {
    body: { ids: some, action: 'untag', tags: ['lighthouse'] },
  });
  expect(await found('lighthouse')).toBe(MANY - FEW);
  await ada.call('screenshots.bulk', { body: { ids, action: 'untag', tags: ['lighthouse'] } });
  expect(await found('lighthouse')).toBe(0);
});

it('gives screenshots that wait to be read one job each when they come back', async () => {
  await app.database.query(`delete from jobs`);
  await ada.call('screenshots.bulk', { body: { ids, action: 'delete' } });
  await ada.call('screenshots.bulk', { body: { ids, action: 'restore' } });
  const rows = await app.database.query<{ turn: number }>(
    `select turn from jobs where kind = 'screenshots.read' order by turn`,
  );
  expect(new Set(rows.map(({ turn }) => turn)).size).toBe(MANY);
});
