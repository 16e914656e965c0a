// P4: the cost of an upload until it is accepted.
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { randomFrom } from '../../scripts/lib/seed-shots.mjs';
import * as bodies from './bodies.mjs';
import { childOf, cpuSeconds } from './cpu.mjs';
import { median, rightBody, ROUNDS, signIn, withFloor } from './lib.mjs';
import { judge } from './measures.mjs';
import { everyStatement } from './statements.mjs';

/** Share of noise on the page. */
const NOISE = 0.3;

/** A unique screenshot for each seed, of about 300 KB; a smaller `every` makes a larger one. */
export async function png(seed, every = 9) {
  const random = randomFrom(seed);
  /** @type {import('sharp').CreateRaw} */
  const size = { width: 1440, height: 900, channels: 3 };
  const pixels = Buffer.alloc(size.width * size.height * 3, 245);
  for (let at = 0; at < pixels.length; at += every) {
    if (random() < NOISE) pixels[at] = Math.floor(random() * 256);
  }
  return sharp(pixels, { raw: size }).png().toBuffer();
}

/** Noise this dense makes an image of about 2 MB. */
const CLOSE = 1;
const LINES = 14;

/** A unique picture of about 2 MB with lines of text above it, which are read. */
export async function picture(seed) {
  const lines = Array.from({ length: LINES }, (_, at) => `Line ${at} of picture ${seed}`);
  const text = { text: lines.join('\n'), font: 'DejaVu Sans 11', rgba: true, width: 1360 };
  return sharp(await png(seed, CLOSE))
    .extend({ top: 300, background: 'white' })
    .composite([{ input: { text }, left: 40, top: 8 }])
    .png()
    .toBuffer();
}

/** People of one round; the allowance of Free is 25 a month, so they share the uploads. */
const PEOPLE = 2;
const IMAGES = 20;
/**
 * Rounds before those that count: both programs run their first uploads uncompiled, and ours has more code. Its cost falls
 * for about two hundred uploads.
 */
const WARM_UP = 5;

/** Sends an image as the page does and returns the answer, which must be a new row. */
export async function upload(url, headers, image) {
  const data = new FormData();
  data.append('team_id', '');
  data.append('file', new Blob([image], { type: 'image/png' }), 'shot.png');
  const answer = await fetch(url, { method: 'POST', headers, body: data });
  if (answer.status !== 201) throw new Error(`an upload answered ${answer.status}`);
  return JSON.parse(String(await rightBody(answer, bodies.isStored)));
}

/** The cost at each program; by turns, each image at both. */
async function sent(programs, images) {
  const costs = programs.map(() => 0);
  for (const image of images) {
    for (const [at, { url, pid, dataDir, headers }] of programs.entries()) {
      const before = cpuSeconds(pid, dataDir);
      await upload(url, headers, image);
      costs[at] += cpuSeconds(pid, dataDir) - before;
    }
  }
  return costs;
}

export function uploadCost({ product, databaseUrl }) {
  const { url, dataDir } = product;
  const env = { DATABASE_URL: databaseUrl, FOLDER: join(dataDir, 'floor-files') };
  // Reading is not part of an upload: the worker is left out, and the queue is paused.
  const pid = childOf(product.pid, 'server/api.js');
  return withFloor('upload', env, async (floor) => {
    const least = { url: `${floor.url}/upload`, pid: floor.pid, dataDir };
    const found = [];
    for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
      const costs = [0, 0];
      for (let person = 0; person < PEOPLE; person += 1) {
        const cookie = await signIn(url, `uploads-${Date.now()}@example.com`);
        const ours = { url: `${url}/api/screenshots/upload`, pid, dataDir, headers: { cookie } };
        const seed = Date.now() % 1e9;
        const images = await Promise.all(Array.from({ length: IMAGES }, (_, at) => png(seed + at)));
        (await sent([ours, least], images)).forEach((cost, at) => (costs[at] += cost));
      }
      if (n >= WARM_UP) found.push(costs[0] / costs[1]);
    }
    await printLeastUpload({ product, databaseUrl, env, least });
    const what = 'upload of a PNG accepted, CPU of API and database, ours / floor';
    return [judge('P4', what, found, 1.6)];
  });
}

/** The worker takes the new job at once. */
const OF_WORKER = /^\s*update jobs\b/;

/**
 * Prints what a bare program takes that does what the floor does and sends the statements of our upload: no program of ours
 * can cost less. The row of the upload whose statements they are is taken away first, and each transaction is taken back.
 */
async function printLeastUpload({ product, databaseUrl, env, least }) {
  const { url, dataDir } = product;
  const headers = { cookie: await signIn(url, `uploads-${Date.now()}@example.com`) };
  let stored = { screenshot_id: '' };
  const ask = async () => {
    stored = await upload(`${url}/api/screenshots/upload`, headers, await png(Date.now() % 1e9));
  };
  const all = await everyStatement({ databaseUrl, dataDir }, ask);
  const statements = all.filter(({ text }) => !OF_WORKER.test(text));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const table of ['screenshot_search where screenshot_id', 'screenshots where id'])
    await client.query(`delete from ${table} = $1`, [stored.screenshot_id]);
  await client.end();
  const own = { ...env, STATEMENTS: JSON.stringify(statements) };
  await withFloor('upload', own, async (floor) => {
    const bare = { url: `${floor.url}/upload`, pid: floor.pid, dataDir };
    const found = [];
    for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
      const seed = Date.now() % 1e9;
      const images = await Promise.all(Array.from({ length: IMAGES }, (_, at) => png(seed + at)));
      const [cost, base] = await sent([bare, least], images);
      if (n >= WARM_UP) found.push(cost / base);
    }
    console.log(
      `a bare program with the ${statements.length} statements of an upload: ${median(found).toFixed(2)} floors`,
    );
  });
}
