// shares: views of one link in a second, beside those of a static file with the same bytes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { storeOne } from './images.mjs';
import { median, ROUNDS, signIn, withFloor } from './lib.mjs';
import { judge } from './measures.mjs';

/** Many people look at one link at a time. */
const LOAD = { duration: 3, connections: 50 };
/** A static file with the same bytes is sent at most twice as often. */
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

/** Answers in a second; each view is that of another visitor, and is counted. */
async function rateOf(url) {
  const { requests, non2xx, errors } = await autocannon({ url, ...LOAD });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused`);
  return requests.average;
}

export async function sharePageCost({ product }) {
  const { url } = product;
  const headers = { cookie: await signIn(url, `shares-${Date.now()}@example.com`) };
  const path = await shareOne(product, headers, await storeOne(product, headers));
  const folder = mkdtempSync(join(tmpdir(), 'shotvault-page-'));
  try {
    const page = await (await fetch(`${url}${path}`)).text();
    writeFileSync(join(folder, 'page.html'), page);
    return await withFloor('files', { FOLDER: folder }, async (floor) => {
      const rates = [];
      for (let n = 0; n <= ROUNDS; n += 1)
        rates.push([await rateOf(`${url}${path}`), await rateOf(`${floor.url}/page.html`)]);
      // The first round warms both up.
      const [views, files] = [0, 1].map((at) => median(rates.slice(1).map((both) => both[at])));
      console.log(`${Math.round(views)} views a second, ${Math.round(files)} of a static file`);
      const found = rates.slice(1).map(([ours, least]) => least / ours);
      return [judge('shares', 'views of one link, time, ours / @fastify/static', found, BAR)];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
