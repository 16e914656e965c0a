// R10: a backup under load, restored into an empty folder, answers as before and contains every image byte for byte.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { givePlan } from '../support/give-plan.mjs';
import { answersOf, liveIn, OWNER, sha256 } from './lived-in.mjs';
import {
  newFolder,
  operate,
  signIn,
  sleep,
  startProduct,
  uniqueImage,
  upload,
} from './product.mjs';

const BUSY = 'busy@example.com';

/** Uploads, edits and deletes for good, one after another, until it is stopped. */
function startLoad(ask, images) {
  const load = { isOn: true, requests: 0, failed: 0, stored: new Map(), deleted: new Set() };
  const count = (answer) => {
    load.requests += 1;
    if (!answer.ok) load.failed += 1;
    return answer;
  };
  const work = async (share) => {
    for (const image of share) {
      if (!load.isOn) return;
      const { screenshot_id: id } = await count(await upload(ask, image)).json();
      load.stored.set(id, { hash: sha256(image), at: Date.now() });
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ ai_generated_title: `Busy ${load.stored.size}` });
      count(await ask(`/api/screenshots/${id}`, { method: 'PATCH', headers, body }));
      if (load.stored.size % 4 !== 0) continue;
      load.deleted.add(id);
      count(await ask(`/api/screenshots/${id}?forever=true`, { method: 'DELETE' }));
    }
  };
  const half = Math.ceil(images.length / 2);
  load.ended = Promise.all([work(images.slice(0, half)), work(images.slice(half))]);
  return load;
}

async function compareImages(ask, hashes, figures, problems) {
  for (const [id, hash] of hashes) {
    const answer = await ask(`/api/screenshots/${id}/image`);
    // A trashed screenshot only serves its thumbnail.
    if (answer.status === 404 && (await ask(`/api/screenshots/${id}/image?w=640`)).ok) continue;
    figures.images += 1;
    if (sha256(Buffer.from(await answer.arrayBuffer())) === hash) continue;
    figures.unequal += 1;
    problems.push(`${id} is not what was uploaded (${answer.status})`);
  }
}

function compareAnswers(before, after, figures, problems) {
  for (const [path, answer] of Object.entries(before)) {
    figures.answers += 1;
    if (after[path] === answer && answer.startsWith('200 ')) continue;
    figures.different += 1;
    problems.push(
      `${path}\n  before: ${answer.slice(0, 600)}\n  after:  ${after[path].slice(0, 600)}`,
    );
  }
}

/** Checks that everything of the busy person in the archive is complete, and that it contains all earlier data. */
async function compareBusy(ask, load, began, figures, problems) {
  const rows = await (await ask('/api/screenshots?limit=200')).json();
  const found = new Map(rows.map(({ id }) => [id, load.stored.get(id)?.hash]));
  await compareImages(ask, found, figures, problems);
  for (const [id, { at }] of load.stored) {
    if (at > began || load.deleted.has(id) || found.has(id)) continue;
    figures.lost += 1;
    problems.push(`${id} was stored before the backup, and is not in it`);
  }
  figures.busy = found.size;
}

export async function drill(options) {
  const [images, busy] = options.includes('--short') ? [6, 60] : [60, 180];
  const figures = { requests: 0, failed: 0, images: 0, unequal: 0, answers: 0, different: 0 };
  Object.assign(figures, { lost: 0, busy: 0 });
  const problems = [];
  const folder = newFolder();
  const file = join(folder, 'archive.tar');
  let product = await startProduct();
  try {
    const { ask, hashes, teamId } = await liveIn(product, images);
    const before = await answersOf(ask, teamId);
    const other = await signIn(product, BUSY);
    await givePlan(product, BUSY, 'Silver');
    const load = startLoad(
      other,
      await Promise.all(Array.from({ length: busy }, () => uniqueImage())),
    );
    await sleep(1_000);
    const began = Date.now();
    const made = JSON.parse(await operate(product.dataDir, ['--json', 'backup', '-o', file]));
    const backupMs = Date.now() - began;
    load.isOn = false;
    await load.ended;
    Object.assign(figures, { requests: load.requests, failed: load.failed });
    if (load.failed > 0) problems.push(`${load.failed} requests failed while it was made`);
    await product.stop();

    const dataDir = newFolder();
    const start = Date.now();
    const restored = JSON.parse(await operate(dataDir, ['--json', 'restore', file]));
    const restoreMs = Date.now() - start;
    product = await startProduct({ dataDir });
    const again = await signIn(product, OWNER);
    compareAnswers(before, await answersOf(again, teamId), figures, problems);
    await compareImages(again, hashes, figures, problems);
    await compareBusy(await signIn(product, BUSY), load, began, figures, problems);
    console.log(
      `archive: ${made.screenshots} screenshots, ${Math.round(statSync(file).size / 1024)} KB, made in ${backupMs} ms, ` +
        `restored ${restored.screenshots} in ${restoreMs} ms`,
    );
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const shown = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  console.log(shown.join(', '));
  return problems;
}
