import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../support/app';
import { CommandLine } from '../support/command-line';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let shell: CommandLine;

useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    shell = new CommandLine(app);
    shell.token = (await app.keys.pair(ada)).token;
  },
  { settings: { RATE_LIMIT_PAIRINGS: '10000' } },
);
afterEach(() => shell.close());

it('lists, searches and shows', async () => {
  const id = await ada.store(await uniqueImage(), 'harbor.png');
  await app.readings.store(id, {
    title: 'A quiet harbor',
    tags: ['sea'],
    text: 'boats\u001b[2J in the fog',
  });
  const said = { role: 'starts', time: '10:15', zone: 'CET', endDate: '2026-11-15' } as const;
  await app.readings.suggestDates(id, { '2026-11-13': 0.9 }, said);
  await ada.store(await uniqueImage(), 'other.png');
  expect((await shell.run('list')).stdout).toMatch(
    /^\S+\t\d{4}-\d\d-\d\d\tother.png\n\S+\t.+\tA quiet harbor\n$/,
  );
  expect((await shell.run('list', '--limit', '2')).stderr).toBe('');
  expect((await shell.run('list', '--limit', '1')).stderr).toContain('The first 1; --limit');
  expect(await shell.json('search', 'fog')).toMatchObject([{ id }]);
  expect(await shell.json('list', '--tag', 'sea', '--limit', '1')).toMatchObject([{ id }]);
  expect(await shell.run('search', 'nothing', 'here')).toMatchObject({ code: 0, stdout: '' });
  const shown = await shell.run('show', id);
  expect(shown.stdout).toMatch(/^TITLE +A quiet harbor$/m);
  expect(shown.stdout).toMatch(/^DATES +starts 2026-11-13 10:15 CET to 2026-11-15$/m);
  expect(shown.stdout).not.toContain('\u001b');
  expect((await shell.run('show', id, '--text')).stdout).toContain('in the fog\n');
  expect((await shell.run('open', id)).stdout).toBe(`${app.base}/gallery?view=${id}\n`);
  expect(await shell.run('show', 'nothing')).toMatchObject({ code: 1, stdout: '' });
});

it('lists what was found in images, also as a table', async () => {
  const id = await ada.store(await uniqueImage(), 'a.png');
  await app.readings.store(id, { title: 'A bill' });
  const amount = { type: 'amount', value: '12.50 EUR', number: 12.5, currency: 'EUR' };
  await app.entities.store(id, [amount, { type: 'link', value: 'https://example.com/' }]);
  expect(await shell.json('entities', '--type', 'amount')).toMatchObject([{ amount: 12.5 }]);
  const table = await shell.run('entities', '--type', 'amount', '--from', '2000-01-01', '--csv');
  expect(table.stdout).toMatch(/^date,type,value.*\r\n[\d-]+,amount,12.50 EUR,12.5,EUR,A bill,/);
  expect((await shell.run('entities', '--from', '2000-13-01')).code).toBe(2);
  const shown = await shell.run('show', id);
  expect(shown.stdout).toMatch(/^FOUND +amount 12.50 EUR; link https:/m);
});

it('shows no password that was found, unless it is asked to', async () => {
  const id = await ada.store(await uniqueImage(), 'a.png');
  await app.readings.store(id, {});
  const wifi = { type: 'wifi', value: 'WIFI:T:WPA;S:Cafe;P:quiz\\;pass;;', display: 'Cafe' };
  const link = { type: 'link', value: 'https://ada:quiz;pass@example.com/' };
  await app.entities.store(id, [wifi, { ...link, display: 'example.com' }]);
  for (const command of [['show', id], ['entities'], ['entities', '--csv']]) {
    expect((await shell.run(...command)).stdout).not.toContain('quiz');
    if (command.includes('--csv')) continue;
    expect((await shell.run(...command, '--json')).stdout).not.toContain('quiz');
  }
  const shown = await shell.run('show', id, '--reveal');
  expect(shown.stdout).toMatch(/^FOUND +wifi Cafe, password quiz;pass; link example.com$/m);
  expect(await shell.json('show', id, '--reveal')).toMatchObject({ entities: [wifi, link] });
});

