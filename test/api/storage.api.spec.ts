import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { OperatorShell } from '../support/operator-shell';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

/** Room for three of the test's images and their thumbnails, and for no fourth. */
const LIMIT = 20 * 1024;
/** An upload reserves so much less than its whole body has. */
const FORM_BYTES = 4 * 1024;

let app: TestApp;
let shell: OperatorShell;
let ada: Client;
let operator: Client;
const sockets: Socket[] = [];

useApp(
  async (started) => {
    app = started;
    shell = new OperatorShell(app);
    ada = await app.person('ada@example.com');
    operator = await app.person('operator@example.com');
  },
  {
    settings: { STORAGE_LIMIT: '20 KB', OPERATOR_EMAILS: 'operator@example.com' },
    checksCounters: true,
  },
);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  return shell.close();
});

/** An image of a size that the limit is made for: noise, which does not compress. */
const image = () => uniqueImage('png', { width: 40, height: 40 });

const use = (client = ada, team_id?: string) =>
  client.call('storage.get', { query: team_id ? { team_id } : {} });

/** Bytes of the files that lie on the disk. */
async function onDisk(id: string): Promise<number> {
  const sizes = await app.screenshots.sizesOf(id);
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function fillUp(client: Client, query: { team_id?: string } = {}): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const answer = await client.upload(await image(), 'a.png', query);
    if (answer.status === 402) return ids;
    ids.push(((await answer.json()) as { screenshot_id: string }).screenshot_id);
  }
}

