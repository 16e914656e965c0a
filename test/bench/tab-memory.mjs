// The memory of a tab in which somebody scrolls for a long time.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inBareTab } from './bare-tab.mjs';

const KIBIBYTES_A_MB = 1e6 / 1024;
const PATIENCE_MS = 30_000;
/** Long enough for a page of the list to arrive and be drawn. */
const PAUSE_MS = 60;
/** The browser collects its garbage after ten to twenty seconds without work; nothing is forced. */
const REST_MS = 30_000;
const SCREENS_AT_ONCE = 3;

/** MB of the largest renderer, as the browser's own task manager counts it: pages that belong to this process only. */
async function rendererMemory(browserSession) {
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) / KIBIBYTES_A_MB;
    });
  return Math.max(...sizes);
}

/** Scrolls on, as far as what is loaded. Tells the highest item so far; 0 before the first one is drawn. */
const SCROLL = `(() => {
  const most = (document.documentElement?.scrollHeight ?? 0) - window.innerHeight;
  window.scrollTo(0, Math.min(window.scrollY + ${SCREENS_AT_ONCE} * window.innerHeight, most));
  const indices = [...document.querySelectorAll('[data-index]')];
  return Math.max(0, ...indices.map((it) => Number(it.getAttribute('data-index')) + 1));
})()`;

/** MB at the end and at most, and the items that were reached. */
export const scrollOn = (bench, milliseconds) =>
  inBareTab(bench, async (ask, browserSession) => {
    const late = Date.now() + PATIENCE_MS;
    while ((await ask(SCROLL)) === 0) {
      if (Date.now() > late) throw new Error('the gallery shows nothing');
      await wait(PAUSE_MS);
    }
    const end = Date.now() + milliseconds;
    let peak = 0;
    let items = 0;
    for (let n = 0; Date.now() < end; n += 1) {
      items = Math.max(items, await ask(SCROLL));
      await wait(PAUSE_MS);
      if (n % 20 === 0) peak = Math.max(peak, await rendererMemory(browserSession));
    }
    await wait(REST_MS);
    const megabytes = await rendererMemory(browserSession);
    return { megabytes, peak: Math.max(peak, megabytes), items };
  });