it('searches with operators as they are typed, and lists by kind', async () => {
  await app.billing.givePlan('ada@example.com', 'Silver');
  const store = async (name: string, tags: string[], kind: 'chat' | 'code') => {
    const id = await ada.store(await uniqueImage(), `${name}.png`);
    await app.readings.store(id, { title: name, tags, kind });
    return id;
  };
  const harbor = await store('quiet harbor', ['sea'], 'chat');
  const ferry = await store('a ferry', ['sea', 'german'], 'code');
  const found = async (...words: string[]) =>
    (await shell.json<{ id: string }[]>('search', ...words)).map(({ id }) => id);
  expect(await found('tag:sea', '-tag:german')).toEqual([harbor]);
  expect(await found('-harbor', 'tag:sea', '--limit', '5')).toEqual([ferry]);
  expect(await found('-"quiet harbor" OR ferry')).toEqual([ferry]);
  expect(await shell.json('list', '--kind', 'chat')).toMatchObject([{ id: harbor }]);
  expect(await shell.json('list', '--kind', 'chat,code')).toHaveLength(2);
});

it('writes, shows and removes a note', async () => {
  const id = await ada.store(await uniqueImage(), 'harbor.png');
  expect((await shell.run('note', id)).stdout).toBe('');
  expect(await shell.json('note', id, 'Paid', 'on Friday')).toEqual({ id, note: 'Paid on Friday' });
  expect((await shell.run('note', id)).stdout).toBe('Paid on Friday\n');
  expect((await shell.run('show', id)).stdout).toContain('\n\nPaid on Friday\n');
  expect((await shell.run('note', id, '--remove')).stdout).toBe('Note removed.\n');
  expect((await shell.run('note', id, 'x', '--remove')).code).toBe(2);
});

it('lists comments and writes one', async () => {
  const team = { name: 'Harbor', owner: 'ada@example.com' };
  const team_id = await app.teams.make(team);
  await app.billing.givePlan('ada@example.com', 'Bronze');
  const id = await ada.store(await uniqueImage(), 'harbor.png', { team_id });
  expect(await shell.json('comment', id, 'Which', 'harbor?')).toMatchObject({
    text: 'Which harbor?',
  });
  expect((await shell.run('comment', id)).stdout).toMatch(
    /^[-\d]+ [:\d]+ UTC\tAda\tWhich harbor\?\n$/,
  );
  const own = await ada.store(await uniqueImage(), 'own.png');
  expect((await shell.run('comment', own, 'x')).stderr).toContain('Comments are for teams.');
});

it('moves and copies to a team and back, and names what stays', async () => {
  const team = { name: 'Harbor', owner: 'ada@example.com' };
  const team_id = await app.teams.make(team);
  await app.billing.givePlan('ada@example.com', 'Bronze');
  const id = await ada.store(await uniqueImage(), 'harbor.png');
  expect((await shell.run('copy', id, '--to', 'Harbor')).stdout).toBe(
    '1 screenshot copied to Harbor.\n',
  );
  const twin = await shell.run('move', id, '--to', team_id);
  expect(twin.code).toBe(3);
  expect(twin.stderr).toContain('is in that space already');
  const other = await ada.store(await uniqueImage(), 'other.png');
  expect(await shell.json('move', other, '--to', 'Harbor')).toMatchObject({
    done: [{ id: other, new_id: other }],
  });
  expect((await shell.run('move', other, '--to', 'personal')).stdout).toBe(
    '1 screenshot moved to the personal space.\n',
  );
  expect((await shell.run('move', other, '--to', 'Nowhere')).code).toBe(1);
  expect((await shell.run('move', other)).code).toBe(2);
});

