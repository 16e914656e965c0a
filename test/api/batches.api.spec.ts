import { TestApp } from '../support/app';
import { onDatabase } from '../support/database.template';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { statementsOf } from '../support/statements';

const FEW = 2;
const MANY = 7;

let app: TestApp;
let ada: Client;
let ids: string[];
let collectionId = '';
beforeAll(async () => {
  app = await TestApp.start();
  ada = await app.person('ada@example.com');
  await app.givePlan('ada@example.com', 'Silver');
  ids = [];
  for (let n = 0; n < MANY; n += 1)
    ids.push(await ada.store(await uniqueImage(), `harbor ${n}.png`));
  const made = await ada.call('collections.create', { body: { name: 'Travel' } });
  collectionId = made.collection_id;
  const search = { q: 'harbor' };
  await ada.call('collections.create', { body: { name: 'Harbors', search, live: true } });
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await app.drift()).toEqual([]);
});

/** Statements for so many screenshots, while nothing waits for live collections. */
async function statementsFor(count: number, body: object): Promise<string[]> {
  await app.followCollections();
  const some = ids.slice(0, count);
  return statementsOf(app, async () => {
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
  await app.followCollections();
  const line = await openEvents(ada);
  await ada.call('screenshots.bulk', { body: { ids, action: 'favorite' } });
  await line.until(({ id }) => id === ids.at(-1));
  for (const id of ids) await line.until((event) => event.id === id && event.change === 'updated');
  line.close();
  expect(line.events).toHaveLength(MANY);
  expect(await app.followCollections()).toBe(1);
});

it('finds and counts the words of all of them', async () => {
  const found = async (q: string) => (await ada.call('screenshots.list', { query: { q } })).length;
  await ada.call('screenshots.bulk', { body: { ids, action: 'tag', tags: ['lighthouse'] } });
  expect(await found('lighthouse')).toBe(MANY);
  const uses = await onDatabase(app.database.url, (client) =>
    client.query(`select uses from search_words where word = 'lighthouse'`),
  );
  expect(uses.rows).toEqual([{ uses: MANY }]);
  const some = ids.slice(0, FEW);
  await ada.call('screenshots.bulk', {
    body: { ids: some, action: 'untag', tags: ['lighthouse'] },
  });
  expect(await found('lighthouse')).toBe(MANY - FEW);
  await ada.call('screenshots.bulk', { body: { ids, action: 'untag', tags: ['lighthouse'] } });
  expect(await found('lighthouse')).toBe(0);
});

it('gives screenshots that wait to be read one job each when they come back', async () => {
  await onDatabase(app.database.url, (client) => client.query(`delete from jobs`));
  await ada.call('screenshots.bulk', { body: { ids, action: 'delete' } });
  await ada.call('screenshots.bulk', { body: { ids, action: 'restore' } });
  const { rows } = await onDatabase(app.database.url, (client) =>
    client.query<{ turn: number }>(
      `select turn from jobs where kind = 'screenshots.read' order by turn`,
    ),
  );
  expect(new Set(rows.map(({ turn }) => turn)).size).toBe(MANY);
});
