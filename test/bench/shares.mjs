// shares: the cost of the page of a link, and the views of one link in a second.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { childOf } from './cpu.mjs';
import { storeOne } from './images.mjs';
import { signIn, withFloor } from './lib.mjs';
import { cpuRatios, judge } from './measures.mjs';

/** A page takes a few tenths of a millisecond; many people look at one link at a time. */
const LOAD = { requests: 5_000, connections: 50 };
const SECONDS = 5;
/** Of a static file with the same bytes: at least half as many views for the same processor time. */
const BAR = 2;

/** A link of one screenshot, whose redacted copy is there; returns the path of its page. */
async function shareOne({ url }, headers, id) {
  const answer = await fetch(`${url}/api/shares`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ screenshot_ids: [id] }),
  });
  const { pathname } = new URL((await answer.json()).url);
  for (;;) {
    const { items } = await (await fetch(`${url}/api${pathname}`)).json();
    if (items.every((it) => it.is_ready)) return pathname;
    await sleep(200);
  }
}

const isPage = (body) => body.includes('Report this page');

/** Views in a second under this load; each is that of another visitor, and is counted. */
async function viewsOf(url) {
  const { requests } = await autocannon({ url, connections: LOAD.connections, duration: SECONDS });
  return requests.average;
}

export async function sharePageCost({ product }) {
  const { url, dataDir } = product;
  const headers = { cookie: await signIn(url, `shares-${Date.now()}@example.com`) };
  const path = await shareOne(product, headers, await storeOne(product, headers));
  const folder = mkdtempSync(join(tmpdir(), 'shotvault-page-'));
  try {
    const page = await (await fetch(`${url}${path}`)).text();
    writeFileSync(join(folder, 'page.html'), page);
    return await withFloor('files', { FOLDER: folder }, async (floor) => {
      const ours = { url: `${url}${path}`, pid: childOf(product.pid, 'server/api.js'), dataDir };
      const least = { url: `${floor.url}/page.html`, pid: floor.pid, dataDir };
      const found = await cpuRatios(ours, least, isPage, LOAD);
      const [views, files] = [await viewsOf(ours.url), await viewsOf(least.url)];
      console.log(
        `${Math.round(views)} views a second of one link, ${Math.round(files)} of a static file ` +
          `(${(views / files).toFixed(2)})`,
      );
      return [judge('shares', 'page of a link, CPU, ours / @fastify/static', found, BAR)];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
