import type { ScreenshotKind } from '../../server/contract/screenshots';
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

interface Reading {
  text?: string;
  tags?: string[];
  kind?: ScreenshotKind;
}

async function shot(name: string, reading: Reading = {}): Promise<string> {
  const id = await ada.store(await uniqueImage(), name);
  await app.readings.store(id, { title: name, ...reading });
  return id;
}

const kinds = async (query: Record<string, string> = {}) =>
  (await ada.call('screenshots.kinds', { query })).map(({ kind, count }) => `${kind} ${count}`);
const nearest = async (query: Record<string, string>) =>
  (await ada.call('screenshots.nearest', { query })).map(
    ({ change, what, instead, q, count }) =>
      `${change} ${what}${instead === null ? '' : ` -> ${instead}`}: "${q}" ${count}`,
  );
const names = async (query: Record<string, string>) =>
  (await ada.call('screenshots.list', { query })).map(({ original_name }) => original_name);

it('counts the kinds that exist, most first, and forgets those that are gone', async () => {
  await shot('one', { kind: 'receipt' });
  const chat = await shot('two', { kind: 'chat' });
  await shot('three', { kind: 'receipt' });
  expect(await kinds()).toEqual(['receipt 2', 'chat 1']);
  await ada.call('screenshots.remove', { params: { id: chat } });
  expect(await kinds()).toEqual(['receipt 2']);
});

it('counts the kinds of a list, whatever kinds the list is narrowed to', async () => {
  await shot('coffee one', { kind: 'receipt', tags: ['trip'] });
  await shot('coffee two', { kind: 'chat', tags: ['trip'] });
  await shot('tea', { kind: 'receipt' });
  expect(await kinds({ q: 'coffee' })).toEqual(['chat 1', 'receipt 1']);
  expect(await kinds({ tags: 'trip', kind: 'chat' })).toEqual(['chat 1', 'receipt 1']);
  expect(await kinds({ q: 'absent' })).toEqual([]);
  expect(await kinds({ tags: 'absent' })).toEqual([]);
});

it('offers another spelling, one word less and one filter less, where each finds something', async () => {
  await shot('athens', { text: 'boarding athens', kind: 'travel' });
  await shot('hotel', { text: 'hotel', kind: 'travel' });
  expect(await nearest({ q: 'boardnig athnees hotel' })).toEqual([
    'word athnees hotel: "boardnig" 1',
    'word boardnig athnees: "hotel" 1',
  ]);
  expect(await nearest({ q: 'hottell' })).toEqual(['spelling hottell -> hotel: "hotel" 1']);
  expect(await nearest({ q: 'athens', kind: 'chat' })).toEqual(['filter kind: "athens" 1']);
  expect(await nearest({ q: 'athens nowhere' })).toEqual(['word nowhere: "athens" 1']);
  expect(await nearest({ q: 'athens', start_date: '2020-01-01', end_date: '2020-01-31' })).toEqual([
    'filter days: "athens" 1',
  ]);
});

it('offers nothing where nothing is near, and keeps operators that it does not leave out', async () => {
  await app.billing.givePlan('ada@example.com', 'Silver');
  await shot('athens', { text: 'boarding athens', tags: ['trip'] });
  expect(await nearest({ q: 'qqqqqq' })).toEqual([]);
  expect(await nearest({ q: '' })).toEqual([]);
  expect(await nearest({ q: 'athens nowhere tag:trip' })).toEqual([
    'word nowhere: "athens tag:trip" 1',
  ]);
  expect(await nearest({ q: '🦊🦊🦊 zz' })).toEqual([]);
});

it.each(['flight to athens', 'flug nach athens', 'vol de athens', 'the athens', 'athens the'])(
  'finds by %j what holds no word that says nothing',
  async (q) => {
    await shot('flight', { text: 'flight flug vol' });
    await shot('both', { text: 'flight flug vol athens' });
    expect(await names({ q })).toEqual(['both']);
  },
);

it('searches for such words where nothing else is asked, or between quotes', async () => {
  await app.billing.givePlan('ada@example.com', 'Silver');
  await shot('with', { text: 'to athens' });
  await shot('without', { text: 'athens' });
  expect(await names({ q: 'to' })).toEqual(['with']);
  expect(await names({ q: '"to athens"' })).toEqual(['with']);
  expect(await names({ q: 'athens -to' })).toEqual(['without']);
});

it('takes the day of the upload for an image whose own day nobody knows', async () => {
  app.clock.set('2026-11-20T12:00:00.000Z');
  ada = await app.person('ada@example.com');
  const made = await shot('made.png');
  await ada.call('screenshots.update', {
    params: { id: made },
    body: { image_created_at: '2026-10-05' },
  });
  const unknown = await shot('unknown.png');
  await ada.call('screenshots.update', {
    params: { id: unknown },
    body: { image_created_at: null },
  });
  const on = (start_date: string, date_field: string) =>
    names({ start_date, end_date: start_date, date_field });
  expect(await on('2026-10-05', 'image')).toEqual(['made.png']);
  expect(await on('2026-11-20', 'image')).toEqual(['unknown.png']);
  expect(await on('2026-11-20', 'created')).toEqual([]);
});

it('knows neither kinds nor words of other people', async () => {
  const mallory = await app.person('mallory@example.com');
  const id = await mallory.store(await uniqueImage(), 'theirs');
  await app.readings.store(id, { title: 'zanzibar', kind: 'recipe' });
  await shot('athens', { kind: 'map' });
  expect(await kinds()).toEqual(['map 1']);
  expect(await nearest({ q: 'zanzibir' })).toEqual([]);
  await shot('zanzibir trip', { kind: 'map' });
  expect(await nearest({ q: 'zanzibbirr' })).toEqual([
    'spelling zanzibbirr -> zanzibir: "zanzibir" 1',
  ]);
});
