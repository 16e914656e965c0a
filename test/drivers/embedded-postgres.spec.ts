import childProcess, { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../../server/infra/database/embedded/start-embedded-postgres';
import { findAccount } from '../../server/infra/database/embedded/account';
import { findPostgres } from '../../server/infra/database/embedded/binaries';
import { stopPostmaster } from '../../server/infra/database/embedded/postmaster';
import { findLockHolder, lockDataDir } from '../../server/infra/processes/data-dir-lock';
import { isAlive } from '../../server/infra/processes/process-identity';
import { onDatabase } from '../support/database.template';

const LOADER = join(__dirname, '../../scripts/lib/typescript.mjs');
const EMBEDDED = 'server/infra/database/embedded/';

const start = () => startEmbeddedPostgres({ dataDir, fsync: false });
const valueOf = (url: string) =>
  onDatabase(url, (client) => client.query('SELECT value FROM kept')).then(
    ({ rows }) => rows as unknown[],
  );

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shotvault-launcher-'));
  const postgres = await start();
  await onDatabase(postgres.url, (client) =>
    client.query('CREATE TABLE kept AS SELECT 42 AS value'),
  );
  await postgres.stop();
});
afterAll(async () => {
  await (await start()).stop();
  rmSync(dataDir, { recursive: true });
});

/** Starts a server in a separate process and kills that process as soon as the database runs. */
async function leaveOrphan(module: string, call: string): Promise<{ pid: number; port: number }> {
  const script = `
    import { requireTypeScript } from ${JSON.stringify(LOADER)};
    const { ${call.split('(')[0]} } = requireTypeScript('${EMBEDDED}${module}');
    const postgres = await ${call};
    console.log(JSON.stringify({ pid: postgres.pid, port: postgres.port, dataDir: postgres.dataDir }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((done) =>
    child.stdout.once('data', (d) => done(String(d))),
  );
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
  return JSON.parse(line) as { pid: number; port: number };
}

async function isGone(pid: number): Promise<boolean> {
  for (let i = 0; i < 100 && isAlive(pid); i += 1)
    await new Promise((done) => setTimeout(done, 50));
  return !isAlive(pid);
}

describe('embedded PostgreSQL', () => {
  it('keeps its data over a restart and leaves no process', async () => {
    const postgres = await start();
    expect(await valueOf(postgres.url)).toEqual([{ value: 42 }]);
    await postgres.stop();
    expect(isAlive(postgres.pid)).toBe(false);
  });

  it('waits for a process that has already given up its command line', async () => {
    const ending = `process.on('SIGINT', () => {
      process.title = ' ';
      setTimeout(() => process.exit(), 300);
    });
    console.log('ready');
    setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', ending, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await stopPostmaster(child.pid!, dataDir);
    expect(isAlive(child.pid!)).toBe(false);
  });

  it('stops within the patience of a supervisor while clients are connected', async () => {
    const postgres = await start();
    await expect(
      onDatabase(postgres.url, async (client) => {
        client.on('error', () => undefined);
        await postgres.stop();
        expect(isAlive(postgres.pid)).toBe(false);
        await client.query('SELECT 1');
      }),
    ).rejects.toThrow();
  });

  it('compares text by code point, in any locale of the machine', async () => {
    const postgres = await start();
    const { rows } = await onDatabase(postgres.url, (client) =>
      client.query(`SELECT datlocprovider AS provider, datlocale AS locale, lower('ÄÉ') AS lower
                    FROM pg_database WHERE datname = current_database()`),
    );
    await postgres.stop();
    expect(rows).toEqual([{ provider: 'b', locale: 'C.UTF-8', lower: 'äé' }]);
  });

  it('keeps password and data to itself', async () => {
    expect(statSync(join(dataDir, 'pg18')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'pg18-password')).mode & 0o077).toBe(0);
    const postgres = await start();
    const url = Object.assign(new URL(postgres.url), { password: 'wrong' }).href;
    await expect(onDatabase(url, (client) => client.query('SELECT 1'))).rejects.toThrow(/password/);
    await postgres.stop();
  });

  it('takes over the database of a killed server', async () => {
    const orphan = await leaveOrphan(
      'start-embedded-postgres.ts',
      `startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false })`,
    );
    expect(isAlive(orphan.pid)).toBe(true);
    const postgres = await start();
    expect(postgres.pid).toBe(orphan.pid);
    expect(await valueOf(postgres.url)).toEqual([{ value: 42 }]);
    await postgres.stop();
    expect(isAlive(orphan.pid)).toBe(false);
  });

  it('replaces an orphan that does not answer', async () => {
    const orphan = await leaveOrphan(
      'start-embedded-postgres.ts',
      `startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false })`,
    );
    process.kill(orphan.pid, 'SIGSTOP');
    const postgres = await start();
    expect(postgres.pid).not.toBe(orphan.pid);
    expect(isAlive(orphan.pid)).toBe(false);
    expect(await valueOf(postgres.url)).toEqual([{ value: 42 }]);
    await postgres.stop();
  }, 15_000);

  it('is reached over a socket in its data folder, and removes sockets of killed ones', async () => {
    const data = join(dataDir, 'pg18');
    const sockets = () => readdirSync(data).filter((name) => name.startsWith('.s.PGSQL.'));
    writeFileSync(join(data, '.s.PGSQL.1'), '');
    const postgres = await start();
    expect(new URL(postgres.url).searchParams.get('host')).toBe(data);
    expect(sockets().sort()).toEqual([
      `.s.PGSQL.${postgres.port}`,
      `.s.PGSQL.${postgres.port}.lock`,
    ]);
    await postgres.stop();
    expect(sockets()).toEqual([]);
  });

  it('is reached over TCP where the path is too long for a socket', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'shotvault-long-'));
    const deep = join(parent, 'x'.repeat(100));
    mkdirSync(deep);
    const postgres = await startEmbeddedPostgres({ dataDir: deep, fsync: false });
    expect(new URL(postgres.url).search).toBe('');
    await onDatabase(postgres.url, (client) => client.query('SELECT 1'));
    await postgres.stop();
    rmSync(parent, { recursive: true });
  }, 30_000);

  it('removes a temporary database when its run is killed', async () => {
    const folders = () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith('shotvault-killed-'));
    expect(folders()).toEqual([]);
    const orphan = await leaveOrphan('temporary-postgres.ts', `startTemporaryPostgres('killed')`);
    expect(await isGone(orphan.pid)).toBe(true);
    // The folder goes after the server, and a busy disk takes its time over some thousand files.
    const until = Date.now() + 10_000;
    while (folders().length > 0 && Date.now() < until) await sleep(50);
    expect(folders()).toEqual([]);
  }, 20_000);

  it('ends what a program said with one full stop', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shotvault-full-'));
    const child = Object.assign(new EventEmitter(), { stderr: new EventEmitter() });
    const spawned = jest.spyOn(childProcess, 'spawn').mockImplementationOnce(() => {
      setImmediate(() => {
        child.stderr.emit('data', Buffer.from('initdb: No space is left.\n'));
        child.emit('close', 1);
      });
      return child as unknown as ReturnType<typeof spawn>;
    });
    const started = startEmbeddedPostgres({ dataDir: folder, fsync: false });
    await expect(started).rejects.toThrow(/: initdb: No space is left\. [A-Z]/);
    spawned.mockRestore();
    rmSync(folder, { recursive: true });
  });

  it('can be borrowed only while a living server holds the folder', async () => {
    expect(findRunningPostgres(dataDir)).toBeNull();
    const postgres = await start();
    expect(findRunningPostgres(dataDir)).toBe(postgres.url);
    await postgres.stop();
    expect(findRunningPostgres(dataDir)).toBeNull();
  });
});

