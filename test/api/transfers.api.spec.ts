import { PurgeService } from '../../server/modules/screenshots/trash/purge.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { OperatorShell } from '../support/operator-shell';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let bea: Client;
let team_id: string;

useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    bea = await app.person('bea@example.com');
    await app.billing.givePlan('ada@example.com', 'Bronze');
    const people = { owner: 'ada@example.com', members: ['bea@example.com'] };
    team_id = await app.teams.make({ name: 'Harbor', ...people });
  },
  { checksCounters: true },
);

interface Options {
  to?: string | null;
  copy?: boolean;
  collection_id?: string;
}

const transfer = (client: Client, ids: string[], { to = team_id, ...rest }: Options = {}) =>
  client.call('screenshots.transfer', { body: { ids, team_id: to, ...rest } });
const listed = async (client: Client, query: Record<string, string> = {}) =>
  (await client.call('screenshots.list', { query })).map(({ id }) => id);
const get = (client: Client, id: string) => client.call('screenshots.get', { params: { id } });
const used = async (client: Client) =>
  (await client.call('billing.status', {})).usage.screenshots_uploaded;
const fsck = async () => {
  const shell = new OperatorShell(app);
  const { stdout } = await shell.run('--json', 'fsck', '--scrub');
  shell.close();
  return (JSON.parse(stdout) as { problems: unknown[] }).problems;
};

/** A screenshot with everything that a person adds to one. */
async function rich(client: Client, query: Record<string, string> = {}): Promise<string> {
  const id = await client.store(await uniqueImage(), 'harbor.png', query);
  await app.readings.store(id, { title: 'A harbor', tags: ['sea', 'boats'], text: 'boats in fog' });
  await client.call('screenshots.update', {
    params: { id },
    body: { note: 'Ask Kim', is_favorite: true },
  });
  await client.call('screenshots.addDate', {
    params: { id },
    body: { extracted_date: '2026-12-24' },
  });
  return id;
}