it('saves originals beside existing files, and reports failures', async () => {
  const image = await uniqueImage();
  const id = await ada.store(image, 'harbor.png');
  const folder = join(shell.folder, 'saved');
  expect(await shell.run('download', id, '-o', folder)).toMatchObject({ code: 0 });
  const again = await shell.run('download', id, 'absent', '-o', folder);
  expect(again.code).toBe(3);
  expect(again.stderr).toContain('1 of 2 screenshots failed.');
  expect(readdirSync(folder).sort()).toEqual(['harbor (2).png', 'harbor.png']);
  expect(readFileSync(join(folder, 'harbor (2).png')).equals(image)).toBe(true);
});

it('names what it has saved when it is interrupted', async () => {
  const id = await ada.store(await uniqueImage(), 'harbor.png');
  const folder = join(shell.folder, 'early');
  mkdirSync(folder);
  const saving = shell.run('download', ...Array<string>(200).fill(id), '-o', folder);
  while (readdirSync(folder).length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  process.emit('SIGINT');
  const { code, stdout } = await saving;
  expect(code).toBe(130);
  const saved = readdirSync(folder).map((name) => join(folder, name));
  expect(saved.length).toBeLessThan(200);
  expect(stdout.trim().split('\n').sort()).toEqual(saved.sort());
});

it('writes one image to stdout, byte for byte, and no other output', async () => {
  const image = await uniqueImage('jpeg');
  const id = await ada.store(image, 'harbor.jpg');
  expect((await shell.run('download', id, '-o', '-')).code).toBe(0);
  expect(shell.bytes.equals(image)).toBe(true);
  expect(await shell.run('download', id, id, '-o', '-')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'Only one image fits on stdout.\n',
  });
  const absent = await shell.run('download', '01a1fe89-5eb7-73d2-9504-51d76c4db4a7', '-o', '-');
  expect(absent).toMatchObject({ code: 1, stdout: '' });
  expect(readdirSync('.')).not.toContain('-');
});

it('exports a ZIP', async () => {
  await ada.store(await uniqueImage());
  const path = join(shell.folder, 'all.zip');
  expect(await shell.json('export', '-o', path)).toEqual({ path, bytes: statSync(path).size });
  expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
});

it('writes the same ZIP to stdout, alone and not beside a JSON document', async () => {
  await ada.store(await uniqueImage());
  expect(await shell.run('export', '-o', '-')).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^[\d.]+ KB\n$/),
  });
  expect(shell.bytes.subarray(0, 2).toString()).toBe('PK');
  expect(shell.bytes.subarray(-22, -20).toString()).toBe('PK');
  expect(await shell.run('--json', 'export', '-o', '-')).toMatchObject({ code: 2, stdout: '' });
  expect(readdirSync('.')).not.toContain('-');
});

