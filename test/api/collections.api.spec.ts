import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../server/infra/database/database';
import { Prisma } from '../../server/infra/database/generated/client';
import { FOUND } from '../../server/infra/database/row-shape';
import { CollectionItemsService } from '../../server/modules/screenshots/follow-up/collection-items.service';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { checksCounters: true },
);

const create = async (body: object) => (await ada.call('collections.create', { body })).collection;
/** Adds copies of the only collection there is. */
const copyCollection = (copies: number) =>
  app.database.query(
    `insert into collections (id, workspace_id, name, color, is_live, search, created_by_id,
         created_at, updated_at)
       select gen_random_uuid(), workspace_id, n::text, color, is_live, search, created_by_id,
              created_at, updated_at
       from collections, generate_series(1, $1) as n`,
    [copies],
  );
const only = async () => (await ada.call('collections.list', {}))[0];

it('is heard of by open windows of its space when it is made, changed, deleted and restored', async () => {
  const open = await openEvents(ada);
  const eve = await openEvents(await app.person('eve@example.com'));
  const { id } = await create({ name: 'Travel' });
  await open.untilLists(1);
  await ada.call('collections.update', { params: { id }, body: { name: 'Trips' } });
  await open.untilLists(2);
  await ada.call('collections.remove', { params: { id } });
  await open.untilLists(3);
  await ada.call('collections.restore', { params: { id } });
  await open.untilLists(4);
  open.close();
  eve.close();
  expect([new Set(open.lists), eve.lists]).toEqual([new Set(['collections']), []]);
});

it('is made known as a gap to a window that missed it', async () => {
  await create({ name: 'Travel' });
  const open = await openEvents(ada, '', 5_000);
  await open.untilGap();
  open.close();
});

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

