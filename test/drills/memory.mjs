// The memory of the worker does not grow with the number of images it has read.
import { readFileSync } from 'node:fs';
import { childOf, signIn, sleep, startProduct, uniqueImage, upload } from './product.mjs';

const ALLOWANCE = 25;
const MOST_GROWTH = 0.15;
const LOOKS = 5;
const PATIENCE_MS = 120_000;

/** MiB of the worker with the threads of its text engines; shared pages count in part. */
function memoryOf(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}

/** The median of a few samples, because garbage collection varies. */
async function settledMemory(pid) {
  const looks = [];
  for (let n = 0; n < LOOKS; n += 1) {
    looks.push(memoryOf(pid));
    await sleep(100);
  }
  return looks.sort((a, b) => a - b)[LOOKS >> 1];
}

/** One after another: the next is sent when this one is read. */
async function readOne(ask) {
  const answer = await upload(ask, await uniqueImage('The quick brown fox reads number'));
  if (answer.status !== 201) throw new Error(`an upload answered ${answer.status}`);
  const { screenshot_id: id } = await answer.json();
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const row = await (await ask(`/api/screenshots/${id}`)).json();
    if (row.processing_status === 'done') return;
    if (row.processing_status === 'failed') throw new Error(row.processing_error);
    await sleep(30);
  }
  throw new Error('An image was not read in two minutes');
}

export async function drill(options) {
  const isShort = options.includes('--short');
  const [first, last] = isShort ? [20, 60] : [50, 300];
  const product = await startProduct();
  const problems = [];
  let early = 0;
  try {
    const worker = childOf(product, 'worker');
    let ask;
    for (let n = 1; n <= last; n += 1) {
      if (n % ALLOWANCE === 1) ask = await signIn(product, `reader-${n}@example.com`);
      await readOne(ask);
      if (n === first) early = await settledMemory(worker);
    }
    const late = await settledMemory(worker);
    const growth = late / early - 1;
    console.log(
      `worker after ${first} images: ${early.toFixed(0)} MiB, after ${last}: ${late.toFixed(0)} MiB ` +
        `(${(growth * 100).toFixed(0)} %, at most ${MOST_GROWTH * 100} %)`,
    );
    if (childOf(product, 'worker') !== worker) problems.push('the worker died on the way');
    if (growth > MOST_GROWTH) problems.push('the worker grows');
  } finally {
    await product.stop();
  }
  return problems;
}
