// Kill -9 during uploads and during reading loses nothing and leaves nothing behind.
import { inspect, isWhole, until, untilNothingIsRepeated } from './inspect.mjs';
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
/**
 * The time between two kills of a program. Five deaths within a minute end the product on purpose, and five kills take
 * 64 s.
 */
const PAUSE_MS = 16_000;

/** Interrupts uploads when some are answered and others are under way; then each is either complete or absent. */
async function uploadRound(product, round, figures, problems) {
  const ask = await signIn(product, `upload-${round}@example.com`);
  const images = await Promise.all(Array.from({ length: UPLOADS }, () => uniqueImage()));
  let answered = 0;
  const sent = images.map((image) =>
    upload(ask, image)
      .then((answer) => ((answered += 1), answer))
      .catch(() => null),
  );
  const some = Math.floor(Math.random() * UPLOADS);
  await until(async () => answered >= some, 10_000);
  await sleep(Math.random() * (some > 0 ? 50 : 500));
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

/** Kills the worker while it reads; the rounds that follow do not wait until everything is read. */
async function readingRound(product, round, _figures, problems) {
  const ask = await signIn(product, `read-${round}@example.com`);
  for (const words of ['Invoice', 'Meeting']) {
    const { status } = await upload(ask, await uniqueImage(words));
    if (status !== 201) problems.push(`round ${round}: an upload answered ${status}`);
  }
  product.readers.push(ask);
  await until(async () => (await statesOf(ask)).some((state) => state !== 'pending'), 20_000);
  await sleep(Math.random() * 200);
  await untilNothingIsRepeated(product);
  await kill(product, 'worker');
}

/** After the last kill every image is read, also those whose worker was killed. */
async function everythingRead(product, figures, problems) {
  for (const [n, ask] of product.readers.entries()) {
    const isDone = async () => {
      const states = await statesOf(ask);
      return states.length === 2 && states.every((state) => state === 'done');
    };
    if (await until(isDone, STUCK_MS)) continue;
    figures.stuck += 1;
    problems.push(`round ${n + 1}: ${JSON.stringify(await statesOf(ask))} of 2`);
  }
}

async function statesOf(ask) {
  const rows = await (await ask('/api/screenshots')).json();
  return rows.map((row) => row.processing_status);
}

/** The killed program, and the kind of round. */
const PLAYS = { api: uploadRound, worker: readingRound };

export async function drill(options) {
  const rounds = options.includes('--short') ? 5 : 100;
  const figures = { kills: 0, acknowledged: 0, lost: 0, orphans: 0, drift: 0, stuck: 0 };
  const problems = [];
  const product = Object.assign(await startProduct(), { readers: [] });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      // By turns, so that one recovers while the other is killed.
      for (const [door, play] of Object.entries(PLAYS)) {
        await sleep(product.killedAt[door] + PAUSE_MS - Date.now());
        await play(product, round, figures, problems);
        figures.kills += 1;
      }
    }
    await untilHealthy(product);
    await everythingRead(product, figures, problems);
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
