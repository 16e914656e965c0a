import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract, type Header, pack, type Pack } from 'tar-stream';
import { v7 } from 'uuid';
import { run } from '../../cli/program';
import { HEADER } from '../../server/modules/operator/backup/archive-format';
import { backUp, type Vault } from '../../server/modules/operator/backup/backup';
import { inspectArchive, restore } from '../../server/modules/operator/backup/restore';
import {
  applyMigrations,
  MIGRATIONS_FOLDER,
  readMigrations,
} from '../../server/infra/database/migrations';
import { DiskStorage } from '../../server/infra/storage/disk-storage';
import { FileStorage } from '../../server/infra/storage/file-storage';
import type { TestApp } from '../support/app';
import { ADMIN_URL, asDatabase, onDatabase, TEMPLATE } from '../support/database.template';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const admin = () => process.env[ADMIN_URL] ?? '';
/** The headers of an archive member. */
type Headers = Partial<Header> & { name: string };
const NAME = `archive_${process.env.JEST_WORKER_ID}`;
const QUIET = { signal: new AbortController().signal, onProgress: () => undefined };

let app: TestApp;
let ada: Client;
let folder: string;
let vault: Vault;
/** The empty installation for restores: no row, no file. */
let empty: Vault;
let keptKeys: string[];

