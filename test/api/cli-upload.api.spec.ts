import { setTimeout as pause } from 'node:timers/promises';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_NAME } from '../../server/contract/limits';
import type { TestApp } from '../support/app';
import { CommandLine } from '../support/command-line';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
let shell: CommandLine;
let shots: string;

useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    shell = new CommandLine(app);
    shell.token = (await app.keys.pair(ada)).token;
    shots = join(shell.folder, 'shots');
    mkdirSync(join(shots, 'deep'), { recursive: true });
  },
  { settings: { RATE_LIMIT_PAIRINGS: '10000' } },
);
afterEach(() => shell.close());

async function put(name: string, bytes?: Buffer): Promise<string> {
  const path = join(shots, name);
  writeFileSync(path, bytes ?? (await uniqueImage()));
  return path;
}

interface Report {
  files: { path: string; status: string; screenshot_id: string | null }[];
  summary: Record<string, number>;
}

const names = async () =>
  (await ada.call('screenshots.list', {})).map(({ original_name }) => original_name).sort();
const requests = (stderr: string) => stderr.match(/\/screenshots\/(upload|check) /g) ?? [];

it('sends a folder, and only images that are not hidden', async () => {
  await put('a.png');
  await put('.hidden.png');
  await put('notes.txt', Buffer.from('no image'));
  await put('deep/b.png');
  await put('deep/skip.png');
  const flat = await shell.run('upload', shots);
  expect(flat).toMatchObject({ code: 0, stdout: '1 uploaded.\n' });
  expect(flat.stderr).toContain('1 folder not looked into; -r includes what is in folders.');
  expect(await names()).toEqual(['a.png']);
  const deep = await shell.run('upload', '-r', shots, '--ignore', 'skip.*', '-H');
  expect(deep.stderr).not.toContain('not looked into');
  expect(await names()).toEqual(['.hidden.png', 'a.png', 'b.png']);
});

it('takes patterns, lists of paths, and files changed since a day', async () => {
  const old = await put('deep/old.png');
  utimesSync(old, new Date('2020-01-01'), new Date('2020-01-01'));
  const fresh = await put('deep/new.png');
  const run = await shell.json<Report>('upload', `${shots}/**/*.png`, '--since', '2024-01-01');
  expect(run.files.map(({ path }) => path)).toEqual([fresh]);
  writeFileSync(join(shell.folder, 'list'), `${old}\n`);
  await shell.run('upload', '--from-file', join(shell.folder, 'list'));
  expect(await names()).toEqual(['new.png', 'old.png']);
  const [row] = await ada.call('screenshots.list', { query: { q: 'old' } });
  expect(row).toMatchObject({ image_created_source: 'modified' });
});

it('takes a list of paths on stdin, and reports the missing ones', async () => {
  const [first, second] = [await put('a b.png'), await put('deep/ü.png')];
  shell.pipe(`${first}\n\n${second}\r\n${join(shots, 'gone.png')}\n`);
  const ended = await shell.run('upload', '--from-file', '-');
  expect(ended).toMatchObject({ code: 3, stdout: '2 uploaded.\n' });
  expect(ended.stderr).toContain('gone.png: There is no such file.');
  expect(await names()).toEqual(['a b.png', 'ü.png']);
  shell.pipe('');
  expect(await shell.run('upload', '--from-file', '-')).toMatchObject({ code: 0, stderr: '' });
  const absent = await shell.run('upload', '--from-file', join(shots, 'no-list'));
  expect(absent).toMatchObject({ code: 1, stdout: '' });
  expect(absent.stderr).toContain('no-list cannot be read');
});

it('reads no file twice, and sends no file that is stored already', async () => {
  const path = await put('a.png');
  await shell.run('upload', path);
  const again = await shell.run('-v', 'upload', path);
  expect(again.stdout).toBe('1 unchanged since the last run.\n');
  expect(requests(again.stderr)).toEqual([]);
  const anew = await shell.run('-v', 'upload', path, '--no-resume');
  expect(anew.stdout).toBe('1 already there.\n');
  expect(requests(anew.stderr)).toEqual(['/screenshots/check ']);
  writeFileSync(path, await uniqueImage());
  expect((await shell.run('upload', path)).stdout).toBe('1 uploaded.\n');
});

