// The memory of a tab in which somebody scrolls for a long time.
import { readFileSync } from 'node:fs';
import { inWindow } from './windows.mjs';

const KIBIBYTES_A_MB = 1e6 / 1024;
const PATIENCE_MS = 30_000;
/** Long enough for a page of the list to arrive and be drawn. */
const PAUSE_MS = 60;
/** By then the browser has collected its garbage; nothing is forced. */
const REST_MS = 10_000;
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

/** Scrolls on, as far as what is loaded; at the end of everything back to the top. Tells the highest item so far. */
const scroll = (page) =>
  page.evaluate((screens) => {
    const { scrollHeight } = document.documentElement;
    const most = scrollHeight - window.innerHeight;
    const isEnd = window.scrollY >= most - 1;
    const hasMore = document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount') === '-1';
    const next = isEnd && !hasMore ? 0 : window.scrollY + screens * window.innerHeight;
    window.scrollTo(0, Math.min(next, most));
    const indices = [...document.querySelectorAll('[data-index]')];
    return Math.max(0, ...indices.map((it) => Number(it.getAttribute('data-index')) + 1));
  }, SCREENS_AT_ONCE);

/** MB at the end and at most, and the items that were reached. */
export const scrollOn = (bench, milliseconds) =>
  inWindow(bench, async (page) => {
    const browserSession = await bench.browser.newBrowserCDPSession();
    await page.goto(`${bench.url}/gallery`);
    await page.locator('main img').first().waitFor({ timeout: PATIENCE_MS });
    const end = Date.now() + milliseconds;
    let peak = 0;
    let items = 0;
    for (let n = 0; Date.now() < end; n += 1) {
      items = Math.max(items, await scroll(page));
      await page.waitForTimeout(PAUSE_MS);
      if (n % 20 === 0) peak = Math.max(peak, await rendererMemory(browserSession));
    }
    await page.waitForTimeout(REST_MS);
    const megabytes = await rendererMemory(browserSession);
    await browserSession.detach();
    return { megabytes, peak: Math.max(peak, megabytes), items };
  });
