// The built product in its own folder, and its users.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { freePort } from '../support/free-port.mjs';
import { WITH_OPERATOR } from '../support/give-plan.mjs';

export { signIn } from '../support/sandbox-session.mjs';

const START = fileURLToPath(new URL('../../dist/server/start.js', import.meta.url));
const CLI = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
/** A program of the built server. */
export const built = (path) => fileURLToPath(new URL(`../../dist/server/${path}`, import.meta.url));

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The archive of a release. */
export const archiveOf = (version) => join(ROOT, 'test', 'fixtures', 'releases', `${version}.tar`);

/** The names of the migrations that a release had. */
export function migrationsOf(version) {
  const args = ['-xOf', archiveOf(version), 'shotvault.json'];
  const { migrations } = JSON.parse(execFileSync('tar', args, { encoding: 'utf8' }));
  return migrations.map(({ name }) => name);
}

/** No drill measures this time; on a crowded machine a start has taken more than a minute. */
const PATIENCE_MS = 180_000;
/** A process that dies meanwhile may leave a question without an answer. */
const ANSWER_MS = 10_000;

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

export const newFolder = () => mkdtempSync(join(tmpdir(), 'shotvault-drill-'));

/** Runs an operator's command on a data folder; returns its output. */
export const operate = (dataDir, args, env = {}) =>
  run(CLI, args, { ...process.env, ...env, DATA_DIR: dataDir, PORT: '1' });

/** Runs a program to its end; returns its output. */
export function run(file, args, env) {
  return new Promise((done, fail) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      if (error) fail(new Error(`${args[0]} ended with ${error.code}: ${stderr}`));
      else done(stdout);
    });
  });
}

/** In a new folder, which is deleted with it, unless one is given. */
export async function startProduct({ dataDir = newFolder(), env: changes = {} } = {}) {
  const port = await freePort();
  const limits = { RATE_LIMIT_SIGN_IN: '100000', RATE_LIMIT_REQUESTS: '100000' };
  const settings = { NODE_ENV: 'development', PORT: String(port), ...changes, DATA_DIR: dataDir };
  const env = { ...process.env, ...WITH_OPERATOR, ...limits, ...settings };
  const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const product = {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid,
    killedAt: { api: 0, worker: 0 },
    log: () => output,
    async stop({ isKept = false } = {}) {
      if (child.exitCode === null) {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await ended;
      }
      if (!isKept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await untilHealthy(product);
  } catch (error) {
    // Nobody else could end it.
    await product.stop({ isKept: true });
    throw error;
  }
  return product;
}

export async function untilHealthy({ url, log }) {
  const end = Date.now() + PATIENCE_MS;
  let last;
  while (Date.now() < end) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    last = await fetch(`${url}/api/health`, { signal }).catch((error) => error);
    if (last.ok) return;
    await sleep(50);
  }
  const said = last instanceof Error ? String(last.cause ?? last) : last.status;
  throw new Error(`The product is not healthy (${said}):\n${log()}`);
}

/** The process of a program (api, worker) that this supervisor started. */
export function childOf({ pid }, door) {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = / (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1])?.[1];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      if (Number(parent) === pid && command.includes(`server/${door}.js`)) return Number(name);
    } catch {
      // It ended meanwhile.
    }
  }
  return null;
}

export async function kill(product, door) {
  for (let n = 0; n < 200; n += 1) {
    const pid = childOf(product, door);
    if (pid !== null) {
      process.kill(pid, 'SIGKILL');
      product.killedAt[door] = Date.now();
      return;
    }
    await sleep(50);
  }
  throw new Error(`There is no ${door} to kill`);
}

export function upload(ask, image, name = 'drill.png', teamId = '') {
  const form = new FormData();
  form.append('team_id', teamId);
  form.append('file', new Blob([image]), name);
  return ask('/api/screenshots/upload', { method: 'POST', body: form });
}

let made = 0;

/** A unique image. */
export function uniqueImage(words) {
  made += 1;
  const label = { text: `${words ?? 'drill'} ${made} ${process.pid}`, font: 'sans 20', dpi: 120 };
  /** @type {import('sharp').Create} */
  const canvas = { width: 800, height: 300, channels: 3, background: 'white' };
  return sharp({ create: canvas })
    .composite([{ input: { text: { ...label, rgba: true } }, left: 30, top: 40 }])
    .png()
    .toBuffer();
}