it.each(['--dry-run', '--check'])('sends nothing with %s', async (flag) => {
  const bytes = await uniqueImage();
  await ada.store(bytes, 'there.png');
  await put('there.png', bytes);
  await put('new.png');
  const { code, stdout } = await shell.run('upload', shots, flag, '--collection', 'Work');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^already there\t.+there.png$/m);
  expect(stdout).toMatch(/^not there yet\t.+new.png$/m);
  expect(await names()).toEqual(['there.png']);
  expect(await ada.call('collections.list', {})).toEqual([]);
});

it('asks the server with --check, whatever the journal knows', async () => {
  const path = await put('gone.png');
  await shell.run('upload', path);
  const [shot] = await ada.call('screenshots.list', {});
  await ada.call('screenshots.remove', { params: { id: shot?.id ?? '' } });
  const { stdout } = await shell.run('upload', path, '--check');
  expect(stdout).toMatch(/^not there yet\t.+gone.png$/m);
});

it('removes control characters from file names on the terminal', async () => {
  await put('a\u001b[31m\nb.png');
  const { stdout } = await shell.run('upload', shots, '--dry-run');
  expect(stdout).toMatch(/^not there yet\t\S* ?\S*a \[31m b\.png$/m);
});

it('ends with 3 when some failed, and says which', async () => {
  await put('good.png');
  await put('broken.png', Buffer.from('no image at all'));
  const ended = await shell.run('upload', shots, join(shots, 'absent.png'));
  expect(ended).toMatchObject({ code: 3, stdout: '1 uploaded, 1 failed.\n' });
  expect(ended.stderr).toMatch(/broken.png: \S/);
  expect(ended.stderr).toContain('absent.png: There is no such file.');
});

it('stops with 5 at the limit of the plan, and keeps the files that were sent', async () => {
  for (let at = 10; at < 38; at += 1) await put(`${at}.png`);
  const ended = await shell.run('upload', shots);
  expect(ended).toMatchObject({ code: 5, stdout: '25 uploaded, 3 not sent.\n' });
  expect(ended.stderr).toContain('upload limit');
  expect(await names()).toHaveLength(25);
}, 30_000);

/** The plan takes so many uploads while the work goes on. */
async function withFreeLimit(limit: number, work: () => Promise<void>): Promise<void> {
  const set = (most: number) =>
    app.database.query('update plans set screenshot_limit = $1 where id = 1', [most]);
  await set(limit);
  await work().finally(() => set(25));
}

it('tells what it sent, and puts it into the collection, when the plan is full while it watches', async () => {
  await withFreeLimit(1, async () => {
    await put('a.png');
    await put('b.png');
    const ended = await shell.run('upload', shots, '--watch', '--collection', 'Work');
    expect(ended.code).toBe(5);
    expect(ended.stderr).toContain('1 uploaded, 1 not sent.');
    const [work] = await ada.call('collections.list', {});
    expect(work).toMatchObject({ name: 'Work', screenshot_count: 1 });
  });
});

it('reports what was sent before the token was refused, with a collection that is refused, too', async () => {
  await put('a.png');
  await put('b.png');
  const send = globalThis.fetch;
  let uploads = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    if (path.endsWith('/screenshots/upload')) uploads += 1;
    if (uploads < 2) return send(input, init);
    return Promise.resolve(Response.json({ error: 'Signed out.' }, { status: 401 }));
  });
  const argv = ['upload', shots, '--collection', 'Work', '--concurrency', '1'];
  const { code, stdout, stderr } = await shell.run('--json', ...argv);
  expect(code).toBe(4);
  expect(JSON.parse(stdout)).toMatchObject({ summary: { uploaded: 1, left: 1 } });
  expect(stderr).toContain('Signed out.');
});