/** An upload whose file does not go on after its first bytes. */
function holdUpload(length: number): Socket {
  const { hostname, port } = new URL(app.base);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  const field = '--edge\r\nContent-Disposition: form-data; name="team_id"\r\n\r\n\r\n';
  const file = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  const head = [
    'POST /api/screenshots/upload HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `Cookie: ${ada.cookie}`,
    'Content-Type: multipart/form-data; boundary=edge',
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${field}${file}`);
  return socket;
}

/** Waits until this many uploads have reserved room. */
async function reservations(count: number): Promise<void> {
  const found = () => app.database.query('select id from upload_reservations');
  while ((await found()).length !== count) await pause(10);
}

const idOf = async (client: Client) => (await client.call('auth.me', {})).id;
const limitPerson = async (client: Client, storage_limit: number | null) =>
  operator.call('operator.updatePerson', {
    params: { id: await idOf(client) },
    body: { storage_limit },
  });

describe('the bytes of a space', () => {
  it('are those of its files, the trash included, until they are deleted for good', async () => {
    expect(await use()).toEqual({ used_bytes: 0, trash_bytes: 0, limit_bytes: LIMIT });
    const id = await ada.store(await image());
    const bytes = await onDisk(id);
    expect(await use()).toMatchObject({ used_bytes: bytes, trash_bytes: 0 });
    await ada.call('screenshots.remove', { params: { id } });
    expect(await use()).toMatchObject({ used_bytes: bytes, trash_bytes: bytes });
    await ada.call('trash.empty', {});
    expect(await use()).toMatchObject({ used_bytes: 0, trash_bytes: 0 });
  });

  it('grow with a file that is made on demand, once', async () => {
    const id = await ada.store(await image());
    for (const _ of [1, 2])
      await ada.send('screenshots.image', { params: { id }, query: { w: '320' } });
    expect((await use()).used_bytes).toBe(await onDisk(id));
  });

  it('go along with a move, and are those of its own files for a copy', async () => {
    await app.billing.givePlan('ada@example.com', 'Bronze');
    const team_id = await app.teams.make({ name: 'Harbor', owner: 'ada@example.com' });
    const id = await ada.store(await image());
    await ada.send('screenshots.image', { params: { id }, query: { w: '320' } });
    const { done } = await ada.call('screenshots.transfer', {
      body: { ids: [id], team_id, copy: true },
    });
    const copied = await onDisk(done[0]?.new_id ?? '');
    expect(await use(ada, team_id)).toMatchObject({ used_bytes: copied });
    await ada.call('screenshots.remove', {
      params: { id: done[0]?.new_id ?? '' },
      query: { forever: 'true' },
    });
    await ada.call('screenshots.transfer', { body: { ids: [id], team_id } });
    expect((await use()).used_bytes).toBe(0);
    expect((await use(ada, team_id)).used_bytes).toBe(await onDisk(id));
  });

  it('are counted again by fsck, which calls that no problem', async () => {
    const id = await ada.store(await image());
    await app.database.query('update screenshots set derived_size = 0');
    await app.database.query(
      'update workspaces set stored_bytes = (select sum(file_size) from screenshots) where kind = $1 and owner_id = $2',
      ['personal', await idOf(ada)],
    );
    expect(await shell.json('fsck')).toMatchObject({ found: 0, wrong_sizes: 1 });
    await shell.json('fsck', '--repair', '--yes');
    expect((await use()).used_bytes).toBe(await onDisk(id));
    expect(await shell.json('fsck')).toMatchObject({ found: 0, wrong_sizes: 0 });
  });
});

describe('the limit', () => {
  it('refuses what does not fit, says used and limit, and keeps no file', async () => {
    const ids = await fillUp(ada);
    expect(ids.length).toBeGreaterThan(0);
    const before = await app.screenshots.files();
    const { used_bytes: used } = await use();
    expect(used).toBeLessThanOrEqual(LIMIT);
    const answer = await ada.upload(await image());
    expect(answer.status).toBe(402);
    const body = (await answer.json()) as { error: string };
    expect(body).toMatchObject({
      code: 'storage_limit_reached',
      details: { used, limit: LIMIT },
    });
    expect(body.error).toMatch(
      /^There is no room for this in your personal space: \d[\d.]* KB of 20 KB are used\./,
    );
    expect(await app.screenshots.files()).toEqual(before);
    // A refused upload takes no allowance.
    expect((await ada.call('billing.status', {})).usage.screenshots_uploaded).toBe(ids.length);
    await ada.call('screenshots.remove', { params: { id: ids[0]! }, query: { forever: 'true' } });
    expect((await ada.upload(await image())).status).toBe(201);
  });

  it('is exact under parallel uploads', async () => {
    const images = await Promise.all(Array.from({ length: 12 }, image));
    const answers = await Promise.all(images.map((one) => ada.upload(one)));
    const { used_bytes: used } = await use();
    expect(used).toBeLessThanOrEqual(LIMIT);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12 - refused.length);
  });

  it('counts uploads under way before their bytes have arrived, until they end', async () => {
    const held = holdUpload(LIMIT + FORM_BYTES);
    await reservations(1);
    const refused = await ada.upload(await image(), 'a.png', { team_id: '' });
    expect(await refused.json()).toMatchObject({
      code: 'storage_limit_reached',
      error: expect.stringMatching(/0 B of 20 KB are used, and 20 KB are being uploaded\./),
      details: { used: 0, limit: LIMIT },
    });
    held.destroy();
    await reservations(0);
    expect((await ada.upload(await image(), 'a.png', { team_id: '' })).status).toBe(201);
    await reservations(0);
  });

  it('does not count an upload that a dead process left', async () => {
    holdUpload(LIMIT + FORM_BYTES);
    await reservations(1);
    await app.database.query(`update upload_reservations set ends_at = now() - interval '1 s'`);
    expect((await ada.upload(await image(), 'a.png', { team_id: '' })).status).toBe(201);
    await reservations(0);
  });

  it('keeps no room for a twin', async () => {
    const same = await image();
    await ada.store(same, 'a.png', { team_id: '' });
    expect((await ada.upload(same, 'a.png', { team_id: '' })).status).toBe(409);
    await reservations(0);
  });

  it('counts what a transfer brings together, and names what found no room', async () => {
    await app.billing.givePlan('ada@example.com', 'Bronze');
    const team_id = await app.teams.make({ name: 'Harbor', owner: 'ada@example.com' });
    await shell.json('teams', 'set-storage', team_id, 'none');
    const ids = [...(await fillUp(ada))];
    await ada.call('screenshots.transfer', { body: { ids, team_id } });
    const more = await fillUp(ada);
    await ada.call('screenshots.transfer', { body: { ids: more, team_id } });
    const all = [...ids, ...more];
    const back = { body: { ids: all, team_id: null } };
    app.clock.advance({ minutes: 11 });
    const { done, failed } = await ada.call('screenshots.transfer', back);
    expect(done.length).toBeGreaterThan(0);
    expect(done.length + failed.length).toBe(all.length);
    expect(new Set(failed.map(({ code }) => code))).toEqual(new Set(['storage_limit_reached']));
    expect((await use()).used_bytes).toBeLessThanOrEqual(LIMIT);
  });

  it('is that of the person, before that of the plan, before that of the server', async () => {
    const file = join(app.config.dataDir, 'plans.json');
    const free = { id: 1, name: 'Free', price_cents: 0, screenshot_limit: 25 };
    writeFileSync(file, JSON.stringify([{ ...free, storage_limit: 5_000_000 }]));
    await ada.call('screenshots.list', {});
    await shell.run('plans', 'seed', '--from', file);
    expect((await use()).limit_bytes).toBe(5_000_000);
    await limitPerson(ada, 1024 ** 3);
    expect((await use()).limit_bytes).toBe(1024 ** 3);
    expect(await shell.json('users', 'set-storage', 'ada@example.com', 'none')).toMatchObject({
      storage_limit: null,
    });
    expect((await use()).limit_bytes).toBeNull();
    expect(await limitPerson(ada, null)).toMatchObject({
      storage_limit: null,
      limit_bytes: 5_000_000,
    });
    writeFileSync(file, JSON.stringify([{ ...free, storage_limit: null }]));
    await shell.run('plans', 'seed', '--from', file);
    expect((await use()).limit_bytes).toBe(LIMIT);
  });

  it('of a team is its own, and is set for a team that exists', async () => {
    await app.billing.givePlan('ada@example.com', 'Bronze');
    const team_id = await app.teams.make({ name: 'Harbor', owner: 'ada@example.com' });
    await shell.json('teams', 'set-storage', team_id, '1 KB');
    const answer = await ada.upload(await image(), 'a.png', { team_id });
    expect(await answer.json()).toMatchObject({
      code: 'storage_limit_reached',
      error: expect.stringMatching(/^There is no room for this in this team:/) as string,
    });
    expect((await ada.upload(await image())).status).toBe(201);
    expect(await shell.run('teams', 'set-storage', 'nothing', '1 KB')).not.toMatchObject({
      code: 0,
    });
    expect(await shell.run('teams', 'set-storage', team_id, 'much')).toMatchObject({ code: 2 });
  });
});