describe('the account of an ordinary user', () => {
  afterEach(() => jest.restoreAllMocks());
  const namespace = () => spawnSync('unshare', ['-U', 'true']).status === 0;
  const prefix = () => findAccount(findPostgres(), dataDir).prefix;

  it('is taken as it is where it has a name', () => {
    jest.spyOn(process, 'getuid').mockReturnValue(1_000);
    expect(prefix()).toEqual([]);
  });

  it('is called nobody where it is only a number, as containers are given', () => {
    jest.spyOn(process, 'getuid').mockReturnValue(12_345);
    jest.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT');
    });
    expect(prefix()).toEqual(namespace() ? ['unshare', '-U'] : []);
  });
});

describe('lock of the data folder', () => {
  it('refuses a folder that another living process holds, naming folder and process', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shotvault-lock-'));
    const start = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, start }));
    expect(() => lockDataDir(folder)).toThrow(
      `Shotvault already runs on ${folder} (process ${process.ppid})`,
    );
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['of a dead process', JSON.stringify({ pid: 2 ** 22 + 1, start: '1' })],
    [
      'of a process whose number was given away again',
      JSON.stringify({ pid: process.ppid, start: '1' }),
    ],
    ['that was half written', '{"pid":'],
  ])('takes over a lock %s', (_name, content) => {
    const folder = mkdtempSync(join(tmpdir(), 'shotvault-lock-'));
    writeFileSync(join(folder, 'lock'), content);
    const unlock = lockDataDir(folder);
    expect(findLockHolder(folder)).toBe(process.pid);
    unlock();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
