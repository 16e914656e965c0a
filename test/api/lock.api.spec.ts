import type { BulkAction } from '../../server/contract/bulk';
import { urlOf } from '../../server/contract/client';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { unzip } from '../support/unzip';
import { useApp } from '../support/use-app';

const KEPT = 100;
const LOCKED = 2;
const ADA = 'ada@example.com';

/** Made for these tests. */
const TOKEN = `gh${'p_'}q7Rm2Vx9Kd4Tz8Lw5Np3Hs6Bj1Yc0FgAeUiO`;
const ENTITIES = [
  { type: 'amount', value: '99.00 EUR', number: 99, currency: 'EUR' },
  { type: 'phone', value: '030901820' },
];

let app: TestApp;
let ada: Client;
/** In the order of their uploads. */
const ids: string[] = [];
let collection = '';

const locked = () => ids.at(-1) ?? '';
const open = () => ids[0] ?? '';

/** A payer with more screenshots than stay open on Free, whose plan then ends. */
useApp(
  async (started) => {
    app = started;
    ada = await app.person(ADA);
    await app.payments.buy(ada, 2);
    await app.payments.settle();
    for (let n = 0; n < KEPT + LOCKED; n += 1) {
      ids.push(await ada.store(await uniqueImage(), `shot ${n}.png`));
      app.clock.advance({ ms: 1 });
    }
    await app.readings.store(locked(), {
      title: 'A locked one',
      tags: ['both'],
      text: 'secret words',
      lines: [`TOKEN=${TOKEN}`],
    });
    for (const id of [locked(), open()]) await app.entities.store(id, ENTITIES);
    await app.readings.scan(locked());
    await app.readings.store(open(), { title: 'An open one', tags: ['both'], text: 'open words' });
    const body = { note: 'a hidden remark' };
    await ada.call('screenshots.update', { params: { id: locked() }, body });
    await app.readings.suggestDates(locked(), { '2026-12-24': 0.9 });
    const made = await ada.call('collections.create', { body: { name: 'Both' } });
    collection = made.collection_id;
    await ada.call('screenshots.bulk', {
      body: { ids: [open(), locked()], action: 'collect', collection_id: collection },
    });
    await ada.call('billing.cancel', {});
    await app.payments.wait(31);
    ada = await app.person(ADA);
  },
  { once: true },
);

const list = (query: Record<string, string> = {}) => ada.call('screenshots.list', { query });

it('gives no parts of a locked page', async () => {
  const get = (id: string) => ada.call('screenshots.get', { params: { id } });
  expect((await get(open())).blocks).toHaveLength(1);
  expect(await get(locked())).toMatchObject({ blocks: [], evidence: [], note: null });
});

describe('findings in a locked one', () => {
  it('is not shown', async () => {
    const get = (id: string) => ada.call('screenshots.get', { params: { id } });
    expect((await get(open())).entities).toHaveLength(ENTITIES.length);
    const hidden = { entities: [], findings: [], open_findings: 0 };
    expect(await get(locked())).toMatchObject(hidden);
    const rows = await list();
    expect(rows.find(({ id }) => id === locked())?.open_findings).toBe(0);
  });

  it('is in no list and no table', async () => {
    const found = await ada.call('entities.list', {});
    expect(found.map(({ screenshot_id }) => screenshot_id)).toEqual([open(), open()]);
    const headers = { accept: 'text/csv' };
    const table = await (await ada.fetch(urlOf('entities.list', {}), { headers })).text();
    expect(table).toContain(open());
    expect(table).not.toContain(locked());
    expect(await ada.call('findings.list', {})).toEqual([]);
  });

  it.each(['has:phone', 'has:finding', 'amount>50'])('is not searched for: %s', async (q) => {
    const answer = await ada.send('screenshots.list', { query: { q } });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ code: 'plan_required' });
  });

  it('is neither dismissed nor confirmed', async () => {
    const row = 'select id from entities where screenshot_id = $1 limit 1';
    const [entity] = await app.database.query<{ id: string }>(row, [locked()]);
    const [finding] = await app.database.query<{ id: string }>(
      row.replace('entities', 'findings'),
      [locked()],
    );
    const none = await ada.send('entities.dismiss', { params: { id: entity?.id ?? '' } });
    expect(none.status).toBe(402);
    const body = { state: 'dismissed' } as const;
    const answer = await ada.send('findings.update', { params: { id: finding?.id ?? '' }, body });
    expect(answer.status).toBe(402);
  });
});

it('counts the locked screenshots, and keeps all of them', async () => {
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(LOCKED);
  const rows = await list();
  expect(rows).toHaveLength(KEPT + LOCKED);
  expect(rows.filter(({ is_locked }) => is_locked).map(({ id }) => id)).toEqual(
    ids.slice(KEPT).reverse(),
  );
});

