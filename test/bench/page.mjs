// P16: what a tab costs who works in it: the time from each press to the next paint on a machine with a quarter of the
// speed, and the memory after a long scroll. `npm run budgets` holds the download of a first visit.
import { openBrowser } from '../shots/camera.mjs';
import { median, printAmount } from './lib.mjs';
import { TASKS } from './page-tasks.mjs';
import { scrollOn } from './tab-memory.mjs';
import { inWindow, picture } from './windows.mjs';

const SLOWER = 4;
/** The middle of this many journeys counts. */
const JOURNEYS = 3;
const SHARE = 0.98;
const MOST_MS = 200;
const MOST_MB = 150;
/** An event is reported after its paint; a slow machine needs a while. */
const REPORT_MS = 700;
/** The browser says nothing of what is faster, but counts it. */
const UNREPORTED_MS = 16;
const MANY = 100_000;
const MINUTES = { short: 4, long: 30 };

/** Runs in the page before its own code: the longest event of each interaction. */
function observe() {
  const longest = new Map();
  const take = (/** @type {any} */ { interactionId: id, duration, name }) => {
    if (id && !(longest.get(id)?.duration >= duration)) longest.set(id, { duration, name });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(
    /** @type {PerformanceObserverInit} */ ({
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    }),
  );
  Object.assign(window, { __longest: longest });
}

/** All interactions so far: those that were reported, and the number of all. */
const interactions = (page) =>
  page.evaluate(() => ({
    reported: [.../** @type {any} */ (window).__longest.values()],
    count: /** @type {any} */ (performance).interactionCount,
  }));

/** The durations of one task, those that were not reported as the shortest. */
async function timesOf(page, task) {
  const before = await interactions(page);
  await task(page);
  await page.waitForTimeout(REPORT_MS);
  const after = await interactions(page);
  const reported = after.reported.slice(before.reported.length).map(({ duration }) => duration);
  const silent = after.count - before.count - reported.length;
  return [...reported, ...Array.from({ length: Math.max(0, silent) }, () => UNREPORTED_MS)];
}

/** Times of each task by its name. */
const journey = (bench) =>
  inWindow(bench, async (page, session) => {
    await page.addInitScript(observe);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${bench.url}/gallery`);
    await page.locator('main img').first().waitFor();
    const found = {};
    for (const [name, task] of Object.entries(TASKS)) {
      try {
        found[name] = await timesOf(page, task);
      } catch (error) {
        throw new Error(`${name}: ${error.message}`);
      }
    }
    return found;
  });

const share = (times) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * SHARE) - 1];

async function reactions(bench) {
  const journeys = [];
  for (let n = 0; n < JOURNEYS; n += 1) journeys.push(await journey(bench));
  for (const name of Object.keys(TASKS)) {
    const worst = journeys.map((found) => Math.max(...found[name]));
    console.log(`     ${name}: ${median(worst)} ms at worst`);
  }
  const all = journeys.map((found) => Object.values(found).flat());
  const what = `next paint, p98 of ${median(all.map((it) => it.length))} interactions, CPU ${SLOWER}x`;
  return printAmount('P16', 'ms', what, median(all.map(share)), MOST_MS, { isTime: true });
}

async function memory(bench, minutes) {
  const { megabytes, peak, items } = await scrollOn(bench, minutes * 60_000);
  console.log(`     ${items} items in ${minutes} minutes, ${peak.toFixed(0)} MB at most meanwhile`);
  return printAmount('P16', 'MB', `memory of the tab after them`, megabytes, MOST_MB);
}

export async function pageCost({ product, crowd, small, middle, large, isLong }) {
  const browser = await openBrowser();
  const image = await picture();
  const many = large.rows === MANY ? large : middle;
  try {
    return [
      await reactions({ browser, image, url: product.url, person: small }),
      await memory(
        { browser, image, url: crowd.url, person: many },
        isLong ? MINUTES.long : MINUTES.short,
      ),
    ];
  } finally {
    await browser.close();
  }
}
