// The memory of the worker does not grow with the number of images it has read, and has a bound at every moment: the
// worker, the threads of its text engine and the process of the second one together.
//   --assist          both engines read (OCR_ASSIST=on); without it, Tesseract alone
//   --images=<folder> the images below it, again and again, instead of drawn ones
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childOf, signIn, sleep, startProduct, uniqueImage, upload } from './product.mjs';

const ALLOWANCE = 25;
const MOST_GROWTH = 0.15;
const LOOKS = 5;
const PATIENCE_MS = 300_000;
const WATCH_MS = 100;
/** MiB that the worker may have with its children at any moment. */
const MOST = { off: 500, on: 900 };

/**
 * MiB of a process with its threads: `own` counts a page that several processes have, such as the program itself, in
 * part, so it can be added up; `resident` counts it whole in each of them. None for a program that has just ended.
 */
function memoryOf(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const of = (name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
    return { own: of('Pss'), resident: of('Rss') };
  } catch {
    return { own: 0, resident: 0 };
  }
}

function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** Looks all the time, so that what an image takes for a moment is seen. */
function watchPeak(pid) {
  let most = { all: 0, worker: 0, resident: 0 };
  const timer = setInterval(() => {
    const [worker, ...children] = [pid, ...childrenOf(pid)].map(memoryOf);
    const sum = (name) => children.reduce((total, child) => total + child[name], worker[name]);
    if (sum('own') > most.all)
      most = { all: sum('own'), worker: worker.own, resident: sum('resident') };
  }, WATCH_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** @returns {(n: number) => Promise<{ image: Buffer, name: string }>} */
function supplyFrom(options) {
  const folder = options.find((option) => option.startsWith('--images='))?.slice(9);
  if (!folder)
    return async () => ({
      image: await uniqueImage('The quick brown fox reads number'),
      name: 'drill.png',
    });
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(png|jpe?g|webp)$/.test(name))
    .sort();
  return async (n) => {
    const name = names[n % names.length] ?? '';
    return { image: readFileSync(join(folder, name)), name: name.replaceAll('/', '-') };
  };
}

/** The median of a few samples, because garbage collection varies. */
async function settledMemory(pid) {
  const looks = [];
  for (let n = 0; n < LOOKS; n += 1) {
    looks.push(memoryOf(pid).own);
    await sleep(100);
  }
  return looks.sort((a, b) => a - b)[LOOKS >> 1];
}

/** One after another: the next is sent when this one is read. */
async function readOne(ask, { image, name }) {
  const answer = await upload(ask, image, name);
  if (answer.status !== 201) throw new Error(`an upload answered ${answer.status}`);
  const { screenshot_id: id } = await answer.json();
  const end = Date.now() + PATIENCE_MS;
  let status;
  while (Date.now() < end) {
    const row = await (await ask(`/api/screenshots/${id}`)).json();
    status = row.processing_status;
    if (status === 'done') return;
    if (status === 'failed') throw new Error(`${name}: ${row.processing_error}`);
    await sleep(30);
  }
  throw new Error(`${name} was not read in five minutes, it is ${status}`);
}

/** The supervisor starts it last, when the API already answers. */
async function startedWorker(product) {
  for (let n = 0; n < 200; n += 1) {
    const pid = childOf(product, 'worker');
    if (pid !== null) return pid;
    await sleep(50);
  }
  throw new Error('no worker was started');
}

export async function drill(options) {
  const isShort = options.includes('--short');
  const [first, last] = isShort ? [20, 60] : [50, 300];
  const assist = options.includes('--assist') ? 'on' : 'off';
  const product = await startProduct({ env: { OCR_ASSIST: assist, OCR_WORKERS: '1' } });
  const supply = supplyFrom(options);
  const problems = [];
  let early = 0;
  try {
    const worker = await startedWorker(product);
    const peak = watchPeak(worker);
    let ask;
    for (let n = 1; n <= last; n += 1) {
      if (n % ALLOWANCE === 1) ask = await signIn(product, `reader-${n}@example.com`);
      await readOne(ask, await supply(n - 1));
      if (n === first) early = await settledMemory(worker);
    }
    const late = await settledMemory(worker);
    const most = peak();
    const growth = late / early - 1;
    console.log(
      `worker after ${first} images: ${early.toFixed(0)} MiB, after ${last}: ${late.toFixed(0)} MiB ` +
        `(${(growth * 100).toFixed(0)} %, at most ${MOST_GROWTH * 100} %)`,
    );
    console.log(
      `peak of the worker with its children: ${most.all.toFixed(0)} MiB, its own part ${most.worker.toFixed(0)} MiB ` +
        `(OCR_ASSIST=${assist}, at most ${MOST[assist]} MiB); ${most.resident.toFixed(0)} MiB where what they share counts for each`,
    );
    if (most.all > MOST[assist]) problems.push('the worker takes more than it may');
    if (childOf(product, 'worker') !== worker) problems.push('the worker died on the way');
    if (growth > MOST_GROWTH) problems.push('the worker grows');
  } finally {
    await product.stop();
  }
  return problems;
}
