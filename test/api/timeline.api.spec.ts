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

async function storeAt(instant: string): Promise<string> {
  app.clock.set(instant);
  return ada.store(await uniqueImage(), `${instant}.png`);
}

async function months(tz?: string): Promise<Record<string, number>> {
  const timeline = await ada.call('screenshots.timeline', { query: tz ? { tz } : {} });
  return Object.fromEntries(timeline.map(({ month, count }) => [month, count]));
}

type Sort = 'uploaded' | 'created' | 'date';

/** The months of a list, and the names that it shows from each on. */
async function walk(
  sort: Sort,
  order: 'asc' | 'desc',
  filter: { tags?: string; q?: string } = {},
): Promise<[string, string[]][]> {
  const timeline = await ada.call('screenshots.timeline', { query: { sort, order, ...filter } });
  return Promise.all(
    timeline.map(async ({ month, cursor }): Promise<[string, string[]]> => {
      const query = { sort, order, cursor, ...filter };
      const rows = await ada.call('screenshots.list', { query });
      return [month, rows.map(({ original_name: name }) => name)];
    }),
  );
}

/** The names of the list from a month on. */
async function namesFrom(month: string, tz: string): Promise<string[]> {
  const timeline = await ada.call('screenshots.timeline', { query: { tz } });
  const cursor = timeline.find((entry) => entry.month === month)?.cursor ?? '';
  const rows = await ada.call('screenshots.list', { query: { cursor } });
  return rows.map(({ original_name: name }) => name.replace('.png', ''));
}

it('counts by the months of the zone that is asked for', async () => {
  await storeAt('2026-11-15T12:00:00Z');
  await storeAt('2026-11-30T23:30:00Z');
  await storeAt('2026-12-01T00:30:00Z');
  expect(await months()).toEqual({ '2026-12': 1, '2026-11': 2 });
  expect(await months('Europe/Berlin')).toEqual({ '2026-12': 2, '2026-11': 1 });
  expect(await months('America/New_York')).toEqual({ '2026-11': 3 });
  // A zone that is not whole hours from UTC: 5:45 ahead.
  expect(await months('Asia/Kathmandu')).toEqual({ '2026-12': 2, '2026-11': 1 });
});

it('leads to the newest of a month as the zone has it', async () => {
  await storeAt('2026-11-15T12:00:00Z');
  await storeAt('2026-11-30T23:30:00Z');
  expect(await namesFrom('2026-11', 'UTC')).toEqual([
    '2026-11-30T23:30:00Z',
    '2026-11-15T12:00:00Z',
  ]);
  expect(await namesFrom('2026-11', 'Europe/Berlin')).toEqual(['2026-11-15T12:00:00Z']);
});

it('leaves out a month whose last screenshot was deleted, and refuses an invalid time zone', async () => {
  const id = await ada.store(await uniqueImage());
  await ada.call('screenshots.remove', { params: { id } });
  expect(await months()).toEqual({});
  const answer = await ada.send('screenshots.timeline', { query: { tz: 'Mars/Olympus' } });
  expect(answer.status).toBe(422);
});

it('leads to the newest image of a month where the list goes by the images', async () => {
  const store = (name: string) => uniqueImage().then((image) => ada.store(image, name));
  app.clock.set('2026-11-15T12:00:00Z');
  await store('Screenshot 2026-09-30 at 10.00.00.png');
  await store('Screenshot 2026-09-01 at 10.00.00.png');
  await store('undated.png');
  const trashed = await store('Screenshot 2026-08-01 at 10.00.00.png');
  await ada.call('screenshots.remove', { params: { id: trashed } });
  const timeline = await ada.call('screenshots.timeline', { query: { sort: 'created' } });
  expect(timeline.map(({ month, count }) => [month, count])).toEqual([
    ['2026-11', 1],
    ['2026-09', 2],
  ]);
  const { cursor = '' } = timeline[1] ?? {};
  const query = { sort: 'created' as const, cursor };
  const rows = await ada.call('screenshots.list', { query });
  expect(rows.map(({ original_name: name }) => name)).toEqual([
    'Screenshot 2026-09-30 at 10.00.00.png',
    'Screenshot 2026-09-01 at 10.00.00.png',
  ]);
});

