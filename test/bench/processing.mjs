// P7: the effect of reading on list requests, and the speed of reading.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import { randomFrom } from '../../scripts/lib/seed-shots.mjs';
import * as bodies from './bodies.mjs';
import { rightBody, signIn } from './lib.mjs';
import { FIRST_PAGE } from './list.mjs';
import { judge } from './measures.mjs';
import { upload } from './uploads.mjs';

const ROUNDS = 5;
/** Twice a round; the allowance of Free is 25 a month. */
const IMAGES = 12;
const LINES = 16;
const FEWEST_REQUESTS = 1000;
const LOOK_EVERY_MS = 50;
const WORDS =
  'harbor invoice meadow quarter budget ticket garden report window kettle signal planet border answer museum copper'.split(
    ' ',
  );

/** A page of words like a screenshot, different for each seed; eight words a line. */
export function page(seed, lines = LINES) {
  const random = randomFrom(seed);
  const word = () => WORDS[Math.floor(random() * WORDS.length)];
  const line = () => [...Array.from({ length: 7 }, word), Math.floor(random() * 1e5)].join(' ');
  const text = Array.from({ length: lines }, line).join('\n');
  const label = { text: `<span>${text}</span>`, font: 'DejaVu Sans 12', rgba: true, dpi: 120 };
  return sharp({
    create: { width: 1100, height: 80 + 30 * lines, channels: 3, background: 'white' },
  })
    .composite([{ input: { text: label }, left: 40, top: 40 }])
    .png()
    .toBuffer();
}

let seeds = Date.now() % 1e8;
/** Other pages with every call. */
export const pages = () => Promise.all(Array.from({ length: IMAGES }, () => page((seeds += 1))));

const p99 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)];

/** The time of each request, one after another, until `isOver`, but at least as many as a p99 needs. */
async function listTimes(ask, isOver) {
  const times = [];
  while (times.length < FEWEST_REQUESTS || !isOver()) {
    const began = performance.now();
    const answer = await ask();
    await rightBody(answer, times.length === 0 ? bodies.isPageOf60 : () => true);
    times.push(performance.now() - began);
  }
  return times;
}

async function unread({ url }, headers) {
  const answer = await fetch(`${url}/api/screenshots/unprocessed`, { headers });
  return JSON.parse(String(await rightBody(answer, () => true))).length;
}

/** Uploads these and waits until all are read; returns the seconds. */
async function readAll(product, headers, images) {
  const began = performance.now();
  for (const image of images) await upload(`${product.url}/api/screenshots/upload`, headers, image);
  while ((await unread(product, headers)) > 0) await wait(LOOK_EVERY_MS);
  return (performance.now() - began) / 1000;
}

/** As many bare text engines as the product uses by default. */
async function bareEngines() {
  const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const options = { langPath: join(dirname(data), '4.0.0_best_int'), cacheMethod: 'none' };
  const count = Math.max(1, availableParallelism() - 1);
  const engines = Array.from({ length: count }, () => createWorker('eng', 1, options));
  return Promise.all(engines.map(quiet));
}

/** Silences the engine's output to the console. */
async function quiet(starting) {
  const engine = await starting;
  await engine.setParameters({ user_defined_dpi: '120' });
  return engine;
}

/** Seconds in which bare engines read them, each taking the next when it is done. */
async function bareSeconds(engines, images) {
  const left = [...images];
  const began = performance.now();
  await Promise.all(
    engines.map(async (engine) => {
      for (let image = left.shift(); image; image = left.shift()) await engine.recognize(image);
    }),
  );
  return (performance.now() - began) / 1000;
}

/** p99 of the list while images are read / while none is. */
async function listRatio(product, ask, headers) {
  const images = await pages();
  const idle = await listTimes(ask, () => true);
  let isRead = false;
  const reading = readAll(product, headers, images).finally(() => (isRead = true));
  const [busy] = await Promise.all([listTimes(ask, () => isRead), reading]);
  return p99(busy) / p99(idle);
}

async function throughputRatio(product, headers, engines) {
  const images = await pages();
  const ours = await readAll(product, headers, images);
  return ours / (await bareSeconds(engines, images));
}

export async function whileReading({ product, small }) {
  const ask = () => fetch(`${product.url}/api${FIRST_PAGE}`, { headers: { cookie: small.cookie } });
  const engines = await bareEngines();
  const lists = /** @type {number[]} */ ([]);
  const readings = /** @type {number[]} */ ([]);
  try {
    // The first round warms both engines up and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const cookie = await signIn(product.url, `reader-${Date.now()}@example.com`);
      const list = await listRatio(product, ask, { cookie });
      const reading = await throughputRatio(product, { cookie }, engines);
      if (round === 0) continue;
      lists.push(list);
      readings.push(reading);
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.terminate()));
  }
  return [
    judge('P7', 'list p99 while images are read / while none is', lists, 3),
    judge('P7', `time to read ${IMAGES} images, ours / bare text engines`, readings, 1 / 0.75),
  ];
}
