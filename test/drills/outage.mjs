// R9: an unavailable part leads to a 503 (a full one to a 507), nothing is lost, and the product recovers by itself.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inspect, isWhole, until } from './inspect.mjs';
import { Load } from './load.mjs';
import { freePort } from '../support/free-port.mjs';
import { givePlan } from '../support/give-plan.mjs';
import {
  built,
  kill,
  newFolder,
  signIn,
  sleep,
  startProduct,
  untilHealthy,
  upload,
} from './product.mjs';

const require = createRequire(import.meta.url);
const RECOVERY_MS = 5_000;
/** A busy machine reads slowly: only images that do not go on are stuck. */
const NOTHING_READ_MS = 60_000;
const PERSON = 'ada@example.com';
const WORK = ['upload', 'list', 'image', 'thumbnail', 'edit'];
const REDIS = '/usr/bin/redis-server';

/** PostgreSQL in a separate folder, to be stopped and started under the same address. */
async function ownDatabase() {
  /** @type {typeof import('../../server/infra/database/embedded/start-embedded-postgres.js')} */
  const { startEmbeddedPostgres } = require(
    built('infra/database/embedded/start-embedded-postgres.js'),
  );
  const dataDir = newFolder();
  const start = (port) => startEmbeddedPostgres({ dataDir, port });
  let running = await start();
  return {
    url: running.url,
    stop: () => running.stop(),
    start: async () => (running = await start(running.port)),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A small file system below the data folder; null where nothing can be mounted. */
function smallStore(dataDir) {
  const folder = join(dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]);
  if (status !== 0) return null;
  const ballast = join(folder, 'ballast');
  return {
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k', 'status=none']),
    free: () => rmSync(ballast, { force: true }),
    unmount: () => spawnSync('umount', ['-l', folder]),
  };
}

/** Replaces the folder of originals by a file for a while, as if its disk had gone. */
function brokenStore(dataDir) {
  const folders = ['original', 'pending'].map((name) => join(dataDir, 'files', name));
  return {
    break: () => {
      for (const folder of folders) {
        renameSync(folder, `${folder}.away`);
        writeFileSync(folder, '');
      }
    },
    mend: () => {
      for (const folder of folders) {
        rmSync(folder);
        renameSync(`${folder}.away`, folder);
      }
    },
  };
}

async function ownRedis() {
  const config = readFileSync(
    new URL('../../dist/server/infra/config/config.js', import.meta.url),
    'utf8',
  );
  if (!config.includes('REDIS_URL') || !existsSync(REDIS)) return null;
  const port = await freePort();
  let running;
  const start = () => {
    const flags = [
      '--port',
      String(port),
      '--save',
      '',
      '--appendonly',
      'no',
      '--loglevel',
      'warning',
    ];
    running = spawn(REDIS, flags, { stdio: 'ignore' });
  };
  start();
  return { url: `redis://127.0.0.1:${port}`, start, stop: () => running.kill('SIGKILL') };
}

/** One outage under load: records the answers meanwhile, and the time until everything works again. */
async function play(
  what,
  { product, ask, allowed, mustFail, stop, start, forMs },
  figures,
  problems,
) {
  const load = new Load(ask, product.url);
  await sleep(1_500);
  const from = Date.now();
  await stop();
  await sleep(forMs);
  await start();
  const back = Date.now();
  const kinds = [...WORK, 'ready'];
  await until(() => load.recoveredAt(back, kinds) < Infinity, 30_000);
  const recovery = load.recoveredAt(back, kinds) - back;
  await sleep(500);
  await load.stop();
  const wrong = load.answers.filter(({ status, body }) => !isAllowed(status, body, allowed));
  const refused = load.answers.filter(({ status }) => allowed.includes(status));
  const early = load.answers.filter(({ at, status }) => at < from && status >= 400);
  const dead = load.answers.filter(({ kind, status }) => kind === 'live' && status !== 200);
  const lost = await countLost(ask, load, problems);
  console.log(
    `${what}: ${load.answers.length} answers, ${refused.length} refused (${allowed.join('/')}), others ${wrong.length}, ` +
      `recovery ${recovery} ms, lost ${lost}`,
  );
  figures.answers += load.answers.length;
  figures.refused += refused.length;
  figures.wrong += wrong.length + early.length + dead.length;
  figures.lost += lost;
  figures.recovery = Math.max(figures.recovery, recovery);
  if (recovery > RECOVERY_MS)
    problems.push(`${what}: it took ${recovery} ms until all worked again`);
  if (mustFail && refused.length === 0)
    problems.push(`${what}: nothing was refused, so nothing was tried`);
  for (const { kind, status, body } of [...wrong, ...early, ...dead].slice(0, 5)) {
    problems.push(`${what}: ${kind} answered ${status} ${JSON.stringify(body)}`);
  }
}

function isAllowed(status, body, allowed) {
  if (status >= 200 && status < 300) return true;
  return (
    allowed.includes(status) && typeof body?.error === 'string' && typeof body?.code === 'string'
  );
}

/** Acknowledged uploads are complete; all others can be sent again, and are complete then. */
async function countLost(ask, { stored, doubtful }, problems) {
  let lost = 0;
  for (const [id, image] of stored) if (!(await isWhole(ask, id, image))) lost += 1;
  for (const image of doubtful) {
    const again = await upload(ask, image);
    const body = await again.json();
    const id = body.screenshot_id ?? body.existing_screenshot?.id;
    if ([201, 409].includes(again.status) && (await isWhole(ask, id, image))) continue;
    problems.push(`sending again answered ${again.status} ${JSON.stringify(body)}`);
  }
  return lost;
}

async function allRead(ask, figures, problems) {
  const statesOf = async () =>
    (await (await ask('/api/screenshots?limit=200')).json()).map((row) => row.processing_status);
  const unread = async () => (await statesOf()).filter((state) => state !== 'done');
  let left = await unread();
  const isFewerThan = (count) => async () => (left = await unread()).length < count;
  while (left.length > 0 && (await until(isFewerThan(left.length), NOTHING_READ_MS)));
  figures.unread = left.length;
  if (left.length > 0) problems.push(`${left.length} images are not read: ${left.join(', ')}`);
}

export async function drill(options) {
  const isShort = options.includes('--short');
  const forMs = isShort ? 2_500 : 12_000;
  const figures = {
    answers: 0,
    refused: 0,
    wrong: 0,
    lost: 0,
    recovery: 0,
    unread: 0,
    orphans: 0,
    drift: 0,
  };
  const problems = [];
  const dataDir = newFolder();
  const store = smallStore(dataDir);
  const [database, redis] = [await ownDatabase(), await ownRedis()];
  let product;
  try {
    const env = {
      DATABASE_URL: database.url,
      ...(redis && { REDIS_URL: redis.url }),
      OCR_WORKERS: '1',
    };
    product = await startProduct({ dataDir, env });
    product.databaseUrl = database.url;
    const ask = await signIn(product, PERSON);
    await givePlan(product, PERSON, 'Platinum');
    const stage = { product, ask, forMs, allowed: [503], mustFail: true };
    const { stop, start } = database;
    await play('database', { ...stage, stop, start }, figures, problems);
    const disk = brokenStore(dataDir);
    await play('store gone', { ...stage, stop: disk.break, start: disk.mend }, figures, problems);
    if (store) {
      const full = { stop: store.fill, start: store.free, allowed: [507, 503] };
      await play('store full', { ...stage, ...full }, figures, problems);
    } else console.log('store full: not played, nothing can be mounted here');
    if (redis) {
      const away = { stop: redis.stop, start: redis.start, mustFail: false };
      await play('redis', { ...stage, ...away }, figures, problems);
    } else console.log('redis: not played, there is no redis-server or no use for one here');
    await allRead(ask, figures, problems);
    const api = /The api process ended/.test(product.log());
    if (api) problems.push('the API ended');
    // The next start cleans up after uploads that could not reach the database.
    await kill(product, 'api');
    await untilHealthy(product);
    await inspect(product, figures, problems);
  } finally {
    await product?.stop({ isKept: true });
    await database.stop();
    database.remove();
    redis?.stop();
    store?.unmount();
    rmSync(dataDir, { recursive: true, force: true });
    if (problems.length > 0) console.error(product?.log().split('\n').slice(-40).join('\n'));
  }
  const shown = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  console.log(shown.join(', '));
  return problems;
}