it('shows title and date of a locked one, and none of its reading', async () => {
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

it.each([
  ['screenshots.update', { ai_generated_title: 'Mine' }],
  ['screenshots.update', { ai_generated_title: 'Mine', is_favorite: true }],
  ['screenshots.putTags', { tags: ['mine'] }],
  ['screenshots.update', { image_created_at: '2025-03-14' }],
  ['screenshots.addDate', { extracted_date: '2026-12-31' }],
  ['screenshots.updateDate', { role: 'due' }],
] as const)('%s %j answers 402 and changes nothing', async (name, body) => {
  const before = await ada.call('screenshots.get', { params: { id: locked() } });
  const params = { id: locked(), dateId: before.extracted_dates[0]!.id };
  const answer = await ada.send(name, { params, body });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({ code: 'screenshot_locked' });
  expect(await ada.call('screenshots.get', { params: { id: locked() } })).toEqual(before);
});

it('keeps its dates as they are', async () => {
  const { extracted_dates } = await ada.call('screenshots.get', { params: { id: locked() } });
  const params = { id: locked(), dateId: extracted_dates[0]?.id ?? '' };
  const answer = await ada.send('screenshots.updateDate', { params, body: { state: 'rejected' } });
  expect(answer.status).toBe(402);
});

it('takes no note', async () => {
  const note = { params: { id: locked() }, body: { note: 'mine' } };
  expect((await ada.send('screenshots.update', note)).status).toBe(402);
});

it('is put into no collection', async () => {
  const params = { id: collection, screenshotId: locked() };
  expect((await ada.send('collections.addItem', { params })).status).toBe(402);
});

it.each([
  { action: 'process' },
  { action: 'tag', tags: ['mine'] },
  { action: 'untag', tags: ['mine'] },
  { action: 'collect' },
] as const)('is unchanged when a selection gets %j, and the others change', async (action) => {
  const ids = [open(), locked()];
  const more = action.action === 'collect' ? { collection_id: collection } : {};
  const body = { ids, ...action, ...more } as BulkAction;
  const { done, failed } = await ada.call('screenshots.bulk', { body });
  expect(done).toEqual([open()]);
  expect(failed).toMatchObject([{ id: locked(), code: 'screenshot_locked' }]);
});

it('can be made a favorite', async () => {
  const params = { id: locked() };
  const body = { is_favorite: true };
  expect(await ada.call('screenshots.update', { params, body })).toMatchObject(body);
  const back = { ids: [locked()], action: 'unfavorite' } as const;
  expect((await ada.call('screenshots.bulk', { body: back })).done).toEqual([locked()]);
});

it('is found by its dates', async () => {
  const day = '2026-12-24';
  const found = await list({ start_date: day, end_date: day, date_field: 'ai' });
  expect(found.map(({ id }) => id)).toEqual([locked()]);
});

describe('words of a search', () => {
  const found = async (q: string) => (await list({ q })).map(({ id }) => id);

  it.each(['secret', 'secr', 'sekret', 'secret locked', 'both locked', '101', 'remark'])(
    'do not find a locked one by its text, note, tags or file name: %s',
    async (q) => {
      expect(await found(q)).not.toContain(locked());
    },
  );

  it.each(['locked', 'lock', 'A LOCKED one'])('find it by its title: %s', async (q) => {
    expect(await found(q)).toContain(locked());
  });

  it('tell of its title alone', async () => {
    const [row] = await list({ q: 'locked' });
    expect(row).toMatchObject({ id: locked(), is_locked: true, match: { fields: ['title'] } });
    expect(row?.match?.snippet).toBeNull();
  });

  it('leave its tag, its day and its collection to be found', async () => {
    const day = { start_date: '2026-12-24', end_date: '2026-12-24', date_field: 'ai' };
    for (const query of [{ tags: 'both' }, day, { collection_id: collection }]) {
      expect((await list(query as Record<string, string>)).map(({ id }) => id)).toContain(locked());
    }
  });

  it('are no way into a collection either', async () => {
    const body = { name: 'Probe', search: { q: 'secret' } };
    const { collection: made } = await ada.call('collections.create', { body });
    expect(made.screenshot_count).toBe(0);
    await ada.call('collections.remove', { params: { id: made.id } });
  });
});

it('takes an open one as the cover of a tag and a collection', async () => {
  const [tag] = await ada.call('tags.list', {});
  expect(tag).toMatchObject({ tag_name: 'both', first_screenshot_id: open() });
  const all = await ada.call('collections.list', {});
  expect(all).toMatchObject([{ id: collection, first_screenshot_id: open(), screenshot_count: 2 }]);
});

it('appears in the calendar without its text', async () => {
  const days = await ada.call('calendar.month', { query: { year: '2026', month: '12' } });
  expect(days['2026-12-24']?.extractedDetails).toMatchObject({
    screenshot_names: ['A locked one'],
    contexts: [''],
  });
});

it('leaves uploads on Free open', async () => {
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
  expect(files['entities.json']?.toString()).toContain(locked());
});

it('is not taken out by a selection', async () => {
  const answer = await ada.send('export.download', { query: { ids: locked() } });
  expect(answer.status).toBe(402);
});

it('opens again with a new plan, at once, and falls again with its end', async () => {
  await app.payments.buy(ada, 2);
  const status = await ada.call('billing.status', { query: { refresh: true } });
  expect(status.locked_screenshots).toBe(0);
  const image = await ada.send('screenshots.image', { params: { id: locked() } });
  expect(image.status).toBe(200);
  await ada.call('billing.cancel', {});
  await app.payments.wait(32);
  ada = await app.person(ADA);
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(LOCKED);
});

it('can be deleted', async () => {
  await ada.call('screenshots.remove', { params: { id: locked() } });
  expect((await ada.call('billing.status', {})).locked_screenshots).toBe(LOCKED - 1);
});

it('never affects people who never paid', async () => {
  await app.billing.givePlan('grace@example.com', 'Free').catch(() => undefined);
  const grace = await app.person('grace@example.com');
  expect((await grace.call('billing.status', {})).locked_screenshots).toBe(0);
});