it('keeps both of two changes that are made at the same time', async () => {
  const { id } = await create({ name: 'Travel' });
  const update = (body: object) => ada.call('collections.update', { params: { id }, body });
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const blocked = () => app.database.query(waiting);
  // Both requests have read the collection before either may write.
  const changes = await app.database.connected(async (client) => {
    await client.query('begin');
    await client.query('select 1 from workspaces for update');
    const sent = [update({ name: 'Journeys' }), update({ color: '#EF4444' })];
    while ((await blocked()).length !== sent.length) await sleep(10);
    await client.query('commit');
    return sent;
  });
  await Promise.all(changes);
  expect(await only()).toMatchObject({ name: 'Journeys', color: '#EF4444' });
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

it('counts each screenshot once, and takes cover and filter from them', async () => {
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

it('distinguishes new members from existing ones', async () => {
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

it('can be restored for a day with all its members', async () => {
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
    await app.billing.givePlan('ada@example.com', 'Silver');
    const id = await ada.store(await uniqueImage(), 'a.png');
    const count = async () => {
      await app.collections.follow();
      return (await only())?.screenshot_count;
    };
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

  it('holds from the start what it will go on to hold, also where a word is mistyped', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    await ada.store(await uniqueImage(), 'invoice.png');
    const search = { q: 'invoise' };
    expect(await ada.call('screenshots.list', { query: search })).toHaveLength(1);
    expect((await create({ name: 'Now', search })).screenshot_count).toBe(1);
    const { id, screenshot_count } = await create({ name: 'Live', live: true, search });
    await app.collections.follow();
    const all = await ada.call('collections.list', {});
    expect(all.find((it) => it.id === id)?.screenshot_count).toBe(screenshot_count);
    expect(screenshot_count).toBe(0);
  });

  it('follows the name and the life of a collection that its search names', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const screenshotId = await ada.store(await uniqueImage());
    const outer = await create({ name: 'outer', live: true, search: { q: 'in:inner' } });
    const count = async () => {
      await app.collections.follow();
      const all = await ada.call('collections.list', {});
      return all.find(({ id }) => id === outer.id)?.screenshot_count;
    };
    const inner = await create({ name: 'inner' });
    await ada.call('collections.addItem', { params: { id: inner.id, screenshotId } });
    expect(await count()).toBe(1);
    const params = { id: inner.id };
    await ada.call('collections.update', { params, body: { name: 'other' } });
    expect(await count()).toBe(0);
    await ada.call('collections.update', { params, body: { name: 'inner' } });
    expect(await count()).toBe(1);
    await ada.call('collections.remove', { params });
    expect(await count()).toBe(0);
  });

  it('is brought up to date by the worker, soon after', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    await create({ name: 'Live', live: true, search: { q: 'invoice' } });
    await ada.store(await uniqueImage(), 'invoice.png');
    await app.worker.start();
    await app.jobs.untilDone('collections.follow');
    await app.worker.stop();
    expect(await only()).toMatchObject({ screenshot_count: 1 });
  });

  it('adds one job per upload with any number of live collections, and none without', async () => {
    await ada.store(await uniqueImage(), 'invoice.png');
    expect(await app.collections.follow()).toBe(0);
    await app.billing.givePlan('ada@example.com', 'Silver');
    for (const name of ['a', 'b', 'c'])
      await create({ name, live: true, search: { q: 'invoice' } });
    for (const name of ['invoice 1.png', 'invoice 2.png']) {
      await ada.store(await uniqueImage(), name);
    }
    expect(await app.collections.follow()).toBe(1);
    const counts = (await ada.call('collections.list', {})).map((it) => it.screenshot_count);
    expect(counts).toEqual([3, 3, 3]);
  });

  it('refuses screenshots added by hand', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const screenshotId = await ada.store(await uniqueImage());
    const { id } = await create({ name: 'Live', live: true, search: { q: 'invoice' } });
    const answer = await ada.send('collections.addItem', { params: { id, screenshotId } });
    expect(answer.status).toBe(409);
  });

  it('sends the same statements per upload for one and for four hundred', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    await create({ name: '0', live: true, search: { q: 'invoice' } });
    const upload = async () => {
      const image = await uniqueImage();
      return app.database.statementsOf(() => ada.store(image));
    };
    await upload();
    const withOne = await upload();
    // An earlier version allowed more than fifty.
    await copyCollection(399);

    expect(await upload()).toEqual(withOne);
  });

  it('is one of fifty at most', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const body = (n: number) => ({ name: `${n}`, live: true, search: { q: 'invoice' } });
    await create(body(0));
    await copyCollection(49);
    const answer = await ada.send('collections.create', { body: body(50) });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'too_many_live_collections' });
    expect(await create({ ...body(51), live: false })).toMatchObject({ is_live: false });

    // A deleted one makes room, and can be restored only while there is room.
    const { id = '' } = (await ada.call('collections.list', {})).find((it) => it.is_live) ?? {};
    await ada.call('collections.remove', { params: { id } });
    await create(body(52));
    expect((await ada.send('collections.restore', { params: { id } })).status).toBe(409);
  });
});

