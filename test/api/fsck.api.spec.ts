import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { OperatorShell } from '../support/operator-shell';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let shell: OperatorShell;
let ada: Client;

useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
  shell = new OperatorShell(app);
});
afterEach(() => shell.close());

interface Report {
  found: number;
  repaired: number;
  remaining: number;
  missing_thumbnails: number;
  problems: { kind: string; about: string; detail: string; is_repaired: boolean }[];
}

async function fsck(...flags: string[]): Promise<Report & { code: number }> {
  const { code, stdout } = await shell.run('--json', 'fsck', ...flags);
  return { code, ...(JSON.parse(stdout) as Report) };
}

const pathOf = (id: string, kind = 'original') =>
  join(
    app.config.dataDir,
    'files',
    kind,
    id.slice(-2),
    id.slice(-4, -2),
    kind === 'original' ? id : `${id}.webp`,
  );

/** A file without a row, of this age. */
function orphan(kind: string, hours: number): string {
  const path = pathOf(randomUUID(), kind);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'somebody’s image');
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(path, then, then);
  return path;
}

it('finds no problem in a sound store, and accepts a missing thumbnail', async () => {
  const id = await ada.store(await uniqueImage());
  await ada.store(await uniqueImage());
  rmSync(pathOf(id, 'w640'));
  expect(await fsck('--scrub')).toMatchObject({
    code: 0,
    found: 0,
    missing_thumbnails: 1,
    problems: [],
  });
  const { code, stdout } = await shell.run('fsck');
  expect(code).toBe(0);
  expect(stdout).toBe(
    '2 screenshots and 3 files checked.\nThe bytes of the thumbnails of 1 screenshot are to be counted again: --repair.\n1 thumbnail to be made when somebody looks.\nNo problem was found.\n',
  );
});

it('marks a row whose file is gone, and keeps it', async () => {
  const [lost, kept] = [await ada.store(await uniqueImage()), await ada.store(await uniqueImage())];
  await app.screenshots.loseFile(lost);
  const missing = { kind: 'file_missing', about: lost, is_repaired: false };
  expect(await fsck()).toMatchObject({ code: 3, found: 1, problems: [missing] });
  const shown = () => ada.call('screenshots.get', { params: { id: lost } });
  expect(await shown()).toMatchObject({ processing_status: 'pending' });
  // A repair cannot solve it, so the problem is reported every time.
  for (const _round of [1, 2]) {
    expect(await fsck('--repair', '--yes')).toMatchObject({ code: 3, remaining: 1 });
    expect(await shown()).toMatchObject({
      processing_status: 'failed',
      processing_error: 'The stored file of this image is missing.',
    });
  }
  const other = await ada.call('screenshots.get', { params: { id: kept } });
  expect(other.processing_status).toBe('pending');
  expect(await app.screenshots.drift()).toEqual([]);
});

it('sets an original without a row aside, and deletes files that can be made again', async () => {
  const id = await ada.store(await uniqueImage());
  const [original, thumbnail, young] = [
    orphan('original', 2),
    orphan('w640', 2),
    orphan('w640', 0),
  ];
  expect(await fsck()).toMatchObject({ code: 3, found: 2, repaired: 0 });
  expect(readFileSync(original, 'utf8')).toBe('somebody’s image');
  expect(await fsck('--repair', '--yes')).toMatchObject({ code: 0, repaired: 2, remaining: 0 });
  const lost = join(app.config.dataDir, 'files', 'lost-and-found');
  expect(readdirSync(lost).map((name) => readFileSync(join(lost, name), 'utf8'))).toEqual([
    'somebody’s image',
  ]);
  expect(() => readFileSync(thumbnail)).toThrow('ENOENT');
  expect(readFileSync(young, 'utf8')).toBe('somebody’s image');
  expect((await ada.send('screenshots.image', { params: { id } })).status).toBe(200);
  expect(await fsck()).toMatchObject({ code: 0, found: 0 });
});

it('sees a shorter file at once, and another content by its checksum', async () => {
  const [shorter, other] = [
    await ada.store(await uniqueImage()),
    await ada.store(await uniqueImage()),
  ];
  writeFileSync(pathOf(shorter), 'cut off');
  const bytes = readFileSync(pathOf(other));
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(pathOf(other), bytes);
  expect(await fsck()).toMatchObject({ found: 1, problems: [{ about: shorter }] });
  const { code, problems } = await fsck('--scrub', '--repair', '--yes');
  expect(code).toBe(3);
  expect(problems.map(({ kind, about }) => [kind, about]).sort()).toEqual(
    [
      ['file_damaged', shorter],
      ['file_damaged', other],
    ].sort(),
  );
  // The damaged file is not touched.
  expect(readFileSync(pathOf(other))).toEqual(bytes);
});

it('repairs a wrong counter', async () => {
  const id = await ada.store(await uniqueImage());
  await ada.call('screenshots.putTags', { params: { id }, body: { tags: ['harbor'] } });
  const made = await ada.call('collections.create', { body: { name: 'Trips' } });
  const params = { id: made.collection_id, screenshotId: id };
  await ada.call('collections.addItem', { params });
  await app.database.query(`
      update workspaces set screenshot_count = 7;
      update tags set screenshot_count = 7;
      update collections set screenshot_count = 7;
      update upload_counts set bytes = 7, processed = 7;
      update search_words set uses = 7`);
  const { code, problems } = await fsck();
  expect(code).toBe(3);
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['counter_wrong']));
  expect(problems.map(({ detail }) => detail).join('\n')).toMatch(
    /screenshots of collections .*: kept 7, counted 1/,
  );
  const mended = await fsck('--repair', '--yes');
  expect(mended).toMatchObject({ code: 0, remaining: 0, repaired: problems.length });
  expect(await app.screenshots.drift()).toEqual([]);
});

it('asks before it repairs, and changes nothing without a terminal', async () => {
  const path = orphan('original', 2);
  expect((await shell.run('fsck', '--repair')).code).toBe(1);
  expect(shell.stderr).toContain(
    '1 problem found. Mend what can be mended? Nobody can answer here',
  );
  expect(readFileSync(path, 'utf8')).toBe('somebody’s image');
});
