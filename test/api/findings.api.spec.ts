import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { unzip } from '../support/unzip';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let bea: Client;
let team_id: string;

useApp(async (started) => {
  app = started;
  [ada, bea] = [await app.person('ada@example.com'), await app.person('bea@example.com')];
  await app.billing.givePlan('ada@example.com', 'Silver');
  const people = { owner: 'ada@example.com', members: ['bea@example.com', 'kim@example.com'] };
  await app.person('kim@example.com');
  team_id = await app.teams.make({ name: 'Harbor', ...people });
});

/** Made for these tests. */
const TOKEN = `gh${'p_'}q7Rm2Vx9Kd4Tz8Lw5Np3Hs6Bj1Yc0FgAeUiO`;
const MISREAD = TOKEN.replace('0', 'O').replace('1', 'l');
const CARD = '4539 1488 0343 6467';

async function shot(client: Client, lines: readonly string[], query = {}): Promise<string> {
  const id = await client.store(await uniqueImage(), 'a.png', query);
  await read(id, lines);
  return id;
}

async function read(id: string, lines: readonly string[]): Promise<void> {
  await app.readings.store(id, { lines, text: 'x' });
  await app.readings.scan(id);
}

const get = (client: Client, id: string) => client.call('screenshots.get', { params: { id } });
const list = (client: Client, query: Record<string, string> = {}) =>
  client.call('findings.list', { query });
const say = (client: Client, id: string, state: 'open' | 'dismissed' | 'confirmed') =>
  client.send('findings.update', { params: { id }, body: { state } });
const found = async (client: Client, q: string, query: Record<string, string> = {}) =>
  (await client.call('screenshots.list', { query: { q, ...query } })).map(({ id }) => id);

it('are shown with their places and without their values', async () => {
  const id = await shot(ada, [`GITHUB_TOKEN=${TOKEN}`, `Card ${CARD}`, 'ada@shop-house.io']);
  const row = await get(ada, id);
  expect(row.open_findings).toBe(2);
  expect(row.findings).toMatchObject([
    { rule: 'github_token', class: 'secret', state: 'open', boxes: [{ y: 20 }] },
    { rule: 'card_number', class: 'payment' },
    { rule: 'email_address', class: 'contact' },
  ]);
  expect(JSON.stringify(row.findings)).not.toContain(TOKEN.slice(4, 16));
  const [card] = await client_list_card();
  expect(card?.open_findings).toBe(2);
  expect(await found(ada, 'has:finding')).toEqual([id]);
  expect(await found(ada, '-has:finding')).toEqual([]);

  async function client_list_card() {
    return ada.call('screenshots.list', {});
  }
});

it('are listed by class and state, newest first and in pages', async () => {
  const [first, second] = [
    await shot(ada, [`TOKEN=${TOKEN}`]),
    await shot(ada, [`Card ${CARD}`, 'ada@shop-house.io']),
  ];
  expect((await list(ada)).map(({ screenshot_id }) => screenshot_id)).toEqual([
    second,
    second,
    first,
  ]);
  expect(await list(ada, { class: 'payment' })).toMatchObject([{ rule: 'card_number' }]);
  const page = await ada.send('findings.list', { query: { limit: '2' } });
  const cursor = page.headers.get('x-next-cursor') ?? '';
  expect(await list(ada, { cursor })).toMatchObject([{ screenshot_id: first }]);
  expect((await ada.send('findings.list', { query: { cursor: 'x' } })).status).toBe(422);
  expect(await list(ada, { state: 'dismissed' })).toEqual([]);
});

