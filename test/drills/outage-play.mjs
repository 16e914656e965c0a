// One outage under load, and what it left: used by the drills that take a part of the product away.
import { isWhole, until } from './inspect.mjs';
import { Load } from './load.mjs';
import { sleep, upload } from './product.mjs';

const RECOVERY_MS = 5_000;
/** A busy machine reads slowly: only images that do not go on are stuck. */
const NOTHING_READ_MS = 60_000;
const WORK = ['upload', 'list', 'image', 'thumbnail', 'edit'];

/** The sums of all outages of a drill. */
export const noFigures = () => ({
  ...{ answers: 0, refused: 0, wrong: 0, lost: 0, recovery: 0 },
  ...{ unread: 0, failed: 0, orphans: 0, drift: 0 },
});

/** One outage under load: records the answers meanwhile, and the time until everything works again. */
export async function play(
  what,
  { product, ask, allowed, mustFail, stop, start, forMs },
  figures,
  problems,
) {
  const load = new Load(ask, product.url);
  await sleep(1_500);
  // An outage before the first upload would try little.
  await until(() => load.stored.size > 0, 30_000);
  const from = Date.now();
  await stop();
  await sleep(forMs);
  await start();
  const back = Date.now();
  const kinds = [...WORK, 'ready'];
  await until(() => load.recoveredAt(back, kinds) < Infinity, 30_000);
  const recovery = load.recoveredAt(back, kinds) - back;
  const last = kinds.find((kind) => load.recoveredAt(back, [kind]) - back === recovery);
  await sleep(500);
  await load.stop();
  const wrong = load.answers.filter(({ status, body }) => !isAllowed(status, body, allowed));
  const refused = load.answers.filter(({ status }) => allowed.includes(status));
  const early = load.answers.filter(({ at, status }) => at < from && status >= 400);
  const dead = load.answers.filter(({ kind, status }) => kind === 'live' && status !== 200);
  const lost = await countLost(ask, load, problems);
  console.log(
    `${what}: ${load.answers.length} answers, ${refused.length} refused (${allowed.join('/')}), others ${wrong.length}, ` +
      `recovery ${recovery} ms (${last}), lost ${lost}`,
  );
  figures.answers += load.answers.length;
  figures.refused += refused.length;
  figures.wrong += wrong.length + early.length + dead.length;
  figures.lost += lost;
  figures.recovery = Math.max(figures.recovery, recovery);
  if (recovery > RECOVERY_MS)
    problems.push(`${what}: it took ${recovery} ms until all worked again, last of all ${last}`);
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

/** Waits until every image is read. */
export async function allRead(ask, figures, problems) {
  const statesOf = async () =>
    (await (await ask('/api/screenshots?limit=200')).json()).map((row) => row.processing_status);
  const unread = async () => (await statesOf()).filter((state) => state !== 'done');
  let left = await unread();
  const isFewerThan = (count) => async () => (left = await unread()).length < count;
  while (left.length > 0 && (await until(isFewerThan(left.length), NOTHING_READ_MS)));
  figures.unread = left.length;
  figures.failed = left.filter((state) => state === 'failed').length;
  if (left.length > 0) problems.push(`${left.length} images are not read: ${left.join(', ')}`);
}