describe('a search that could not be carried out', () => {
  it.each([
    ['a year that has no day before it', { q: 'in:Later before:0001' }],
    ['a year before all', { q: 'in:Later after:0000' }],
    ['a last year', { q: 'in:Later after:9999' }],
    ['a first day', { q: 'in:Later', start_date: '0000-01-01' }],
    ['a last day', { tags: ['nobody-used'], end_date: '9999-12-31' }],
    ['half of a character', { q: 'in:Later \ud800' }],
    ['a kind that is none', { q: 'in:Later kind:nothing' }],
  ])('is refused with %s, even before it finds anything', async (_what, search) => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    for (const live of [true, false]) {
      const answer = await ada.send('collections.create', { body: { name: 'Live', live, search } });
      expect(answer.status).toBe(422);
    }
    expect(await ada.call('collections.list', {})).toEqual([]);
  });

  it.each(['is:locked', 'invoice -is:shared'])(
    'is not followed with %s, which changes by itself',
    async (q) => {
      await app.billing.givePlan('ada@example.com', 'Silver');
      const body = { name: 'Fleeting', search: { q } };
      const { status } = await ada.send('collections.create', { body: { ...body, live: true } });
      expect(status).toBe(422);
      expect((await ada.call('collections.create', { body })).collection.is_live).toBe(false);
    },
  );

  it('is stopped and told where an earlier version took up what changes by itself', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const { id } = await create({ name: 'Old', live: true, search: { q: 'invoice' } });
    await rewriteSearch(id, { q: 'invoice -is:locked' });
    const stopped = {
      screenshot_count: 0,
      search_problem:
        'is:locked cannot be kept up to date, because locks come and go with the plan.',
    };
    expect(await ada.call('collections.list', {})).toMatchObject([stopped]);
    await ada.store(await uniqueImage(), 'invoice.png');
    const open = await openEvents(ada);
    await app.collections.follow();
    await open.untilLists(1);
    open.close();
    expect(await ada.call('collections.list', {})).toMatchObject([stopped]);
  });

  it('is refused where it names a collection by an id that is none', async () => {
    const body = { name: 'Live', search: { collection_id: 'none' } };
    expect((await ada.send('collections.create', { body })).status).toBe(404);
  });

  it('is stopped when it fails, without blocking others, and continues once it is saved again', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const sound = await create({ name: 'Sound', live: true, search: { q: 'invoice' } });
    const broken = await create({ name: 'Broken', live: true, search: { q: 'invoice' } });
    // An earlier version accepted it: its SQL fails once the collection that it names exists.
    await rewriteSearch(broken.id, { q: 'in:Later', start_date: '0000-01-01' });
    await create({ name: 'Later' });
    const id = await ada.store(await uniqueImage(), 'invoice.png');
    await ada.call('screenshots.update', { params: { id }, body: { is_favorite: true } });
    expect(await app.collections.follow()).toBe(1);

    const named = async (name: string) =>
      (await ada.call('collections.list', {})).find((it) => it.name === name);
    expect(await named('Sound')).toMatchObject({ screenshot_count: 1, search_problem: null });
    const problem = 'start_date: takes days of the years 1000 to 9998.';
    expect(await named('Broken')).toMatchObject({ screenshot_count: 0, search_problem: problem });
    expect(sound.search_problem).toBeNull();

    const params = { id: broken.id };
    const still = { search: { start_date: '0000-01-01' } };
    expect((await ada.send('collections.update', { params, body: still })).status).toBe(422);
    expect(await named('Broken')).toMatchObject({ search_problem: problem });
    const repaired = await ada.call('collections.update', {
      params,
      body: { search: { q: 'invoice' } },
    });
    expect(repaired).toMatchObject({ screenshot_count: 1, search_problem: null });
    await ada.store(await uniqueImage(), 'invoice 2.png');
    await app.collections.follow();
    expect(await named('Broken')).toMatchObject({ screenshot_count: 2 });
  });

  it('is stopped when the database refuses it, and the others of the pass are kept', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    await create({ name: 'Broken', live: true, search: { q: 'invoice' } });
    app.clock.advance({ minutes: 1 });
    await create({ name: 'Sound', live: true, search: { q: 'invoice' } });
    await ada.store(await uniqueImage(), 'invoice.png');
    const fault = () => app.nest.get(Database).query(FOUND, Prisma.sql`select 1 / 0`);
    const follow = jest.spyOn(CollectionItemsService.prototype, 'follow');
    follow.mockImplementationOnce(fault as () => Promise<never>);
    await app.collections.follow();
    follow.mockRestore();
    const rows = await ada.call('collections.list', {});
    expect(rows).toMatchObject([
      { name: 'Sound', screenshot_count: 1, search_problem: null },
      {
        name: 'Broken',
        screenshot_count: 0,
        search_problem: 'This search cannot be carried out.',
      },
    ]);
  });

  it('appears in the activity of its team once', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const { id: team } = await ada.call('teams.create', { body: { name: 'Harbor' } });
    const query = { team_id: team };
    const body = { name: 'Broken', live: true, search: { q: 'invoice' } };
    const { collection_id } = await ada.call('collections.create', { query, body });
    await rewriteSearch(collection_id, { start_date: '0000-01-01' });
    for (const name of ['invoice.png', 'invoice 2.png']) {
      await ada.store(await uniqueImage(), name, query);
      await app.collections.follow();
    }
    const told = await ada.call('teams.activity', { params: { id: team }, query: {} });
    expect(told.filter(({ kind }) => kind === 'stopped_collection')).toMatchObject([
      { actor: null, member: { name: 'Ada' }, name: 'Broken' },
    ]);
  });

  it('changes nothing of a collection that is not live', async () => {
    await app.billing.givePlan('ada@example.com', 'Silver');
    const { id } = await create({ name: 'Snapshot', search: { q: 'invoice' } });
    const change = { params: { id }, body: { search: { q: 'bill' } } };
    expect((await ada.send('collections.update', change)).status).toBe(422);
    expect(await only()).toMatchObject({ search: { q: 'invoice' } });
  });

  const rewriteSearch = (id: string, search: object) =>
    app.database.query('update collections set search = $2 where id = $1', [
      id,
      JSON.stringify(search),
    ]);
});

