// P14: people who keep the product open, each with an event stream, on one API process.
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { childOf } from './cpu.mjs';
import { cookiesOf, median, printAmount, startProduct } from './lib.mjs';
import { FIRST_PAGE } from './list.mjs';
import { memoryOfProcess } from './memory.mjs';
import { png, upload } from './uploads.mjs';

const PEOPLE = 1_000;
/** Those who upload, each a few images of the allowance of Free. */
const UPLOADERS = 10;
const UPLOADS_EACH = 20;
const REQUESTS_A_SECOND = 50;
const SAMPLES = 20;
const SAMPLE_EVERY_MS = 500;
const PATIENCE_MS = 5_000;
const KIBIBYTE = 1024;

/** An open stream; `next` gives the time at which it says something of this screenshot. */
function openStream(url, cookie) {
  let heard = '';
  const waiting = new Map();
  return new Promise((done, fail) => {
    const sent = request(`${url}/api/events?team_id=`, { headers: { cookie }, agent: false });
    sent.once('error', fail);
    sent.once('response', (answer) => {
      if (answer.statusCode !== 200)
        return fail(new Error(`a stream answered ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('error', () => undefined);
      answer.on('data', (text) => {
        heard += text;
        for (const [id, tell] of waiting) if (heard.includes(id)) tell(performance.now());
      });
      const next = (id) =>
        new Promise((tell) => {
          waiting.set(id, tell);
          if (heard.includes(id)) tell(performance.now());
        });
      done({ cookie, next, close: () => sent.destroy() });
    });
    sent.end();
  });
}

/** The median of the memory of the process over some seconds under load, in KiB. */
async function restingMemory(pid) {
  const samples = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    samples.push(memoryOfProcess(pid) * KIBIBYTE);
    await wait(SAMPLE_EVERY_MS);
  }
  return median(samples);
}

/** Milliseconds between the answer to each upload and the event in another tab of the person. */
async function delays(url, streams) {
  const found = [];
  const seed = Date.now() % 1e8;
  for (let n = 0; n < UPLOADS_EACH; n += 1) {
    for (const [at, { cookie, next }] of streams.entries()) {
      const image = await png(seed + n * streams.length + at);
      const { screenshot_id: id } = await upload(
        `${url}/api/screenshots/upload`,
        { cookie },
        image,
      );
      const answered = performance.now();
      const told = await Promise.race([next(id), wait(PATIENCE_MS, null)]);
      if (told === null) throw new Error('an upload was never told');
      found.push(Math.max(0, told - answered));
    }
  }
  return found;
}

export async function openStreams({ emptyDir }) {
  const product = await startProduct(emptyDir);
  const { url } = product;
  const pid = childOf(product.pid, 'server/api.js');
  const streams = [];
  let load;
  try {
    const mark = Date.now();
    const cookies = await cookiesOf(url, PEOPLE, (n) => `stream-${mark}-${n}@example.com`);
    const headers = { cookie: cookies[0] };
    const asked = { url: `${url}/api${FIRST_PAGE}`, headers, connections: 5, duration: 600 };
    load = autocannon({ ...asked, overallRate: REQUESTS_A_SECOND });
    const before = await restingMemory(pid);
    for (const cookie of cookies) streams.push(await openStream(url, cookie));
    const after = await restingMemory(pid);
    const times = (await delays(url, streams.slice(0, UPLOADERS))).sort((a, b) => a - b);
    const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Infinity;
    const each = (after - before) / PEOPLE;
    return [
      printAmount('P14', 'KiB', 'memory of the API for each of 1,000 open streams', each, 60),
      printAmount('P14', 'ms', 'upload until its event in another tab, p99', p99, 250, {
        isTime: true,
      }),
    ];
  } finally {
    load?.stop();
    streams.forEach(({ close }) => close());
    await product.stop();
  }
}