it('puts into a collection, or one for each folder', async () => {
  await put('a.png');
  await put('deep/b.png');
  await shell.run('upload', '-r', shots, '--collection', 'All of it');
  await shell.run('upload', '-r', shots, '--collection-per-folder');
  const found = await ada.call('collections.list', {});
  expect(found.map((it) => [it.name, it.screenshot_count]).sort()).toEqual([
    ['All of it', 2],
    ['deep', 1],
    ['shots', 1],
  ]);
});

it('sends nothing where several collections have the name, and fills those of the other folders', async () => {
  await put('a.png');
  await put('deep/b.png');
  for (let n = 0; n < 2; n += 1) await ada.call('collections.create', { body: { name: 'deep' } });
  const refused = await shell.run('upload', '-r', shots, '--collection', 'deep');
  expect(refused.code).toBe(2);
  expect(await ada.call('screenshots.list', {})).toEqual([]);
  const sent = await shell.run('upload', '-r', shots, '--collection-per-folder');
  expect(sent.code).toBe(3);
  expect(sent.stderr).toContain('2 collections are called deep.');
  expect(sent.stderr).toContain('1 collection could not be filled; the files are stored.');
  const found = await ada.call('collections.list', {});
  expect(found.map((it) => [it.name, it.screenshot_count]).sort()).toEqual([
    ['deep', 0],
    ['deep', 0],
    ['shots', 1],
  ]);
});

it('deletes only files that the server confirms to have', async () => {
  const good = await put('good.png');
  const broken = await put('broken.png', Buffer.from('no image at all'));
  const asked = await shell.run('upload', shots, '--delete-after');
  expect(asked.stderr).toContain('add --yes');
  expect(existsSync(good)).toBe(true);
  await shell.run('upload', shots, '--delete-after', '--yes');
  expect([existsSync(good), existsSync(broken)]).toEqual([false, true]);
});