describe('a move', () => {
  it('keeps the id, the file and what goes along, and leaves nothing where it was', async () => {
    const id = await rich(ada);
    const before = await get(ada, id);
    expect(await transfer(ada, [id])).toEqual({ done: [{ id, new_id: id }], failed: [] });
    expect(await listed(ada)).toEqual([]);
    expect(await listed(ada, { team_id })).toEqual([id]);
    expect(await get(bea, id)).toMatchObject({
      ai_generated_title: 'A harbor',
      tags: [{ tag_name: 'sea' }, { tag_name: 'boats' }],
      note: 'Ask Kim',
      created_at: before.created_at,
      extracted_dates: [{ extracted_date: '2026-12-24' }],
      extracted_text: { text_content: 'boats in fog' },
      is_favorite: false,
    });
    expect((await get(ada, id)).is_favorite).toBe(true);
    expect(await listed(bea, { team_id, q: 'kim fog' })).toEqual([id]);
    expect(await listed(ada, { q: 'kim fog' })).toEqual([]);
    expect(await ada.call('tags.list', {})).toEqual([]);
    expect((await ada.send('screenshots.image', { params: { id } })).status).toBe(200);
    expect(await fsck()).toEqual([]);
  });

  it('is undone within ten minutes, with all that stayed behind', async () => {
    const id = await rich(bea, { team_id });
    await ada.call('screenshots.update', { params: { id }, body: { is_favorite: true } });
    await ada.call('comments.create', { params: { id }, body: { text: 'Piran?' } });
    const { collection_id } = await ada.call('collections.create', {
      query: { team_id },
      body: { name: 'Harbors' },
    });
    await ada.call('collections.addItem', { params: { id: collection_id, screenshotId: id } });
    await transfer(bea, [id], { to: null });
    expect(await used(bea)).toBe(1);
    expect((await get(bea, id)).collections).toEqual([]);
    expect(await bea.call('comments.list', { params: { id } })).toEqual([]);
    app.clock.advance({ minutes: 9 });
    expect((await transfer(bea, [id])).failed).toEqual([]);
    expect(await used(bea)).toBe(0);
    const back = await get(ada, id);
    expect(back).toMatchObject({ is_favorite: true, collections: [{ name: 'Harbors' }] });
    expect(await ada.call('comments.list', { params: { id } })).toMatchObject([
      { text: 'Piran?', author: { name: 'Ada' } },
    ]);
  });

  it('out of the personal space is undone without a second count, and counts after that', async () => {
    const id = await rich(bea);
    await transfer(bea, [id]);
    await transfer(bea, [id], { to: null });
    expect(await used(bea)).toBe(1);
    await transfer(bea, [id]);
    app.clock.advance({ minutes: 11 });
    await transfer(bea, [id], { to: null });
    expect(await used(bea)).toBe(2);
  });

  it('gives the uploader back when it is undone, and makes the mover one otherwise', async () => {
    const id = await rich(bea, { team_id });
    await transfer(ada, [id], { to: null });
    await transfer(ada, [id]);
    // Members delete only their own.
    expect((await get(bea, id)).can_delete).toBe(true);
    const other = await rich(ada);
    await transfer(ada, [other]);
    expect((await get(bea, other)).can_delete).toBe(false);
  });

  it('goes into the personal space where no team is named', async () => {
    const id = await rich(bea, { team_id });
    const body = { ids: [id] };
    const { done } = await bea.call('screenshots.transfer', { body });
    expect(done).toEqual([{ id, new_id: id }]);
    expect(await listed(bea)).toEqual([id]);
  });

  it('takes the allowance of a personal space, as far as it goes', async () => {
    const ids = [await rich(bea, { team_id }), await rich(bea, { team_id })];
    await app.database.query(
      `insert into usage_records (id, user_id, month_year, screenshots_uploaded, created_at, updated_at)
       select gen_random_uuid(), id, $1, 24, now(), now() from users where email = $2`,
      [app.clock.now().toISOString().slice(0, 7), 'bea@example.com'],
    );
    const { done, failed } = await transfer(bea, ids, { to: null });
    expect(done).toEqual([{ id: ids[0], new_id: ids[0] }]);
    expect(failed).toMatchObject([{ id: ids[1], code: 'upload_limit_reached' }]);
    expect(await listed(bea, { team_id })).toEqual([ids[1]]);
  });

  it('of what others uploaded is for those who may delete it', async () => {
    const id = await rich(ada, { team_id });
    const { failed } = await transfer(bea, [id], { to: null });
    expect(failed).toMatchObject([{ id, code: 'role_too_low' }]);
    expect((await transfer(bea, [id], { to: null, copy: true })).failed).toEqual([]);
  });

  it('names a twin and leaves it, and brings one back out of the trash', async () => {
    const image = await uniqueImage();
    const id = await ada.store(image, 'a.png');
    const twin = await ada.store(image, 'b.png', { team_id });
    expect((await transfer(ada, [id])).failed).toMatchObject([{ id, code: 'duplicate_image' }]);
    await ada.call('screenshots.remove', { params: { id: twin } });
    expect((await transfer(ada, [id])).done).toEqual([{ id, new_id: twin }]);
    expect(await listed(ada, { team_id })).toEqual([twin]);
    expect(await listed(ada)).toEqual([]);
    expect(await ada.call('trash.list', {})).toMatchObject([{ id }]);
  });

  it('stands in the activity of both teams', async () => {
    const people = { owner: 'ada@example.com' };
    const other = await app.teams.make({ name: 'Other', ...people });
    const id = await rich(ada, { team_id });
    await transfer(ada, [id], { to: other });
    const last = async (of: string) =>
      (await ada.call('teams.activity', { params: { id: of } }))[0];
    expect(await last(team_id)).toMatchObject({ kind: 'moved_out', screenshot_id: null });
    expect(await last(other)).toMatchObject({ kind: 'moved_in', screenshot_id: id });
  });

  it('puts them into a collection of the other space, and into none of another', async () => {
    const [id, stays] = [await rich(ada), await rich(ada)];
    const make = async (query: Record<string, string>) =>
      (await ada.call('collections.create', { query, body: { name: 'Harbors' } })).collection_id;
    const body = { ids: [stays], team_id, collection_id: await make({}) };
    expect((await ada.send('screenshots.transfer', { body })).status).toBe(404);
    expect(await listed(ada)).toContain(stays);
    const collection_id = await make({ team_id });
    await transfer(ada, [id], { collection_id });
    expect(await listed(ada, { team_id, collection_id })).toEqual([id]);
  });

  it('tells of foreign, absent, trashed and repeated ids as of each other', async () => {
    const stranger = await app.person('stranger@example.com');
    const foreign = await stranger.store(await uniqueImage());
    const trashed = await ada.store(await uniqueImage());
    await ada.call('screenshots.remove', { params: { id: trashed } });
    const { done, failed } = await transfer(ada, [foreign, trashed, trashed, 'x']);
    expect(done).toEqual([]);
    expect(failed.map(({ code }) => code)).toEqual(Array(3).fill('screenshot_not_found'));
    const into = { ids: [trashed], team_id: 'nowhere' };
    expect((await ada.send('screenshots.transfer', { body: into })).status).toBe(404);
  });

  it('into a team whose owner has no plan is refused, and out of it is not', async () => {
    await app.billing.givePlan('ada@example.com', 'Free');
    const id = await rich(bea);
    expect((await transfer(bea, [id])).failed).toMatchObject([{ code: 'team_paused' }]);
    expect(await listed(bea)).toEqual([id]);
  });

  it('of one that waits to be read has it read where it is', async () => {
    const id = await ada.store(await uniqueImage());
    await transfer(ada, [id]);
    await app.worker.start();
    await app.jobs.untilDone('screenshots.read');
    await app.worker.stop();
    expect((await get(bea, id)).processing_status).toBe('done');
  });
});

