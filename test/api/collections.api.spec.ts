import { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';

let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ada = await app.person('ada@example.com');
});
afterEach(async () => {
  expect(await app.drift()).toEqual([]);
});

const create = async (body: object) => (await ada.call('collections.create', { body })).collection;
const only = async () => (await ada.call('collections.list', {}))[0];

it('is created with name, description and colour, changed, and listed newest first', async () => {
  const first = await create({ name: '  Travel ' });
  expect(first).toMatchObject({ name: 'Travel', description: null, color: '#3B82F6' });
  app.clock.advance({ minutes: 1 });
  const second = await create({ name: 'Work', description: 'Papers', color: '#10B981' });
  const changed = await ada.call('collections.update', {
    params: { id: second.id },
    body: { description: '', color: '#EF4444' },
  });
  expect(changed).toMatchObject({ name: 'Work', description: null, color: '#EF4444' });
  const names = (await ada.call('collections.list', {})).map(({ name }) => name);
  expect(names).toEqual(['Work', 'Travel']);
});

it.each([
  ['no name', {}],
  ['a blank name', { name: '   ' }],
  ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }],
  ['a colour that is none', { name: 'a', color: 'red' }],
  ['a colour with more behind it', { name: 'a', color: '#3B82F6;x' }],
  ['an unknown field', { name: 'a', workspace_id: 'x' }],
  ['a live one without a search', { name: 'a', live: true, search: null }],
  ['a search with an unknown field', { name: 'a', search: { sql: '1' } }],
  ['a search with an impossible day', { name: 'a', search: { start_date: '2026-02-31' } }],
])('refuses %s', async (_what, body) => {
  expect((await ada.send('collections.create', { body })).status).toBe(422);
});

it('counts, covers and filters by what is in it, once each', async () => {
  const { id } = await create({ name: 'Travel' });
  const older = await ada.store(await uniqueImage(), 'older.png');
  app.clock.advance({ minutes: 1 });
  const newer = await ada.store(await uniqueImage(), 'newer.png');
  await ada.store(await uniqueImage(), 'outside.png');
  for (const screenshotId of [older, newer, newer]) {
    await ada.call('collections.addItem', { params: { id, screenshotId } });
  }
  expect(await only()).toMatchObject({ screenshot_count: 2, first_screenshot_id: newer });
  const rows = await ada.call('screenshots.list', { query: { collection_id: id } });
  expect(rows.map(({ original_name }) => original_name)).toEqual(['newer.png', 'older.png']);
  expect(rows[0]?.collections).toEqual([{ id, name: 'Travel', color: '#3B82F6' }]);

  await ada.call('screenshots.remove', { params: { id: newer } });
  expect(await only()).toMatchObject({ screenshot_count: 1, first_screenshot_id: older });
  await ada.call('screenshots.restore', { params: { id: newer } });
  await ada.call('collections.removeItem', { params: { id, screenshotId: older } });
  expect(await only()).toMatchObject({ screenshot_count: 1, first_screenshot_id: newer });
});

it('tells what is new in it from what was in it already', async () => {
  const { id } = await create({ name: 'Travel' });
  const old = await ada.store(await uniqueImage());
  const fresh = await ada.store(await uniqueImage());
  const add = () => ada.call('collections.addItem', { params: { id, screenshotId: old } });
  expect((await add()).was_added).toBe(true);
  expect((await add()).was_added).toBe(false);

  const act = (action: 'collect' | 'uncollect') =>
    ada.call('screenshots.bulk', { body: { ids: [old, fresh], action, collection_id: id } });
  expect(await act('collect')).toMatchObject({ failed: [], added: [fresh] });
  expect(await act('collect')).toMatchObject({ failed: [], added: [] });
  expect(await act('uncollect')).toMatchObject({ added: [] });
});

it('comes back for a day with everything that was in it', async () => {
  const { id } = await create({ name: 'Travel' });
  const screenshotId = await ada.store(await uniqueImage());
  await ada.call('collections.addItem', { params: { id, screenshotId } });
  await ada.call('collections.remove', { params: { id } });
  expect(await only()).toBeUndefined();
  expect((await ada.call('screenshots.get', { params: { id: screenshotId } })).collections).toEqual(
    [],
  );
  const filter = { query: { collection_id: id } };
  expect((await ada.send('screenshots.list', filter)).status).toBe(404);
  const back = await ada.call('collections.restore', { params: { id } });
  expect(back).toMatchObject({ id, screenshot_count: 1, first_screenshot_id: screenshotId });
});

it('is a snapshot of a search, which later uploads do not join', async () => {
  await ada.store(await uniqueImage(), 'invoice one.png');
  await ada.store(await uniqueImage(), 'holiday.png');
  const made = await create({ name: 'Invoices', search: { q: 'invoice' } });
  expect(made).toMatchObject({ screenshot_count: 1, is_live: false, search: { q: 'invoice' } });
  await ada.store(await uniqueImage(), 'invoice two.png');
  expect(await only()).toMatchObject({ screenshot_count: 1 });
});

describe('a live one', () => {
  it('needs the Silver plan, and says so', async () => {
    const body = { name: 'Invoices', search: { q: 'invoice' }, live: true };
    const answer = await ada.send('collections.create', { body });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'plan_required',
      error: expect.stringContaining('Silver') as string,
      details: { feature: 'advanced_search', plan: 'Silver' },
    });
  });

  it('follows uploads, new titles, tags and favourites', async () => {
    await app.givePlan('ada@example.com', 'Silver');
    const id = await ada.store(await uniqueImage(), 'a.png');
    const count = async () => (await only())?.screenshot_count;
    await create({ name: 'Live', live: true, search: { q: 'invoice', favorites: true } });
    expect(await count()).toBe(0);
    const params = { id };
    await ada.call('screenshots.update', { params, body: { ai_generated_title: 'Invoice 12' } });
    expect(await count()).toBe(0);
    await ada.call('screenshots.update', { params, body: { is_favorite: true } });
    expect(await count()).toBe(1);
    await ada.call('screenshots.update', { params, body: { ai_generated_title: 'Bill 12' } });
    expect(await count()).toBe(0);
    await ada.call('screenshots.putTags', { params, body: { tags: ['invoice'] } });
    expect(await count()).toBe(1);
    await ada.call('tags.rename', { params: { name: 'invoice' }, body: { name: 'paper' } });
    expect(await count()).toBe(0);
  });

  it('takes nothing in by hand', async () => {
    await app.givePlan('ada@example.com', 'Silver');
    const screenshotId = await ada.store(await uniqueImage());
    const { id } = await create({ name: 'Live', live: true, search: { q: 'invoice' } });
    const answer = await ada.send('collections.addItem', { params: { id, screenshotId } });
    expect(answer.status).toBe(409);
  });
});
