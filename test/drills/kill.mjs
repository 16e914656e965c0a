// R2 and R3: kill -9 during uploads and during reading loses nothing and leaves nothing behind.
import { inspect, isWhole, until } from './inspect.mjs';
import {
  kill,
  signIn,
  sleep,
  startProduct,
  uniqueImage,
  untilHealthy,
  upload,
} from './product.mjs';

const UPLOADS = 8;
const STUCK_MS = 90_000;
/** From one kill of a program to the next. Five deaths of a program in a minute end the product, on purpose: five kills take 64 s. */
const PAUSE_MS = 16_000;

/** Uploads that are cut off at a random moment; then each is either whole or was never there. */
async function uploadRound(product, round, figures, problems) {
  const ask = await signIn(product, `upload-${round}@example.com`);
  const images = await Promise.all(Array.from({ length: UPLOADS }, () => uniqueImage()));
  const sent = images.map((image) => upload(ask, image).catch(() => null));
  await sleep(40 + Math.random() * 500);
  await kill(product, 'api');
  const answers = await Promise.all(sent);
  await untilHealthy(product);
  for (const [index, image] of images.entries()) {
    const answer = answers[index];
    if (answer?.status === 201) {
      figures.acknowledged += 1;
      const body = await answer.json().catch(() => null);
      if (body && !(await isWhole(ask, body.screenshot_id, image))) {
        figures.lost += 1;
        problems.push(`round ${round}: an acknowledged upload is not whole`);
      }
    }
    const again = await upload(ask, image);
    const id = await idOf(again);
    if (![201, 409].includes(again.status) || !(await isWhole(ask, id, image))) {
      problems.push(`round ${round}: sending again answered ${again.status}`);
    }
  }
}

async function idOf(answer) {
  const body = await answer.json();
  return body.screenshot_id ?? body.existing_screenshot?.id;
}

/** The worker dies while it reads; all is read in the end. */
async function readingRound(product, round, figures, problems) {
  const ask = await signIn(product, `read-${round}@example.com`);
  const ids = [];
  for (const words of ['Invoice', 'Meeting']) {
    ids.push(await idOf(await upload(ask, await uniqueImage(words))));
  }
  await until(async () => (await statesOf(ask)).some((state) => state !== 'pending'), 20_000);
  await sleep(Math.random() * 200);
  await kill(product, 'worker');
  const isDone = await until(
    async () => (await statesOf(ask)).every((it) => it === 'done'),
    STUCK_MS,
  );
  if (isDone) return;
  figures.stuck += 1;
  problems.push(`round ${round}: ${JSON.stringify(await statesOf(ask))} of ${ids.length}`);
}

async function statesOf(ask) {
  const rows = await (await ask('/api/screenshots')).json();
  return rows.map((row) => row.processing_status);
}

/** The program that dies, and what it dies of. */
const PLAYS = { api: uploadRound, worker: readingRound };

export async function drill(options) {
  const rounds = options.includes('--short') ? 5 : 100;
  const figures = { kills: 0, acknowledged: 0, lost: 0, orphans: 0, drift: 0, stuck: 0 };
  const problems = [];
  const product = await startProduct();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      // In turns, so that one recovers from its death while the other is killed.
      for (const [door, play] of Object.entries(PLAYS)) {
        await sleep(product.killedAt[door] + PAUSE_MS - Date.now());
        await play(product, round, figures, problems);
        figures.kills += 1;
      }
    }
    await untilHealthy(product);
    await inspect(product, figures, problems);
  } finally {
    await product.stop();
    if (problems.length > 0) console.error(readLog(product));
  }
  console.log(
    Object.entries(figures)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
  );
  return problems;
}

function readLog({ log }) {
  return log().split('\n').slice(-40).join('\n');
}