it('a deletion that comes too late removes no file of what has moved away', async () => {
  const [id, gone] = [await rich(ada), await rich(ada)];
  const scope = await app.screenshots.scopeOf(id);
  await transfer(ada, [id]);
  // It listed both before the move.
  await app.nest.get(PurgeService).purge(scope, [id, gone]);
  expect(await app.screenshots.filesOf(gone)).toEqual([]);
  expect((await ada.send('screenshots.image', { params: { id } })).status).toBe(200);
});

/** The tables of which a copy has rows of its own, and the column with the screenshot. */
const COPIED_TABLES = [
  ['screenshots', 'id'],
  ['screenshot_texts', 'screenshot_id'],
  ['screenshot_dates', 'screenshot_id'],
] as const;

/** Any value of a type, for columns that are usually empty. */
const ANY_VALUE: Record<string, string> = {
  text: `'any'`,
  integer: '7',
  'double precision': '0.5',
  real: '0.5',
  boolean: 'true',
  // The source of a title.
  'USER-DEFINED': `'person'`,
  bytea: `'\\x01'`,
  jsonb: `'[]'`,
  date: `date '2026-05-05'`,
  'timestamp with time zone': `timestamptz '2026-05-05 05:05Z'`,
};

/** Gives every empty column of the row a value, so that a copy that forgets one differs. */
async function fillEmpty(table: string, key: string, id: string): Promise<void> {
  const empty = await app.database.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and is_nullable = 'YES' and column_name <> 'deleted_at'`,
    [table],
  );
  const values = empty.map(({ name, type }) => `${name} = coalesce(${name}, ${ANY_VALUE[type]})`);
  if (values.length === 0) return;
  await app.database.query(`update ${table} set ${values.join(', ')} where ${key} = $1`, [id]);
}

describe('a copy', () => {
  it('has an id and files of its own', async () => {
    const id = await rich(ada);
    const [made] = (await transfer(ada, [id], { copy: true })).done;
    const copy = made?.new_id ?? '';
    expect(copy).not.toBe(id);
    expect(await get(bea, copy)).toMatchObject({
      tags: [{ tag_name: 'sea' }, { tag_name: 'boats' }],
      note: 'Ask Kim',
      extracted_dates: [{ extracted_date: '2026-12-24' }],
    });
    expect(await used(ada)).toBe(1);
    const bytes = async (of: string) =>
      Buffer.from(
        await (await ada.send('screenshots.image', { params: { id: of } })).arrayBuffer(),
      );
    expect(await bytes(copy)).toEqual(await bytes(id));
    await ada.call('screenshots.remove', { params: { id }, query: { forever: 'true' } });
    expect((await bea.send('screenshots.image', { params: { id: copy } })).status).toBe(200);
    expect(await fsck()).toEqual([]);
  });

  it('equals its original in all that a reading or a person says of it', async () => {
    const id = await rich(ada);
    // Counted, so it is not filled behind the back of the counters.
    const body = { image_created_at: '2026-05-05T05:05:00' };
    await ada.call('screenshots.update', { params: { id }, body });
    for (const [table, key] of COPIED_TABLES) await fillEmpty(table, key, id);
    const [made] = (await transfer(ada, [id], { copy: true })).done;
    const own = `'{id,workspace_id,screenshot_id,uploaded_by_id,created_at,updated_at}'::text[]`;
    for (const [table, key] of COPIED_TABLES) {
      const select = `select to_jsonb(t) - ${own} as row from ${table} t where ${key} = $1`;
      const copy = await app.database.query(select, [made?.new_id]);
      expect(copy).toHaveLength(1);
      expect(copy).toEqual(await app.database.query(select, [id]));
    }
  });

  it('that is refused leaves no file', async () => {
    await app.billing.givePlan('ada@example.com', 'Free');
    const id = await rich(bea);
    const before = await app.screenshots.files();
    expect((await transfer(bea, [id], { copy: true })).failed).toHaveLength(1);
    expect(await app.screenshots.files()).toEqual(before);
  });

  it('of an image whose file is lost says so', async () => {
    const id = await rich(ada);
    await app.screenshots.loseFile(id);
    const { failed } = await transfer(ada, [id], { copy: true });
    expect(failed).toMatchObject([{ id, code: 'file_missing' }]);
  });
});

it('holds under transfers, deletions and tag merges at once', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const id = await ada.store(await uniqueImage(), `${n}.png`, n % 2 ? { team_id } : {});
    await app.readings.store(id, { tags: [n % 3 ? 'invoice' : 'invoices'], text: `number ${n}` });
    ids.push(id);
  }
  const [back, forth] = [ids.filter((_, n) => n % 2), ids.filter((_, n) => n % 2 === 0)];
  const ignore = (call: Promise<unknown>) => call.catch(() => undefined);
  const rename = (query: Record<string, string>) =>
    ada.send('tags.rename', { params: { name: 'invoices' }, query, body: { name: 'invoice' } });
  const forever = (some: string[]) =>
    ada.call('screenshots.bulk', { body: { ids: some, action: 'delete_forever' } });
  const answers = await Promise.all(
    [
      ...[0, 1, 2].flatMap(() => [
        ada.send('screenshots.transfer', { body: { ids: forth, team_id } }),
        ada.send('screenshots.transfer', { body: { ids: back, team_id: null } }),
        ada.send('screenshots.transfer', { body: { ids: back, team_id: null, copy: true } }),
      ]),
      rename({}),
      rename({ team_id }),
    ].map(async (call, n) => {
      if (n === 2) await ignore(forever([ids[0] ?? '', ids[1] ?? '']));
      return (await call).status;
    }),
  );
  expect(answers.filter((status) => status >= 500)).toEqual([]);
  expect(await app.screenshots.drift()).toEqual([]);
  const twins = 'select 1 from screenshots group by workspace_id, sha256 having count(*) > 1';
  expect(await app.database.query(twins)).toEqual([]);
  expect(await fsck()).toEqual([]);
}, 60_000);