it('explains in plain words why a ZIP cannot be written, and leaves no file', async () => {
  const into = (path: string) => shell.run('export', '-o', join(shell.folder, path));
  mkdirSync(join(shell.folder, 'dir'));
  expect(await into('no/where.zip')).toMatchObject({
    code: 1,
    stderr: `There is no file or folder ${join(shell.folder, 'no')}.\n`,
  });
  expect(await into('dir')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/is a folder/),
  });
  expect(readdirSync(shell.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('ends an export in order with Ctrl+C', async () => {
  const ended = shell.run('export', '-o', join(shell.folder, 'all.zip'));
  while (process.listenerCount('SIGINT') === 0) await new Promise(setImmediate);
  process.emit('SIGINT');
  expect(await ended).toMatchObject({ code: 130, stderr: 'Interrupted.\n' });
  expect(readdirSync(shell.folder).filter((name) => /zip/.test(name))).toEqual([]);
});

it.each(['2026-13-01', '2026-02-31', 'today'])('takes %s for no day', async (day) => {
  expect(await shell.run('list', '--from', day)).toEqual({
    code: 2,
    stdout: '',
    stderr: `--from ${day} is not a day such as 2026-11-01.\n`,
  });
});

it.each(['cat', 'chat,cat'])('refuses a kind that there is not: %s', async (kinds) => {
  const { code, stdout, stderr } = await shell.run('list', '--kind', kinds);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^--kind cat is none of article, .*, weather\.\n$/);
});

it('adds tags and takes them away', async () => {
  const id = await ada.store(await uniqueImage());
  expect(await shell.run('tag', id, 'Invoice', 'to pay')).toMatchObject({
    code: 0,
    stdout: '2 tags added.\n',
  });
  expect((await shell.run('tag')).stdout).toBe('invoice\t1\nto pay\t1\n');
  await shell.run('tag', id, 'invoice', '--remove');
  expect((await shell.run('tag')).stdout).toBe('to pay\t1\n');
  expect(await shell.run('tag', 'absent', 'x')).toMatchObject({ code: 3 });
});

it('makes a collection, fills it, and lists its screenshots', async () => {
  const id = await ada.store(await uniqueImage());
  expect(await shell.run('collection', 'create', 'Work', '--color', '#10B981')).toMatchObject({
    code: 0,
  });
  expect(await shell.run('collection', 'add', 'work', id)).toMatchObject({
    code: 0,
    stdout: '1 screenshot in work.\n',
  });
  expect(await shell.json('collection', 'list')).toMatchObject([
    { name: 'Work', color: '#10B981', screenshot_count: 1 },
  ]);
  expect(await shell.json('list', '--collection', 'Work')).toHaveLength(1);
  expect(await shell.run('collection', 'add', 'absent', id)).toMatchObject({ code: 1 });
});

it('takes no collection whose name several have, but its id or its exact name', async () => {
  const id = await ada.store(await uniqueImage());
  const create = async (name: string) =>
    (await ada.call('collections.create', { body: { name } })).collection_id;
  const [first, second] = [await create('Work'), await create('Work')];
  const small = await create('work');
  const refused = await shell.run('collection', 'add', 'Work', id);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(/^2 collections are called Work\. Give the id of one:\n/);
  expect(refused.stderr).toContain(`  ${first}  Work, 0 screenshots\n`);
  expect(refused.stderr).toContain(`  ${second}  Work, 0 screenshots\n`);
  expect((await shell.run('list', '--collection', 'WORK')).stderr).toContain(small);
  expect(await shell.run('collection', 'add', first, id)).toMatchObject({ code: 0 });
  expect(await shell.run('collection', 'add', 'work', id)).toMatchObject({ code: 0 });
  const found = await ada.call('collections.list', {});
  expect(Object.fromEntries(found.map((it) => [it.id, it.screenshot_count]))).toEqual({
    [first]: 1,
    [second]: 0,
    [small]: 1,
  });
});

it('works in a team by flag, and from then on', async () => {
  await app.teams.make({ name: 'Harbor', owner: 'ada@example.com' });
  await ada.store(await uniqueImage(), 'mine.png');
  expect(await shell.json('list', '--team', 'harbor')).toEqual([]);
  expect(await shell.run('team', 'use', 'Harbor')).toMatchObject({
    code: 0,
    stdout: 'From now on in Harbor.\n',
  });
  expect(await shell.json('list')).toEqual([]);
  expect(await shell.json('--team', 'personal', 'list')).toHaveLength(1);
  expect((await shell.run('team', 'list')).stdout).toMatch(/\*\towner\t1\tHarbor\n/);
  await shell.run('team', 'use', 'personal');
  expect(await shell.json('list')).toHaveLength(1);
  expect(await shell.run('team', 'use', 'absent')).toMatchObject({ code: 1 });
});

it('shows usage and status', async () => {
  await ada.store(await uniqueImage());
  expect((await shell.run('usage')).stdout).toMatch(
    /^Free: 1 of 25 uploads used in \d{4}-\d\d, resets on /,
  );
  expect(await shell.json('status')).toMatchObject({
    ready: true,
    email: 'ada@example.com',
    unprocessed: 1,
  });
});

it('prints each request and its id with --verbose, and never the token', async () => {
  const { stderr } = await shell.run('-v', 'whoami');
  expect(stderr).toMatch(/^GET \/api\/users\/me 200 [0-9a-f-]{36}$/m);
  expect(stderr).not.toContain('shv_');
});