it('waits until the sent images have been read', async () => {
  await put('slow.png');
  const waiting = shell.run('upload', shots, '--wait');
  let isOver = false;
  void waiting.then(() => (isOver = true));
  while ((await names()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const [row] = await ada.call('screenshots.list', {});
  expect(isOver).toBe(false);
  await app.readings.store(row?.id ?? '', { title: 'Read' });
  expect(await waiting).toMatchObject({ code: 0, stdout: '1 uploaded.\n' });
});

it('waits for an image that comes back from the trash unread', async () => {
  const image = await uniqueImage();
  const id = await ada.store(image);
  await ada.send('screenshots.remove', { params: { id } });
  await put('back.png', image);
  const waiting = shell.run('upload', shots, '--wait');
  let isOver = false;
  void waiting.then(() => (isOver = true));
  while ((await names()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isOver).toBe(false);
  await app.readings.store(id, { title: 'Read' });
  expect(await waiting).toMatchObject({ code: 0, stdout: '1 restored from the trash.\n' });
});

it('takes one image on stdin', async () => {
  shell.pipe(await uniqueImage());
  expect(await shell.run('upload', '-', '--name', 'desk.png')).toMatchObject({ code: 0 });
  expect(await names()).toEqual(['desk.png']);
});

it('prints one line for each file and a last one with --jsonl', async () => {
  await put('a.png');
  await put('b.png');
  const { stdout } = await shell.run('upload', shots, '--jsonl');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines.slice(0, 2)).toMatchObject([{ status: 'uploaded' }, { status: 'uploaded' }]);
  expect(lines[2]).toMatchObject({ summary: { uploaded: 2, failed: 0 } });
  expect(lines).toHaveLength(3);
});

it('sends new files while it watches, and ends cleanly with Ctrl+C', async () => {
  const watching = shell.run('upload', shots, '--watch');
  await put('late.png');
  while ((await names()).length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  process.emit('SIGINT');
  expect((await watching).code).toBe(130);
  rmSync(join(shots, 'late.png'));
});

it('goes on with other folders where the server refuses the collection of one', async () => {
  const long = 'd'.repeat(MAX_NAME + 1);
  mkdirSync(join(shots, long));
  await put('a.png');
  await put(`${long}/b.png`);
  const sent = await shell.run('upload', '-r', shots, '--collection-per-folder');
  expect(sent).toMatchObject({ code: 3 });
  expect(sent.stderr).toContain('1 collection could not be filled; the files are stored.');
  const found = await ada.call('collections.list', {});
  expect(found).toMatchObject([{ name: 'shots', screenshot_count: 1 }]);
});

it('goes on watching where several collections have the name of a folder', async () => {
  for (let n = 0; n < 2; n += 1) await ada.call('collections.create', { body: { name: 'deep' } });
  await put('deep/a.png');
  const watching = shell.run('upload', '-r', shots, '--watch', '--collection-per-folder');
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  await until(async () => (await names()).length === 1);
  await put('b.png');
  const collections = () => ada.call('collections.list', {});
  const ended = watching.then(() => true);
  const isFilled = async () => (await collections()).some((it) => it.screenshot_count === 1);
  await until(async () => (await Promise.race([ended, isFilled()])) || isFilled());
  process.emit('SIGINT');
  const { code, stderr } = await watching;
  expect(code).toBe(130);
  expect(stderr).toContain('2 collections are called deep.');
  expect(stderr).toContain('1 collection could not be filled; the files are stored.');
  expect((await collections()).find(({ name }) => name === 'shots')?.screenshot_count).toBe(1);
  const [one] = (await collections()).filter(({ name }) => name === 'deep');
  await ada.call('collections.remove', { params: { id: one!.id } });
  expect(stderr).toContain('Start the command again to put them there.');
  await shell.run('upload', '-r', shots, '--collection-per-folder');
  expect((await collections()).find(({ name }) => name === 'deep')?.screenshot_count).toBe(1);
});

it('says while it watches that it tries a file again which the server could not take', async () => {
  const real = globalThis.fetch;
  let refusals = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!(init?.body instanceof FormData)) return real(input, init);
    refusals += 1;
    const body = { code: 'images_unavailable', error: 'Images cannot be opened for now.' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: 503 }));
  });
  await put('a.png');
  const watching = shell.run('upload', shots, '--watch');
  const ended = watching.then(() => true);
  const isOver = () => Promise.race([ended, pause(100).then(() => false)]);
  while (refusals < 5 && !(await isOver()));
  process.emit('SIGINT');
  const { stderr } = await watching;
  jest.restoreAllMocks();
  expect(stderr).toContain('Trying again: 1 file.');
});

it('promises no further try where the watch ends', async () => {
  const real = globalThis.fetch;
  let sent = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!(init?.body instanceof FormData)) return real(input, init);
    sent += 1;
    const isFirst = (init.body.get('file') as File).name === 'a.png';
    const body = isFirst
      ? { code: 'images_unavailable', error: 'Images cannot be opened for now.' }
      : { code: 'unauthorized', error: 'You are signed out.' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: isFirst ? 503 : 401 }));
  });
  await put('a.png');
  await put('b.png');
  const { stderr } = await shell.run('upload', shots, '--watch', '--concurrency', '1');
  jest.restoreAllMocks();
  expect(sent).toBeGreaterThan(1);
  expect(stderr).toContain('a.png: Images cannot be opened for now.');
  expect(stderr).not.toContain('Trying again');
});

it('refuses contradicting options before it starts', async () => {
  for (const argv of [
    ['-', 'x.png'],
    ['-'],
    ['x', '--concurrency', '99'],
    ['x', '--since', 'May'],
    ['x', '--since', '5'],
    ['x', '--since', '2026-02-31'],
    ['x', '--since', '2026-11-01T25:00'],
    ['x', '--name', 'y.png'],
  ]) {
    expect((await shell.run('upload', ...argv)).code).toBe(2);
  }
});
