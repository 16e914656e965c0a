import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { generateKeySync } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { isAlive } from '../../processes/process-identity';
import { findLockHolder, lockDataDir } from '../../processes/data-dir-lock';
import { type Account, findAccount } from './account';
import { binary, EmbeddedPostgresError, findPostgres, SET_DATABASE_URL } from './binaries';
import { clearStalePidFile, findPostmaster, stopPostmaster } from './postmaster';
import { clearStaleSockets, findSocket, socketSetting } from './socket';

const DATABASE = 'shotvault';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Only tests switch this off: a power cut would then lose acknowledged work. */
  fsync?: boolean;
  /** The port to listen on; a free one by default. Restarting on the same port keeps its clients. */
  port?: number;
}

export interface EmbeddedPostgres {
  url: string;
  port: number;
  pid: number;
  /** Settles when PostgreSQL has stopped, for whatever reason. */
  ended: Promise<void>;
  /** Stops in fast mode, and in immediate mode after this many milliseconds. */
  stop(patienceMs?: number): Promise<void>;
}

interface DataFolder {
  dataDir: string;
  data: string;
  passwordFile: string;
  log: string;
}

/**
 * Starts a real PostgreSQL in the data folder, in its own process group: a signal to our group would make it wait for
 * its clients, so only `stop` ends it. Adopts an instance that a killed server left running.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const place = placeIn(options.dataDir);
  openDataDir(place.dataDir);
  const unlock = lockDataDir(place.dataDir);
  try {
    const running = (await adopt(place)) ?? (await launch(place, options));
    return { ...running, stop: (patienceMs) => running.stop(patienceMs).finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The address of the database that a running server started for this folder: to use, never to stop. */
export function findRunningPostgres(dataDir: string): string | null {
  const place = placeIn(dataDir);
  const postmaster = findLockHolder(place.dataDir) === null ? null : findPostmaster(place.data);
  return postmaster?.isReady ? urlOf(place, postmaster.port) : null;
}

function placeIn(folder: string): DataFolder {
  const dataDir = resolve(folder);
  // Data of one major version cannot be read by another one.
  return {
    dataDir,
    data: join(dataDir, 'pg18'),
    passwordFile: join(dataDir, 'pg18-password'),
    log: join(dataDir, 'pg18.log'),
  };
}

/** Created by root with mode 0700, the folder would be closed to the account that runs PostgreSQL. */
function openDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  if (process.getuid?.() !== 0) return;
  const { mode, uid } = statSync(dataDir);
  if (uid === 0) chmodSync(dataDir, (mode & 0o777) | 0o711);
}

async function adopt(place: DataFolder): Promise<EmbeddedPostgres | null> {
  const orphan = findPostmaster(place.data);
  if (!orphan) return null;
  const { pid, port } = orphan;
  if (orphan.isReady && existsSync(place.passwordFile) && (await answers(urlOf(place, port))))
    return {
      url: urlOf(place, port),
      port,
      pid,
      ended: watch(pid),
      stop: (patienceMs) => stopPostmaster(pid, place.data, patienceMs),
    };
  await stopPostmaster(pid, place.data);
  return null;
}

async function launch(
  place: DataFolder,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const account = findAccount(findPostgres(), place.dataDir);
  const isNew = !existsSync(place.data);
  if (isNew) await initialise(place, account);
  else giveTo(account, place.data);
  clearStalePidFile(place.data);
  clearStaleSockets(place.data);
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const child = run(place, account, [...settings(place, options), '-p', String(port)]);
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    if (await isReady(place, child)) {
      const url = urlOf(place, port);
      if (isNew || !(await answers(url))) await createDatabase(place, port);
      const pid = child.pid ?? 0;
      return {
        url,
        port,
        pid,
        ended,
        stop: (patienceMs) => stopPostmaster(pid, place.data, patienceMs),
      };
    }
    // Another program may have taken the free port meanwhile; any other error repeats.
    if (attempt === 3)
      throw new EmbeddedPostgresError(`PostgreSQL does not start. ${lastWords(place)}`);
  }
}