useApp(async (started) => {
  app = started;
  folder = mkdtempSync(join(tmpdir(), 'shotvault-archive-'));
  const storage = app.nest.get(FileStorage);
  const { serverKey } = app.config;
  keptKeys = [];
  const keepServerKey = (key: string) => void keptKeys.push(key);
  vault = { url: app.database.url, storage, version: '9.9.9', serverKey, keepServerKey };
  await emptyDatabase();
  empty = {
    url: asDatabase(admin(), NAME),
    storage: new DiskStorage(join(folder, 'restored')),
    version: '9.9.9',
    serverKey: 'the key of the empty installation',
    keepServerKey,
  };
  ada = await app.person('ada@example.com');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Like after a first start: migrated, with no rows but the plans. */
async function emptyDatabase(template = TEMPLATE): Promise<void> {
  await onDatabase(admin(), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${NAME} TEMPLATE ${template}`);
  });
}

const path = () => join(folder, 'archive.tar');

async function makeArchive(from = vault, wishes = QUIET) {
  const target = new PassThrough();
  const [bytes, report] = await Promise.all([buffer(target), backUp(from, target, wishes)]);
  writeFileSync(path(), bytes);
  return report;
}

async function restoreInto(to: Vault, migrations?: string) {
  const contents = await inspectArchive(path(), { ...QUIET, migrations });
  return restore(to, path(), contents, { ...QUIET, migrations });
}

const valuesOf = <Row>(url: string, sql: string) =>
  onDatabase(url, (client) => client.query(sql)).then(({ rows }) => rows as Row[]);

/** Every row of every table, except those that an archive leaves out. */
async function contentsOf(url: string): Promise<Record<string, unknown[]>> {
  const tables = await valuesOf<{ name: string }>(
    url,
    `select tablename::text as name from pg_tables where schemaname = 'public'
     and tablename not in ('_prisma_migrations', 'sessions', 'cli_pairings', 'sign_in_links', 'used_challenges') order by 1`,
  );
  const contents: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    contents[name] = await valuesOf(url, `select * from ${name} t order by t::text`);
  }
  return contents;
}

async function fillVault(): Promise<string[]> {
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push(await ada.store(await uniqueImage()));
  const [first = '', second = ''] = ids;
  await app.readings.store(first, {
    title: 'Ärger\twith \\N, "quotes"\nand lines',
    text: 'Rechnung 6050',
  });
  await app.readings.suggestDates(first, { '2026-11-20': 0.87 });
  await ada.call('screenshots.putTags', {
    params: { id: first },
    body: { tags: ['rent', 'münchen'] },
  });
  await ada.call('screenshots.remove', { params: { id: second } });
  return ids;
}

it('brings every row and every original back, byte for byte', async () => {
  const ids = await fillVault();
  expect(await makeArchive()).toMatchObject({ people: 1, screenshots: 3, gone: [], missing: [] });
  expect(await restoreInto(empty)).toMatchObject({ people: 1, screenshots: 3, migrated: [] });
  expect(await contentsOf(empty.url)).toEqual(await contentsOf(vault.url));
  for (const id of ids) {
    expect(await empty.storage.read(id, 'original')).toEqual(
      await vault.storage.read(id, 'original'),
    );
  }
  expect(await empty.storage.listInterrupted()).toEqual([]);
  expect(await valuesOf(empty.url, 'select 1 from sessions')).toEqual([]);
});

it('holds the state of one instant, with writes in progress', async () => {
  await fillVault();
  const before = await contentsOf(vault.url);
  const storage = Object.create(vault.storage) as FileStorage;
  let later: Promise<string> | undefined;
  storage.size = async (id, kind) => {
    later ??= uniqueImage().then((image) => ada.store(image));
    await later;
    return vault.storage.size(id, kind);
  };
  expect(await makeArchive({ ...vault, storage })).toMatchObject({ screenshots: 3, missing: [] });
  await restoreInto(empty);
  expect(await contentsOf(empty.url)).toEqual(before);
});

it('leaves out screenshots deleted for good meanwhile, also in the counters', async () => {
  const [first = '', , third = ''] = await fillVault();
  const ordered = [first, third].sort();
  let isFirst = true;
  const storage = Object.create(vault.storage) as FileStorage;
  // The last file disappears with its row before the first file is read.
  storage.size = async (id, kind) => {
    if (isFirst) {
      isFirst = false;
      await ada.call('screenshots.remove', {
        params: { id: ordered[1] ?? '' },
        query: { forever: true },
      });
    }
    return vault.storage.size(id, kind);
  };
  expect(await makeArchive({ ...vault, storage })).toMatchObject({
    gone: [ordered[1]],
    missing: [],
  });
  const { recount, screenshots } = await restoreInto(empty);
  expect(screenshots).toBe(2);
  expect(recount).toHaveLength(1);
  const rows = await valuesOf<{ id: string }>(empty.url, 'select id from screenshots');
  expect(rows.map(({ id }) => id)).not.toContain(ordered[1]);
});

it('lists missing and damaged originals, and saves the rest', async () => {
  const [first = '', second = ''] = await fillVault();
  await app.screenshots.loseFile(first);
  const { stream } = await vault.storage.begin(second);
  await new Promise((done) => stream.end('other bytes', () => done(null)));
  await vault.storage.keepArrived(second, { size: 11, sha256: Buffer.alloc(32) });
  await vault.storage.settle(second);
  expect(await makeArchive()).toMatchObject({ gone: [], missing: [first], damaged: [second] });
  await restoreInto(empty);
  expect(await contentsOf(empty.url)).toEqual(await contentsOf(vault.url));
});

it('carries the key of stored addresses and hashes along', async () => {
  await makeArchive();
  await restoreInto(empty);
  expect(keptKeys).toEqual([app.config.serverKey]);
});

it('holds no secret in the clear', async () => {
  await fillVault();
  const cookie = ada.cookie.split('=').at(-1) ?? '';
  await makeArchive();
  const bytes = readFileSync(path());
  expect(cookie.length).toBeGreaterThan(20);
  expect(bytes.includes(cookie)).toBe(false);
  expect(bytes.includes(createHash('sha256').update(cookie).digest('hex'))).toBe(false);
  expect(bytes.includes(app.config.sessionSecret)).toBe(false);
});

describe('an archive that cannot be trusted', () => {
  const spoil = (change: (bytes: Buffer) => Buffer) =>
    writeFileSync(path(), change(readFileSync(path())));

  let whole: Buffer | undefined;

  beforeEach(async () => {
    if (!whole) {
      await fillVault();
      await makeArchive();
      whole = readFileSync(path());
    }
    writeFileSync(path(), whole);
  });

  it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    [
      'a flipped bit in a row',
      (bytes) => flip(bytes, bytes.indexOf('Rechnung')),
      /tables\/screenshot_(texts|search).*checksum/,
    ],
    [
      'a flipped bit in an image',
      (bytes) => flip(bytes, bytes.indexOf(Buffer.from('IDAT')) + 60),
      /originals\/.*checksum/,
    ],
    ['a lost end', (bytes) => bytes.subarray(0, bytes.length - 4_000), /not complete/],
    [
      'no end at all',
      (bytes) =>
        Buffer.concat([bytes.subarray(0, bytes.indexOf('manifest.json')), Buffer.alloc(1024)]),
      /its end is missing/,
    ],
    ['other bytes', () => Buffer.from('PK\u0003\u0004'.repeat(500)), /no archive of Shotvault/],
    ['nothing', () => Buffer.alloc(0), /its end is missing/],
  ])('is refused for %s, and nothing was changed', async (_what, change, sentence) => {
    spoil(change);
    await expect(inspectArchive(path(), QUIET)).rejects.toThrow(sentence);
  });

  /** The archive again, with a member inserted behind its header, or one replaced. */
  async function repack(
    isPlace: (name: string) => boolean,
    put: (tar: Pack, header: Headers, bytes: Buffer) => void,
  ): Promise<void> {
    const [source, target] = [extract(), pack()];
    const packed = buffer(target);
    source.end(readFileSync(path()));
    for await (const entry of source) {
      const bytes = await buffer(entry);
      if (isPlace(entry.header.name)) put(target, entry.header, bytes);
      else target.entry({ name: entry.header.name }, bytes);
    }
    target.finalize();
    writeFileSync(path(), await packed);
  }

  it.each<[string, Headers, RegExp]>([
    ['a link', { name: `originals/${v7()}`, type: 'symlink', linkname: '/etc/passwd' }, /no plain/],
    ['a second name', { name: `originals/${v7()}`, type: 'link', linkname: HEADER }, /no plain/],
    ['a device', { name: `originals/${v7()}`, type: 'character-device' }, /no plain file but char/],
    ['a pipe', { name: `originals/${v7()}`, type: 'fifo' }, /no plain file/],
    ['an absolute path', { name: '/etc/cron.d/evil' }, /"\/etc\/cron.d\/evil".*no name/],
    ['a way up', { name: 'originals/../../evil' }, /no name that a backup gives/],
    ['a way up for a folder', { name: '../evil/', type: 'directory' }, /no plain file but dir/],
    ['a foreign name', { name: 'originals/evil.sh' }, /no name/],
    ['another case', { name: `originals/${v7().toUpperCase()}` }, /no name/],
    ['signs for the terminal', { name: 'a\u001b[2Jb' }, /"a\\u001b\[2Jb"/],
    ['the header again', { name: HEADER }, /twice/],
  ])('is refused for %s, before anything of it is taken', async (_what, header, sentence) => {
    await repack(
      (name) => name === HEADER,
      (tar, { name }, bytes) => {
        tar.entry({ name }, bytes);
        tar.entry(header, header.linkname || header.type ? '' : 'evil');
      },
    );
    await expect(inspectArchive(path(), QUIET)).rejects.toThrow(sentence);
  });

  it('is refused for an original that comes twice', async () => {
    await repack(
      (name) => name.startsWith('originals/'),
      (tar, { name }, bytes) => {
        tar.entry({ name }, bytes);
        tar.entry({ name }, 'other bytes');
      },
    );
    await expect(inspectArchive(path(), QUIET)).rejects.toThrow(/originals.*twice/);
  });

  it('may have its folders in it', async () => {
    await repack(
      (name) => name === HEADER,
      (tar, { name }, bytes) => {
        tar.entry({ name }, bytes);
        tar.entry({ name: 'originals/', type: 'directory' });
      },
    );
    await inspectArchive(path(), QUIET);
  });

  it('is refused for an original that its row does not name, even with valid checksums', async () => {
    let changed = '';
    const lines: string[] = [];
    await repack(
      () => true,
      (tar, { name }, bytes) => {
        const isFirst = changed === '' && name.startsWith('originals/');
        if (isFirst) changed = name;
        const content = isFirst ? Buffer.from('other bytes') : bytes;
        const sha = (of: string | Buffer) => createHash('sha256').update(of).digest('hex');
        if (name.startsWith('checksums/')) {
          const list = lines.join('');
          tar.entry({ name }, list);
          lines.splice(0, lines.length, sha(list));
        } else if (name === 'manifest.json') {
          const manifest = JSON.parse(String(bytes)) as { checksums: { sha256: string }[] };
          const [list] = manifest.checksums;
          if (list) list.sha256 = lines[0] ?? '';
          tar.entry({ name }, JSON.stringify(manifest));
        } else {
          lines.push(`${sha(content)}  ${name}\n`);
          tar.entry({ name }, content);
        }
      },
    );
    await expect(restoreInto(empty)).rejects.toThrow(`${changed} in the archive is not the file`);
    expect(await valuesOf(empty.url, 'select 1 from users')).toEqual([]);
    for await (const file of empty.storage.list()) throw new Error(`${file.id} was left`);
  });

  it('is refused when it is newer than the product, with a sentence', async () => {
    const older = join(folder, 'migrations');
    cpSync(MIGRATIONS_FOLDER, older, { recursive: true });
    const [last = ''] = readMigrations(older)
      .map(({ name }) => name)
      .slice(-1);
    rmSync(join(older, last), { recursive: true });
    await expect(inspectArchive(path(), { ...QUIET, migrations: older })).rejects.toThrow(
      `made by Shotvault 9.9.9 with migration ${last}, which this version does not know`,
    );
  });
});

it('migrates an archive that is older than the product, after its rows are in place', async () => {
  await fillVault();
  const before = await contentsOf(vault.url);
  await makeArchive();
  const newer = join(folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, newer, { recursive: true });
  mkdirSync(join(newer, '29990101000000_shout'));
  writeFileSync(
    join(newer, '29990101000000_shout/migration.sql'),
    `ALTER TABLE users ADD COLUMN loud text; UPDATE users SET loud = upper(name);`,
  );
  // The product has been started once, so its newer tables exist and are empty.
  await applyMigrations(empty.url, newer);
  expect(await restoreInto(empty, newer)).toMatchObject({ migrated: ['29990101000000_shout'] });
  const [user] = await valuesOf<{ name: string; loud: string }>(empty.url, 'select * from users');
  expect(user?.loud).toBe(user?.name.toUpperCase());
  expect((await contentsOf(empty.url)).screenshots).toEqual(before.screenshots);
});

it('keeps what it has restored when a newer migration fails afterwards', async () => {
  const ids = await fillVault();
  await makeArchive();
  const newer = join(folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, newer, { recursive: true });
  mkdirSync(join(newer, '29990101000000_broken'));
  writeFileSync(join(newer, '29990101000000_broken/migration.sql'), 'SELECT 1 / 0;');
  await expect(restoreInto(empty, newer)).rejects.toThrow('division by zero');
  expect(await valuesOf(empty.url, 'select 1 from screenshots')).toHaveLength(ids.length);
  for (const id of ids) {
    expect(await empty.storage.read(id, 'original')).toEqual(
      await vault.storage.read(id, 'original'),
    );
  }
});

it('fills a database without a table, and sets sequences to where they were', async () => {
  const numbered = join(folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, numbered, { recursive: true });
  mkdirSync(join(numbered, '29990101000000_numbers'));
  writeFileSync(
    join(numbered, '29990101000000_numbers/migration.sql'),
    'CREATE TABLE numbers (id serial primary key, word text);',
  );
  await applyMigrations(empty.url, numbered);
  await valuesOf(empty.url, `insert into numbers (word) values ('one'), ('two')`);
  await makeArchive(empty);
  await emptyDatabase('template0');
  await restoreInto(empty, numbered);
  expect(
    await valuesOf(empty.url, `insert into numbers (word) values ('three') returning id`),
  ).toEqual([{ id: 3 }]);
});

it('leaves everything as it was when it breaks in the middle', async () => {
  await fillVault();
  await makeArchive();
  const contents = await inspectArchive(path(), QUIET);
  const stop = new AbortController();
  const wishes = { signal: stop.signal, onProgress: () => stop.abort(new Error('stopped')) };
  await expect(restore(empty, path(), contents, wishes)).rejects.toThrow('stopped');
  expect(await valuesOf(empty.url, 'select 1 from users')).toEqual([]);
  expect(readdirSync(join(folder, 'restored'), { recursive: true }).join()).not.toMatch(/-7/);
});

it('is distinguished from a missing file', async () => {
  await expect(inspectArchive(path(), QUIET)).rejects.toThrow(/There is no file/);
});

it('fails when its target is full, with the reason', async () => {
  await fillVault();
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  await expect(backUp(vault, full, QUIET)).rejects.toThrow('full');
});

describe('on the command line', () => {
  let stdout = '';
  let stderr = '';

  beforeEach(() => {
    stdout = '';
    stderr = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      stdout += String(text);
      return true;
    });
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      stderr += String(text);
      return true;
    });
    useVault(app.database.url, app.config.dataDir);
  });
  afterEach(() => {
    delete process.env.DATABASE_URL;
    delete process.env.DATA_DIR;
  });

  function useVault(url: string, dataDir: string): void {
    process.env.DATABASE_URL = url;
    process.env.DATA_DIR = dataDir;
  }

  it('backs up into a new file, and restores it into an empty installation', async () => {
    await fillVault();
    expect(await run(['--json', 'backup', '-o', path()])).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ path: path(), people: 1, screenshots: 3 });
    expect(await run(['backup', '-o', path()])).toBe(1);
    expect(stderr).toMatch(/is there already/);
    useVault(empty.url, folder);
    stdout = '';
    expect(await run(['--json', 'restore', path(), '--dry-run'])).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ is_restored: false, screenshots: 3 });
    expect(await run(['restore', path()])).toBe(0);
    expect(stdout).toMatch(/Restored 1 person, 3 screenshots/);
    expect(await contentsOf(empty.url)).toEqual(await contentsOf(vault.url));
  });

  it('replaces existing data only with --force, and then leaves no file of it', async () => {
    await fillVault();
    await run(['backup', '-o', path()]);
    useVault(empty.url, folder);
    await run(['restore', path()]);
    stderr = '';
    expect(await run(['restore', path()])).toBe(1);
    expect(stderr).toMatch(/not empty: 1 person and 3 screenshots, with files/);
    expect(await run(['restore', path(), '--force'])).toBe(1);
    expect(stderr).toMatch(/Nobody can answer here/);
    expect(await run(['restore', path(), '--force', '--yes'])).toBe(0);
    expect(await contentsOf(empty.url)).toEqual(await contentsOf(vault.url));
  }, 30_000);

  it('refuses while others use the database', async () => {
    await fillVault();
    await run(['backup', '-o', path()]);
    expect(await run(['restore', path(), '--force', '--yes'])).toBe(1);
    expect(stderr).toMatch(/Other programs use this database/);
  });

  it('ends with a code of its own when an original is missing', async () => {
    const [first = ''] = await fillVault();
    await app.screenshots.loseFile(first);
    expect(await run(['backup', '-o', path()])).toBe(3);
    expect(stderr).toContain(`${first}: the original is missing`);
  });

  it('refuses to write two outputs to stdout', async () => {
    expect(await run(['--json', 'backup', '-o', '-'])).toBe(2);
    expect(stderr).toMatch(/--json cannot be used/);
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  expect(at).toBeGreaterThan(0);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