it('are for the uploader, the admins and the owner of a team', async () => {
  const kim = await app.person('kim@example.com');
  const id = await shot(bea, [`TOKEN=${TOKEN}`], { team_id });
  for (const client of [ada, bea]) {
    expect((await get(client, id)).findings).toHaveLength(1);
    expect(await list(client, { team_id })).toHaveLength(1);
    expect(await found(client, 'has:finding', { team_id })).toEqual([id]);
  }
  const [{ id: finding } = { id: '' }] = await list(bea, { team_id });
  expect(await get(kim, id)).toMatchObject({ findings: [], open_findings: 0 });
  expect(await list(kim, { team_id })).toEqual([]);
  expect(await found(kim, 'has:finding', { team_id })).toEqual([]);
  expect((await say(kim, finding, 'dismissed')).status).toBe(404);
  expect((await say(bea, finding, 'confirmed')).status).toBe(200);
});

it('that are dismissed stay so in every reading and every image of the space', async () => {
  const id = await shot(ada, [`TOKEN=${TOKEN}`]);
  const twin = await shot(ada, ['one line', `TOKEN=${MISREAD}`]);
  const [finding] = (await get(ada, id)).findings ?? [];
  expect((await say(ada, finding?.id ?? '', 'dismissed')).status).toBe(200);
  const states = async (...ids: string[]) =>
    (await Promise.all(ids.map((each) => get(ada, each)))).flatMap(({ findings = [] }) =>
      findings.map(({ state }) => state),
    );
  expect(await states(id, twin)).toEqual(['dismissed', 'dismissed']);
  await read(id, [`TOKEN=${TOKEN}`]);
  const later = await shot(ada, [`export TOKEN=${TOKEN}`]);
  expect(await states(id, later)).toEqual(['dismissed', 'dismissed']);
  expect((await get(ada, id)).open_findings).toBe(0);
  await say(ada, finding?.id ?? '', 'open');
  expect(await states(id, twin, later)).toEqual(['open', 'open', 'open']);
});

it('of a rule that was dismissed three times are only possible', async () => {
  const passwords = ['Sonne7Regen!', 'Hafen8Nebel!', 'Berge9Schnee!', 'Strand6Sand!'];
  const [last = ''] = await Promise.all([shot(ada, [`Password: ${passwords[3]}`])]);
  for (const password of passwords.slice(0, 3)) {
    const id = await shot(ada, [`Password: ${password}`]);
    await say(ada, (await get(ada, id)).findings?.[0]?.id ?? '', 'dismissed');
  }
  expect(await get(ada, last)).toMatchObject({ open_findings: 0, findings: [{ state: 'open' }] });
  const next = await shot(ada, ['Password: Wald5Wiese!!']);
  expect(await get(ada, next)).toMatchObject({ open_findings: 0, findings: [{ confidence: 0.6 }] });
});

it('move along with their states, and are known by another hash there', async () => {
  const id = await shot(ada, [`TOKEN=${TOKEN}`]);
  await say(ada, (await get(ada, id)).findings?.[0]?.id ?? '', 'confirmed');
  const hashes = () =>
    app.database.query<{ hash: string }>(
      `select encode(value_hash, 'hex') as hash from findings where screenshot_id = $1`,
      [id],
    );
  const before = await hashes();
  await ada.call('screenshots.transfer', { body: { ids: [id], team_id, copy: false } });
  await app.readings.scan(id);
  expect((await get(ada, id)).findings).toMatchObject([{ state: 'confirmed' }]);
  expect(await hashes()).not.toEqual(before);
});

it('leave with their image, and its archive holds no value', async () => {
  const id = await shot(ada, [`TOKEN=${TOKEN}`]);
  const answer = await ada.send('export.download', {});
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const exported = String(files['findings.json']);
  expect(JSON.parse(exported)).toMatchObject([{ rule: 'github_token', screenshot_id: id }]);
  expect(exported).not.toContain(TOKEN.slice(4, 16));
  await ada.send('screenshots.remove', { params: { id } });
  expect(await list(ada)).toEqual([]);
});

it('never stand in a column of the database', async () => {
  await shot(ada, [`TOKEN=${TOKEN}`]);
  const rows = await app.database.query<{ row: string }>(
    'select f::text as row from findings f union all select d::text from finding_dismissals d',
  );
  expect(rows.map(({ row }) => row).join()).not.toMatch(/q7rm2|q7Rm2/);
});
