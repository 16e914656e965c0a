import { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { Payer } from '../support/payer';
import type { Client } from '../support/person';
import { unzip } from '../support/unzip';

const KEPT = 100;
const LOCKED = 2;
const ADA = 'ada@example.com';

let app: TestApp;
let payer: Payer;
let ada: Client;
/** In the order of their uploads. */
const ids: string[] = [];
let collection = '';

const locked = () => ids.at(-1) ?? '';
const open = () => ids[0] ?? '';

/** A payer with more than the free ones, whose plan then ends. */
beforeAll(async () => {
  app = await TestApp.start();
  payer = new Payer(app);
  ada = await app.person(ADA);
  await payer.buy(ada, 2);
  await payer.settle();
  for (let n = 0; n < KEPT + LOCKED; n += 1) {
    ids.push(await ada.store(await uniqueImage(), `shot ${n}.png`));
    app.clock.advance({ ms: 1 });
  }
  await app.read(locked(), { title: 'A locked one', tags: ['both'], text: 'secret words' });
  await app.read(open(), { title: 'An open one', tags: ['both'], text: 'open words' });
  await app.suggestDates(locked(), { '2026-12-24': 0.9 });
  const made = await ada.call('collections.create', { body: { name: 'Both' } });
  collection = made.collection_id;
  await ada.call('screenshots.bulk', {
    body: { ids: [open(), locked()], action: 'collect', collection_id: collection },
  });
  await ada.call('billing.cancel', {});
  await payer.wait(31);
  ada = await app.person(ADA);
}, 120_000);
afterAll(() => app.close());

const list = (query: Record<string, string> = {}) => ada.call('screenshots.list', { query });

it('counts what is locked, and nothing of it is lost', async () => {
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(LOCKED);
  const rows = await list();
  expect(rows).toHaveLength(KEPT + LOCKED);
  expect(rows.filter(({ is_locked }) => is_locked).map(({ id }) => id)).toEqual(
    ids.slice(KEPT).reverse(),
  );
});

it('shows title and date of a locked one, and nothing that was read in it', async () => {
  const row = await ada.call('screenshots.get', { params: { id: locked() } });
  expect(row).toMatchObject({
    is_locked: true,
    ai_generated_title: 'A locked one',
    extracted_text: null,
  });
  expect(row.extracted_dates).toMatchObject([{ extracted_date: '2026-12-24', context_text: '' }]);
});

it.each([
  ['screenshots.image', {}],
  ['screenshots.image', { w: '320' }],
  ['screenshots.image', { download: '1' }],
  ['screenshots.words', {}],
  ['processing.process', {}],
] as const)('%s %j answers 402', async (name, query) => {
  const answer = await ada.send(name, {
    params: { id: locked() },
    query,
    ...(name.startsWith('processing') ? { body: {} } : {}),
  });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({ code: 'screenshot_locked' });
});

it('reads none of a selection again when one of it is locked', async () => {
  const { done, failed } = await ada.call('screenshots.bulk', {
    body: { ids: [open(), locked()], action: 'process' },
  });
  expect(done).toEqual([]);
  expect(failed.map(({ code }) => code)).toEqual(['screenshot_locked', 'screenshot_locked']);
});

it('finds it by its words without telling them', async () => {
  const [row] = await list({ q: 'secret' });
  expect(row).toMatchObject({ id: locked(), is_locked: true });
  expect(row?.match?.snippet ?? null).toBeNull();
});

it('takes an open one as the cover of a tag and a collection', async () => {
  const [tag] = await ada.call('tags.list', {});
  expect(tag).toMatchObject({ tag_name: 'both', first_screenshot_id: open() });
  const all = await ada.call('collections.list', {});
  expect(all).toMatchObject([{ id: collection, first_screenshot_id: open(), screenshot_count: 2 }]);
});

it('stands in the calendar without its words', async () => {
  const days = await ada.call('calendar.month', { query: { year: '2026', month: '12' } });
  expect(days['2026-12-24']?.extractedDetails).toMatchObject({
    screenshot_names: ['A locked one'],
    contexts: [''],
  });
});

it('leaves what is uploaded on Free open', async () => {
  const id = await ada.store(await uniqueImage());
  expect((await ada.call('screenshots.get', { params: { id } })).is_locked).toBe(false);
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(LOCKED);
  await ada.call('screenshots.remove', { params: { id }, query: { forever: 'true' } });
});

it('can be taken out with everything else', async () => {
  const answer = await ada.send('export.download');
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const images = Object.keys(files).filter((name) => name.startsWith('images/'));
  expect(images).toHaveLength(KEPT + LOCKED);
  expect(files['screenshots.json']?.toString()).toContain('secret words');
});

it('is not taken out by a selection', async () => {
  const answer = await ada.send('export.download', { query: { ids: locked() } });
  expect(answer.status).toBe(402);
});

it('opens again with a new plan, at once, and falls again with its end', async () => {
  await payer.buy(ada, 2);
  const status = await ada.call('billing.status', { query: { refresh: true } });
  expect(status.locked_screenshots).toBe(0);
  const image = await ada.send('screenshots.image', { params: { id: locked() } });
  expect(image.status).toBe(200);
  await ada.call('billing.cancel', {});
  await payer.wait(32);
  ada = await app.person(ADA);
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(LOCKED);
});

it('can be deleted', async () => {
  await ada.call('screenshots.remove', { params: { id: locked() } });
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(LOCKED - 1);
});

it('never meets those who never paid', async () => {
  await app.givePlan('grace@example.com', 'Free').catch(() => undefined);
  const grace = await app.person('grace@example.com');
  expect((await grace.call('billing.status', {})).locked_screenshots).toBe(0);
});
