// P9 and P10: the duration of a start, and the memory of the product at rest and under uploads.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { childOf } from './cpu.mjs';
import { storeOne } from './images.mjs';
import { printAmount, ROUNDS, median, signIn, startProduct, withFloor } from './lib.mjs';
import { FIRST_PAGE } from './list.mjs';
import { memoryOf, peakDuring } from './memory.mjs';
import { picture, upload } from './uploads.mjs';

const LOOK_EVERY_MS = 10;
const REQUESTS = 100;
const PEOPLE = 8;
/** The allowance of Free: eight people at once send two hundred. */
const UPLOADS_EACH = 25;

async function answers(url) {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    // The server does not listen yet.
    return false;
  }
}

/** Seconds until the first answer, on an existing database. */
async function startOnce(dataDir) {
  let seconds = Infinity;
  const product = await startProduct(dataDir, async (url) => {
    const began = performance.now();
    while (!(await answers(url))) await wait(LOOK_EVERY_MS);
    seconds = (performance.now() - began) / 1000;
  });
  return { product, seconds };
}

export async function start({ dataDir }) {
  const times = [];
  const sizes = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const { product, seconds } = await startOnce(dataDir);
    try {
      times.push(seconds);
      const cookie = await signIn(product.url, 'small@example.com');
      for (let asked = 0; asked < REQUESTS; asked += 1) {
        await (await fetch(`${product.url}/api${FIRST_PAGE}`, { headers: { cookie } })).text();
      }
      sizes.push(memoryOf(product));
    } finally {
      await product.stop();
    }
  }
  return [
    printAmount('P9', 's', 'start until the first answer', median(times), 2),
    printAmount('P9', 'MiB', 'memory after 100 requests', median(sizes), 400),
  ];
}

async function send(url, headers, seed) {
  for (let n = 0; n < UPLOADS_EACH; n += 1) await upload(url, headers, await picture(seed + n));
}

/** MiB by which a bare program grows under the same uploads: it stores, hashes and decodes them, and reads nothing. */
function bareGrowth({ dataDir }, seeds) {
  const { findRunningPostgres } = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  );
  const env = {
    DATABASE_URL: findRunningPostgres(dataDir),
    FOLDER: join(dataDir, 'floor-files'),
  };
  return withFloor('upload', env, async (floor) => {
    const url = `${floor.url}/upload`;
    await upload(url, {}, await picture(0));
    const sendAll = () => Promise.all(seeds.map((seed) => send(url, {}, seed)));
    return growthDuring({ pid: floor.pid, dataDir: 'none' }, sendAll);
  });
}

async function growthDuring(program, work) {
  const idle = memoryOf(program);
  const { peak } = await peakDuring(program, work);
  return peak - idle;
}

export async function uploadMemory({ emptyDir }) {
  const product = await startProduct(emptyDir);
  try {
    const url = `${product.url}/api/screenshots/upload`;
    const cookieOf = (name) => signIn(product.url, `${name}@example.com`);
    // With an engine that has read such an image: the memory it reads in stays, and is not that of uploads.
    await storeOne(product, { cookie: await cookieOf('first') }, await picture(0));
    const seeds = Array.from({ length: PEOPLE }, (_, n) => (Date.now() % 1e8) + n * 1000);
    const sendOne = async (seed) => send(url, { cookie: await cookieOf(`memory-${seed}`) }, seed);
    const api = { pid: childOf(product.pid, 'server/api.js'), dataDir: 'none' };
    let ofApi = 0;
    const all = await growthDuring(product, async () => {
      ofApi = await growthDuring(api, () => Promise.all(seeds.map(sendOne)));
    });
    const bare = await bareGrowth(product, seeds);
    console.log(
      `     of the API and what it starts ${ofApi.toFixed(0)} MiB, of a bare program ${bare.toFixed(0)} MiB`,
    );
    const what = 'memory during 200 uploads of 2 MB, 8 at once, minus idle';
    return [printAmount('P10', 'MiB', what, all, 250)];
  } finally {
    await product.stop();
    rmSync(emptyDir, { recursive: true });
  }
}
