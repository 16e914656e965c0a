// An unavailable part leads to a 503 (a full one to a 507), nothing is lost, and the product recovers by itself.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { inspect } from './inspect.mjs';
import { allRead, noFigures, play } from './outage-play.mjs';
import { freePort } from '../support/free-port.mjs';
import { givePlan } from '../support/give-plan.mjs';
import { kill, newFolder, signIn, startProduct, untilHealthy } from './product.mjs';

const PERSON = 'ada@example.com';
const REDIS = '/usr/bin/redis-server';

/** PostgreSQL in a separate folder, to be stopped and started under the same address. */
async function ownDatabase() {
  /** @type {typeof import('../../server/infra/database/embedded/start-embedded-postgres.js')} */
  const { startEmbeddedPostgres } = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
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
  if (!existsSync(REDIS)) return null;
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

export async function drill(options) {
  const isShort = options.includes('--short');
  const forMs = isShort ? 2_500 : 12_000;
  const figures = noFigures();
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
