// P6: the cost of a thumbnail.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as bodies from './bodies.mjs';
import { childOf } from './cpu.mjs';
import { signIn, withFloor } from './lib.mjs';
import { cpuRatios, judge } from './measures.mjs';
import { printLeast } from './statements.mjs';
import { png, upload } from './uploads.mjs';

/** A thumbnail takes a tenth of a millisecond. */
const REQUESTS = 3_000;
/** The prepared statements of an image: who asks, and whether its file is theirs. */
const STATEMENTS = ['session of token', 'file for member'];
/** Reading one image takes a few seconds, also on a slow machine. */
const PATIENCE_MS = 120_000;

/**
 * Stores an image and waits until it is read, because reading is not part of serving it.
 * @param {{ url: string }} product
 * @param {Record<string, string>} headers
 * @param {Buffer} [given]
 */
export async function storeOne({ url }, headers, given) {
  const image = given ?? (await png(7 + (Date.now() % 1e6)));
  const { screenshot_id: id } = await upload(`${url}/api/screenshots/upload`, headers, image);
  const process = () => fetch(`${url}/api/screenshots/${id}/process`, { method: 'POST', headers });
  const start = Date.now();
  // 202 means that it continues.
  while ((await process()).status === 202) {
    if (Date.now() - start > PATIENCE_MS)
      throw new Error('The image is not read. Is the queue paused?');
    await sleep(100);
  }
  return id;
}

export async function imageCost({ product, databaseUrl }) {
  const { url, dataDir } = product;
  const pid = childOf(product.pid, 'server/api.js');
  const headers = { cookie: await signIn(url, `images-${Date.now()}@example.com`) };
  const id = await storeOne(product, headers);
  const folder = join(dataDir, 'files', 'w640', id.slice(-2), id.slice(-4, -2));
  return withFloor('files', { FOLDER: folder }, async (floor) => {
    const ours = { url: `${url}/api/screenshots/${id}/image?w=640`, pid, dataDir, headers };
    const least = { url: `${floor.url}/${id}.webp`, pid: floor.pid, dataDir };
    const found = await cpuRatios(ours, least, bodies.isWebp, { requests: REQUESTS });
    const verdict = judge('P6', 'thumbnail, CPU, ours / @fastify/static', found, 2);
    const answer = { names: STATEMENTS, isRight: bodies.isWebp, isRead: true, requests: REQUESTS };
    await printLeast(ours, least, { databaseUrl, ...answer });
    return [verdict];
  });
}