async function initialise(place: DataFolder, account: Account): Promise<void> {
  const unfinished = `${place.data}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(account, unfinished);
  const password = generateKeySync('hmac', { length: 192 }).export().toString('hex');
  writeFileSync(place.passwordFile, password, { mode: 0o600 });
  giveTo(account, place.passwordFile);
  const [program, args] = commandLine(account, 'initdb', [
    ...['-D', unfinished, '-U', 'postgres', '--auth=scram-sha-256'],
    ...['--pwfile', place.passwordFile, '--encoding=UTF8', '--locale=C'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync', '--no-instructions'],
  ]);
  const { isDone, words } = await finish(program, args, surroundings(account));
  if (!isDone)
    throw new EmbeddedPostgresError(
      `PostgreSQL cannot create its data in ${place.dataDir}: ${withoutStop(words)}. ${SET_DATABASE_URL}`,
    );
  // Only complete data gets the name that the next start trusts.
  renameSync(unfinished, place.data);
}

/** Some of its programs end what they say with a full stop. */
const withoutStop = (words: string) => words.trim().replace(/\.+$/, '');

/** Asynchronous, because it takes a second in which signals must be handled. */
function finish(program: string, args: string[], options: ReturnType<typeof surroundings>) {
  return new Promise<{ isDone: boolean; words: string }>((done) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (text: Buffer) => (words += text.toString()));
    child.once('error', (error) => done({ isDone: false, words: error.message }));
    child.once('close', (code) => done({ isDone: code === 0, words: words.trim() }));
  });
}

function run(place: DataFolder, account: Account, flags: string[]): ChildProcess {
  const log = openSync(place.log, 'w', 0o600);
  const [program, args] = commandLine(account, 'postgres', ['-D', place.data, ...flags]);
  const child = spawn(program, args, {
    ...surroundings(account),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

function settings({ data }: DataFolder, { fsync = true }: EmbeddedPostgresOptions): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketSetting(data),
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The application reports its own failed statements; the log is for PostgreSQL itself.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    jit: 'off',
    // The data lies on flash or in memory, where a random page costs hardly more than the next one.
    random_page_cost: '1.1',
    // A single machine without replicas needs neither their log nor prefetching processes.
    wal_level: 'minimal',
    max_wal_senders: '0',
    io_method: 'sync',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function commandLine(
  account: Account,
  name: 'initdb' | 'postgres',
  args: string[],
): [string, string[]] {
  const [program = '', ...rest] = [...account.prefix, binary(account.tree, name), ...args];
  return [program, rest];
}

/** Inherits nothing from the caller's environment: its locale, PG variables and folder may all be unusable. */
function surroundings({ uid, gid }: Account) {
  const systemRoot = process.platform === 'win32' ? { SystemRoot: 'C:\\Windows' } : {};
  return {
    cwd: '/',
    uid,
    gid,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', ...systemRoot },
  };
}

/** Changes the owner of files that we, or an earlier start with another account, created. */
function giveTo({ owner }: Account, path: string): void {
  if (owner === undefined || statSync(path).uid === owner) return;
  if (statSync(path).isDirectory()) spawnSync('chown', ['-R', `${owner}:${owner}`, path]);
  else chownSync(path, owner, owner);
}

async function isReady(place: DataFolder, child: ChildProcess): Promise<boolean> {
  let failed = false;
  child.once('error', () => (failed = true));
  for (let waited = 0; waited < 60_000; waited += 10) {
    if (failed || child.exitCode !== null || child.signalCode !== null) return false;
    const postmaster = findPostmaster(place.data);
    if (postmaster?.pid === child.pid && postmaster?.isReady) return true;
    await sleep(10);
  }
  if (child.pid) await stopPostmaster(child.pid, place.data);
  return false;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    // This database cannot be used as it is, for any of several reasons.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(place: DataFolder, port: number): Promise<void> {
  const client = new Client({ connectionString: urlOf(place, port, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function urlOf(place: DataFolder, port: number, database = DATABASE): string {
  const password = readFileSync(place.passwordFile, 'utf8').trim();
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  const socket = findSocket(place.data, port);
  return socket === null ? url : `${url}?host=${encodeURIComponent(socket)}`;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** An adopted PostgreSQL is not our child process, so its end can only be polled. */
async function watch(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(500, undefined, { ref: false });
}

function lastWords(place: DataFolder): string {
  const lines = readFileSync(place.log, 'utf8').trim().split('\n');
  return `Its last words (${place.log}): ${lines.slice(-3).join(' | ')}`;
}