describe('the order by hand', () => {
  let collectionId: string;
  let ids: string[];
  const names = ['a.png', 'b.png', 'c.png', 'd.png'];

  beforeEach(async () => {
    collectionId = (await create({ name: 'Trip' })).id;
    ids = [];
    for (const name of names) {
      const id = await ada.store(await uniqueImage(), name);
      await ada.call('collections.addItem', { params: { id: collectionId, screenshotId: id } });
      ids.push(id);
      app.clock.advance({ minutes: 1 });
    }
  });

  const byHand = async (more: object = {}) => {
    const query = { collection_id: collectionId, sort: 'hand' as const, ...more };
    return (await ada.call('screenshots.list', { query }))
      .map((row) => row.original_name[0])
      .join('');
  };
  const arrange = (places: number[], before: number | null) =>
    ada.call('collections.arrange', {
      params: { id: collectionId },
      body: {
        ids: places.map((at) => ids[at] ?? ''),
        before: before === null ? null : (ids[before] ?? ''),
      },
    });

  it('begins as they were added, and is kept once something was moved', async () => {
    expect(await byHand()).toBe('abcd');
    expect((await only())?.order).toBe('date');
    expect((await arrange([3], 0)).order).toBe('hand');
    expect(await byHand()).toBe('dabc');
    await arrange([1, 3], null);
    expect(await byHand()).toBe('acbd');
    expect(await byHand({ q: 'png' })).toBe('acbd');
    expect(await byHand({ order: 'desc' })).toBe('dbca');
  });

  it('puts what is added later at the end, and forgets what is taken out', async () => {
    await arrange([3], 0);
    const id = await ada.store(await uniqueImage(), 'e.png');
    await ada.call('collections.addItem', { params: { id: collectionId, screenshotId: id } });
    expect(await byHand()).toBe('dabce');
    const params = { id: collectionId, screenshotId: ids[3] ?? '' };
    await ada.call('collections.removeItem', { params });
    await ada.call('collections.addItem', { params });
    // Both have no place yet, so the earlier upload comes first.
    expect(await byHand()).toBe('abcde');
  });

  it('pages without gap or repeat', async () => {
    await arrange([3, 2], 0);
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const query = {
        collection_id: collectionId,
        sort: 'hand',
        limit: 1,
        ...(cursor ? { cursor } : {}),
      };
      const page = await ada.send('screenshots.list', { query });
      seen.push(
        ...((await page.json()) as { original_name: string }[]).map((it) => it.original_name),
      );
      cursor = page.headers.get('x-next-cursor');
    } while (cursor);
    expect(seen).toEqual(['d.png', 'c.png', 'a.png', 'b.png']);
  });

  it('goes back to dates and remembers what was arranged', async () => {
    await arrange([3], 0);
    const changed = await ada.call('collections.update', {
      params: { id: collectionId },
      body: { order: 'date' },
    });
    expect(changed.order).toBe('date');
    expect(await byHand()).toBe('dabc');
  });

  it('knows only what is in the collection, and only in a collection', async () => {
    const other = await ada.store(await uniqueImage(), 'other.png');
    const params = { id: collectionId };
    const send = async (body: object) =>
      (await ada.send('collections.arrange', { params, body: body })).status;
    expect(await send({ ids: [other], before: null })).toBe(404);
    expect(await send({ ids: [ids[0]], before: other })).toBe(404);
    expect(await send({ ids: ['x'], before: null })).toBe(404);
    expect(await send({ ids: [], before: null })).toBe(422);
    await ada.call('screenshots.remove', { params: { id: ids[1] ?? '' } });
    expect(await send({ ids: [ids[1]], before: null })).toBe(404);
    const answer = await ada.send('screenshots.list', { query: { sort: 'hand' } });
    expect(answer.status).toBe(422);
  });
});