it('leads to the oldest of a month where the oldest comes first', async () => {
  await storeAt('2026-11-01T00:00:00Z');
  await storeAt('2026-11-30T23:30:00Z');
  await storeAt('2026-12-01T00:00:00Z');
  const [first, second, third] = [
    '2026-11-01T00:00:00Z',
    '2026-11-30T23:30:00Z',
    '2026-12-01T00:00:00Z',
  ].map((at) => `${at}.png`);
  for (const sort of ['uploaded', 'created'] as const)
    expect(await walk(sort, 'asc')).toEqual([
      ['2026-11', [first, second, third]],
      ['2026-12', [third]],
    ]);
});

it('has the months of the first dates in the images, both ways', async () => {
  const dated = async (name: string, ...days: string[]) => {
    const id = await ada.store(await uniqueImage(), name);
    for (const day of days) {
      const body = { extracted_date: day, context_text: 'due' };
      await ada.call('screenshots.addDate', { params: { id }, body });
    }
    return id;
  };
  await dated('may', '2027-05-01', '2027-07-01');
  await dated('may 31', '2027-05-31');
  await dated('june', '2027-06-01');
  await dated('never');
  const gone = await dated('gone', '2027-06-02');
  await ada.call('screenshots.remove', { params: { id: gone } });
  expect(await walk('date', 'desc')).toEqual([
    ['2027-06', ['june', 'may 31', 'may', 'never']],
    ['2027-05', ['may 31', 'may', 'never']],
  ]);
  expect(await walk('date', 'asc')).toEqual([
    ['2027-05', ['may', 'may 31', 'june', 'never']],
    ['2027-06', ['june', 'never']],
  ]);
});

describe('a filtered list', () => {
  const [october, november, december] = [
    '2026-10-31T23:00:00Z',
    '2026-11-15T12:00:00Z',
    '2026-12-01T00:30:00Z',
  ];
  const named = (instant: string) => `${instant}.png`;

  it.each<[string, { tags?: string; q?: string }]>([
    ['a tag', { tags: 'trip' }],
    ['words', { q: 'harbor' }],
    ['words and a tag', { q: 'harbor', tags: 'trip' }],
  ])('has the months of a list by %s, in every order of days', async (_what, filter) => {
    await storeAt('2026-09-01T00:00:00Z');
    for (const instant of [october, november, december]) {
      const params = { id: await storeAt(instant) };
      await ada.call('screenshots.putTags', { params, body: { tags: ['trip'] } });
      await ada.call('screenshots.update', { params, body: { note: 'at the harbor' } });
      const date = { extracted_date: instant.slice(0, 10), context_text: 'due' };
      await ada.call('screenshots.addDate', { params, body: date });
    }
    const gone = await storeAt('2026-08-01T00:00:00Z');
    const params = { id: gone };
    await ada.call('screenshots.putTags', { params, body: { tags: ['trip'] } });
    await ada.call('screenshots.update', { params, body: { note: 'at the harbor' } });
    await ada.call('screenshots.remove', { params });
    for (const sort of ['uploaded', 'created', 'date'] as const) {
      expect(await walk(sort, 'desc', filter)).toEqual([
        ['2026-12', [december, november, october].map(named)],
        ['2026-11', [november, october].map(named)],
        ['2026-10', [named(october)]],
      ]);
      expect(await walk(sort, 'asc', filter)).toEqual([
        ['2026-10', [october, november, december].map(named)],
        ['2026-11', [november, december].map(named)],
        ['2026-12', [named(december)]],
      ]);
    }
  });

  it('counts in the time zone of the list', async () => {
    const id = await storeAt(october);
    await ada.call('screenshots.update', { params: { id }, body: { is_favorite: true } });
    const query = { favorites: 'true', tz: 'Asia/Tokyo' } as const;
    expect(await ada.call('screenshots.timeline', { query })).toMatchObject([
      { month: '2026-11', count: 1 },
    ]);
  });

  it('has no months where nothing matches, and asks for the plan of search operators', async () => {
    await storeAt(october);
    const tagged = { query: { tags: 'nobody-used' } };
    expect(await ada.call('screenshots.timeline', tagged)).toEqual([]);
    const typed = { query: { q: 'kind:receipt' } };
    expect((await ada.send('screenshots.timeline', typed)).status).toBe(402);
  });
});
