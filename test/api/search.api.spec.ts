import { SearchWordsRepository } from '../../server/modules/screenshots/search/search-words.repository';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
});

async function shot(
  name: string,
  reading: { title?: string; tags?: string[]; text?: string } = {},
) {
  const id = await ada.store(await uniqueImage(), name);
  await app.readings.store(id, { title: name, ...reading });
  app.clock.advance({ minutes: 1 });
  return id;
}

const search = (q: string, more: object = {}) =>
  ada.call('screenshots.list', { query: { q, ...more } });
const names = async (q: string, more: object = {}) =>
  (await search(q, more)).map(({ original_name }) => original_name);

it('gives whole words before parts of words before words that are nearly the same', async () => {
  await shot('whole', { text: 'the invoice of may' });
  await shot('part', { text: 'a proinvoicer' });
  await shot('mistake', { text: 'an invoise' });
  expect(await names('invoice ')).toEqual(['whole', 'part', 'mistake']);
});

it('finds a number inside longer words, and no other number with the same end', async () => {
  await shot('whole', { text: 'order nr7700123' });
  await shot('part', { text: 'order xnr7700123b' });
  await shot('other', { text: 'order nr9900123' });
  expect(await names('nr7700123 ')).toEqual(['whole', 'part']);
});

it('pages through the classes without gap or repeat, and counts what it shows', async () => {
  for (const n of [1, 2, 3]) await shot(`whole ${n}`, { text: 'invoice' });
  for (const n of [1, 2]) await shot(`part ${n}`, { text: 'proinvoicer' });
  await shot('mistake', { text: 'invoise' });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await ada.send('screenshots.list', {
      query: { q: 'invoice', limit: 2, cursor, count: 'true' },
    });
    expect(page.headers.get('x-total-count')).toBe('6');
    seen.push(
      ...((await page.json()) as { original_name: string }[]).map((it) => it.original_name),
    );
    cursor = page.headers.get('x-next-cursor');
  }
  expect(seen).toEqual(['whole 3', 'whole 2', 'whole 1', 'part 2', 'part 1', 'mistake']);
});

it('is not emptied by words that say nothing', async () => {
  await shot('one', { text: 'the invoice' });
  await shot('other', { text: 'a way to athens' });
  expect(await names('to the')).toEqual(['other', 'one']);
  expect(await names('to the invoice')).toEqual(['one']);
});

it('does not guess at mistakes where enough is found without', async () => {
  for (let n = 1; n <= 10; n += 1) await shot(`house ${n}`);
  await shot('mouse');
  expect(await names('house')).toHaveLength(10);
});

it('explains why it found something', async () => {
  await shot('scan.png', {
    title: 'Letter',
    tags: ['paper'],
    text: `${'words before it '.repeat(20)}\nSerial MPU6050 of the board`,
  });
  const [row] = await search('6050');
  expect(row?.match).toMatchObject({ class: 'substring', fields: ['text'], words: ['mpu6050'] });
  expect(row?.match?.snippet).toMatch(/^….*MPU6050 of the board$/);
  const [tagged] = await search('paper');
  expect(tagged?.match).toMatchObject({ class: 'words', fields: ['tags'], snippet: null });
  expect((await ada.call('screenshots.list', {}))[0]).not.toHaveProperty('match');
});

it('follows every change of what it looks in', async () => {
  const id = await shot('a.png', { text: 'alpha' });
  const params = { id };
  await ada.call('screenshots.update', { params, body: { ai_generated_title: 'beta' } });
  await ada.call('screenshots.putTags', { params, body: { tags: ['gamma'] } });
  expect(await Promise.all(['alpha', 'beta', 'gamma'].map((q) => names(q)))).toEqual([
    ['a.png'],
    ['a.png'],
    ['a.png'],
  ]);
  await ada.call('screenshots.putTags', { params, body: { tags: [] } });
  expect(await names('gamma')).toEqual([]);
  expect(await app.screenshots.drift()).toEqual([]);
});

describe('operators', () => {
  const OPERATORS = ['tag:a', '-tea', '"a b"', 'before:2026', 'after:2026-01', 'in:x', 'kind:map'];

  it.each(OPERATORS)('%s needs Silver, and says so', async (q) => {
    const answer = await ada.send('screenshots.list', { query: { q } });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'plan_required',
      details: { feature: 'advanced_search', plan: 'Silver', plan_id: 3 },
    });
  });

  it('narrow the search on Silver', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const green = await shot('green.png', { tags: ['tea'], text: 'a cup of green tea' });
    app.clock.advance({ days: 1 });
    await shot('black.png', { tags: ['tea'], text: 'a cup of black tea' });
    await shot('coffee.png', { tags: ['coffee'], text: 'black cup of coffee' });
    const { collection_id } = await ada.call('collections.create', { body: { name: 'My Cups' } });
    await ada.call('collections.addItem', {
      params: { id: collection_id, screenshotId: green },
    });
    expect(await names('tag:tea')).toEqual(['black.png', 'green.png']);
    expect(await names('cup -tea')).toEqual(['coffee.png']);
    expect(await names('"black tea"')).toEqual(['black.png']);
    expect(await names('"cup of black"')).toEqual(['black.png']);
    expect(await names('cup after:2026-11-15')).toEqual(['coffee.png', 'black.png']);
    expect(await names('cup before:2026-11-16')).toEqual(['green.png']);
    expect(await names('in:"my cups" tea')).toEqual(['green.png']);
    expect(await names('in:nowhere')).toEqual([]);
    expect(await names('kind:document')).toHaveLength(3);
    expect(await names('kind:map')).toEqual([]);
  });

  it.each(['kind:nonsense', 'before:soon', 'after:2026-02-31'])(
    'say what is wrong with %s',
    async (q) => {
      await app.billing.givePlan('ada@example.com', 'Silver');
      expect((await ada.send('screenshots.list', { query: { q } })).status).toBe(422);
    },
  );
});

it.each([
  `%'"\\_()&|!:*<->\u0000🦊`,
  "'; drop table screenshots; --",
  '*:* !! & | ( ) <-> :',
  '%%%___',
  '\\',
  '€',
  '🦊🦊🦊',
  'a'.repeat(500),
  'word '.repeat(99),
  "it's o'clock",
  '東京タワー',
  'ÀÉÎ ß ﬁ',
  '\u202e\ufeff\u0000',
  '-', // a dash is text
  '1 -1 --1',
])('takes %j as text', async (q) => {
  await shot('a.png', { text: 'it is five o’clock, 1 -1 = 0, 東京タワー' });
  expect((await ada.send('screenshots.list', { query: { q, count: 'true' } })).status).toBe(200);
});

it('finds signs that are no words, and scripts without spaces', async () => {
  await shot('price.png', { text: 'costs 5 €' });
  await shot('tower.png', { text: '夜の東京タワーです' });
  expect(await names('€')).toEqual(['price.png']);
  expect(await names('東京')).toEqual(['tower.png']);
});

it('looks its words up once, also where the list is counted', async () => {
  await ada.store(await uniqueImage(), 'harbor.png');
  const words = app.nest.get(SearchWordsRepository);
  const asked = [
    jest.spyOn(words, 'listContaining'),
    jest.spyOn(words, 'listSimilar'),
    jest.spyOn(words, 'listPairs'),
  ];
  const query = { q: 'harbor boat', count: 'true' };
  await ada.call('screenshots.list', { query });
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2]);
  jest.restoreAllMocks();
});
