// P12: the cost of scrolling through a large vault in the page.
import { openBrowser } from '../shots/camera.mjs';
import { printAmount, ROUNDS } from './lib.mjs';
import { judge } from './measures.mjs';
import { inWindow, picture } from './windows.mjs';

const SCREENS = 50;
/** Long enough for a page of the list to arrive and be drawn. */
const PAUSE_MS = 80;
const PATIENCE_MS = 30_000;
const MOST_NODES = 1500;
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Seconds of script and layout so far. */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const byName = new Map(metrics.map(({ name, value }) => [name, value]));
  return WORK.reduce((sum, name) => sum + byName.get(name), 0);
}

const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Scrolls one screen; at the end of the loaded rows it waits for the next page. */
async function scrollTo(page, screen) {
  await page.waitForFunction(
    (wanted) => {
      window.scrollTo(0, wanted * window.innerHeight);
      return Math.abs(window.scrollY - wanted * window.innerHeight) < 2;
    },
    screen,
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  await page.waitForTimeout(PAUSE_MS);
}

/** Seconds of work for all screens, and the largest number of elements. */
const scrollThrough = (bench) =>
  inWindow(bench, async (page, session) => {
    await page.goto(`${bench.url}/gallery`);
    await page.locator('main img').first().waitFor({ timeout: PATIENCE_MS });
    await session.send('Performance.enable');
    const before = await workOf(session);
    let nodes = 0;
    for (let screen = 1; screen <= SCREENS; screen += 1) {
      await scrollTo(page, screen);
      nodes = Math.max(nodes, await nodesOf(page));
    }
    return { seconds: (await workOf(session)) - before, nodes };
  });

export async function scrolling({ crowd: { url }, middle, thousand }) {
  const image = await picture();
  const browser = await openBrowser();
  try {
    const found = [];
    const nodes = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const many = await scrollThrough({ browser, url, person: middle, image });
      const few = await scrollThrough({ browser, url, person: thousand, image });
      found.push(many.seconds / few.seconds);
      nodes.push(many.nodes);
    }
    return [
      judge('P12', `scroll of ${SCREENS} screens, script and layout, many / 1k`, found, 1.5),
      printAmount('P12', 'elements', 'most on the page meanwhile', Math.max(...nodes), MOST_NODES),
    ];
  } finally {
    await browser.close();
  }
}
