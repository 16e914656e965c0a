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

/** Uploads one a minute. */
async function shot(name: string, { made, text }: { made?: string; text?: string } = {}) {
  const id = await ada.store(await uniqueImage(), name);
  await app.readings.store(id, { title: name, text: text ?? name });
  if (made) {
    await ada.call('screenshots.update', { params: { id }, body: { image_created_at: made } });
  }
  app.clock.advance({ minutes: 1 });
  return id;
}

const order = async (query: Record<string, string>) =>
  (await ada.call('screenshots.list', { query })).map(({ ai_generated_title: title }) => title);

/** All pages of one screenshot each. */
async function walk(query: Record<string, string>): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await ada.send('screenshots.list', { query: { ...query, limit: 1, cursor } });
    expect(page.status).toBe(200);
    const rows = (await page.json()) as { ai_generated_title: string }[];
    seen.push(...rows.map((row) => row.ai_generated_title));
    cursor = page.headers.get('x-next-cursor');
  }
  return seen;
}

it('orders by the time an image was made, or else by its upload', async () => {
  await shot('banana', { made: '2024-05-01' });
  await shot('Apple', { made: '2025-05-01T08:00' });
  await shot('cherry', { made: '2025-05-01T07:30' });
  await shot('date');
  const newestFirst = ['date', 'Apple', 'cherry', 'banana'];
  expect(await order({ sort: 'created' })).toEqual(newestFirst);
  expect(await walk({ sort: 'created' })).toEqual(newestFirst);
  expect(await walk({ sort: 'created', order: 'asc' })).toEqual([...newestFirst].reverse());
});

it('orders by title regardless of case, by size and by upload', async () => {
  const ids = [];
  for (const name of ['banana', 'Apple', 'cherry']) ids.push(await shot(name));
  expect(await walk({ sort: 'title' })).toEqual(['Apple', 'banana', 'cherry']);
  expect(await walk({ sort: 'title', order: 'desc' })).toEqual(['cherry', 'banana', 'Apple']);
  expect(await walk({ sort: 'uploaded', order: 'asc' })).toEqual(['banana', 'Apple', 'cherry']);
  expect(await walk({ sort: 'uploaded' })).toEqual(['cherry', 'Apple', 'banana']);
  const bySize = await ada.call('screenshots.list', { query: { sort: 'size' } });
  const sizes = bySize.map(({ file_size: size }) => size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
});

it('orders by the first date of an image; those without one come last', async () => {
  const [late, , early] = [await shot('late'), await shot('none'), await shot('early')];
  const day = async (id: string, extracted_date: string) =>
    ada.call('screenshots.addDate', { params: { id }, body: { extracted_date } });
  await day(late, '2027-03-01');
  await day(early, '2026-12-24');
  await day(early, '2028-01-01');
  expect(await walk({ sort: 'date', order: 'asc' })).toEqual(['early', 'late', 'none']);
  expect(await walk({ sort: 'date', order: 'desc' })).toEqual(['late', 'early', 'none']);
});

it('orders the results of a search or filter', async () => {
  const ids = [await shot('b', { text: 'invoice' }), await shot('a', { text: 'proinvoicer' })];
  await shot('c', { text: 'something else' });
  expect(await order({ q: 'invoice' })).toEqual(['b', 'a']);
  expect(await walk({ q: 'invoice', sort: 'title' })).toEqual(['a', 'b']);
  expect(await walk({ q: 'invoice', sort: 'relevance' })).toEqual(['b', 'a']);
  for (const id of ids) {
    await ada.call('screenshots.putTags', { params: { id }, body: { tags: ['bill'] } });
  }
  expect(await walk({ tags: 'bill', sort: 'title', order: 'desc' })).toEqual(['b', 'a']);
});

it.each(['garbage', 'of another order'])('refuses a cursor that is %s', async (kind) => {
  await shot('a');
  await shot('b');
  const first = await ada.send('screenshots.list', { query: { sort: 'size', limit: 1 } });
  const cursor = kind === 'garbage' ? 'x' : (first.headers.get('x-next-cursor') ?? '');
  const answer = await ada.send('screenshots.list', { query: { sort: 'title', cursor } });
  expect(answer.status).toBe(422);
});
