// web: the waiting times of a person in a real browser, on a fast machine and on one with a quarter of its speed.
import { openBrowser } from '../shots/camera.mjs';
import { median, printAmount } from './lib.mjs';
import { inWindow, picture } from './windows.mjs';

/** The median of this many visits counts. */
const LOADS = 3;
const PATIENCE_MS = 30_000;
/** A page counts as drawn after this long without changes. */
const REST_MS = 800;
/** Long enough for an interaction to be drawn and reported, also by a slow machine. */
const REPORT_MS = 700;
const TIME = { isTime: true };
const MOST_SHIFT = 0.02;
const MOST_NODES = 1500;

const SPEEDS = [
  { name: 'CPU 1x', rate: 1, paint: 1.2, reaction: 100 },
  { name: 'CPU 4x', rate: 4, paint: 2.5, reaction: 200 },
];
const PAGES = [
  { path: '/about', waitsFor: 'h1' },
  { path: '/gallery', waitsFor: 'main img' },
  { path: '/calendar', waitsFor: 'table' },
];

/** Runs in the page before its own code: collects the browser's measurements. */
function observe() {
  const found = { paint: 0, shift: 0, reactions: /** @type {number[]} */ ([]) };
  const on = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('largest-contentful-paint', (entry) => (found.paint = entry.startTime / 1000));
  on('layout-shift', (entry) => (found.shift += entry.hadRecentInput ? 0 : entry.value));
  on('event', (entry) => entry.interactionId && found.reactions.push(entry.duration), {
    durationThreshold: 16,
  });
  Object.assign(window, { __vitals: found });
}

const vitals = (page) => page.evaluate(() => /** @type {any} */ (window).__vitals);
const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('*').length);

/** A page in a fresh window, and the result of `look`. */
const visit = (bench, { path, waitsFor }, rate, look) =>
  inWindow(bench, async (page, session) => {
    await page.addInitScript(observe);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(`${bench.url}${path}`);
    await page.locator(waitsFor).first().waitFor({ timeout: PATIENCE_MS });
    await page.waitForTimeout(REST_MS);
    return look(page);
  });

async function times(count, work) {
  const results = [];
  for (let n = 0; n < count; n += 1) results.push(await work());
  return results;
}

/** The browser reports in steps of 8 ms, and below 16 ms not at all. */
const UNREPORTED_MS = 16;

/** The longest reaction time of the page during `act`. */
async function reactionTo(page, act) {
  await page.evaluate(() => Object.assign(/** @type {any} */ (window).__vitals, { reactions: [] }));
  await act();
  await page.waitForTimeout(REPORT_MS);
  const { reactions } = await vitals(page);
  return Math.max(UNREPORTED_MS, ...reactions);
}

const INTERACTIONS = {
  'typing a filter': async (page) => {
    const field = page.getByRole('searchbox');
    await field.click();
    await field.pressSequentially('invoice', { delay: 60 });
  },
  'opening the viewer': async (page) => {
    await page.getByRole('searchbox').fill('');
    await page.locator('main li a, main [role="gridcell"] a').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  },
  'opening a menu': (page) => page.getByRole('button', { name: /^Account of/ }).click(),
};

/** The longest reaction to each of them. */
async function react(page) {
  const found = {};
  for (const [what, act] of Object.entries(INTERACTIONS)) {
    found[what] = await reactionTo(page, () => act(page));
  }
  return found;
}

async function ofLoads(bench, page, { name, rate, paint }) {
  const loads = await times(LOADS, () =>
    visit(bench, page, rate, async (it) => ({ ...(await vitals(it)), nodes: await nodesOf(it) })),
  );
  const middle = (key) => median(loads.map((load) => load[key]));
  const what = `${page.path}, ${name}`;
  return [
    printAmount('web', 's', `largest paint of ${what}`, middle('paint'), paint, TIME),
    printAmount('web', '', `layout shift of ${what}`, middle('shift'), MOST_SHIFT),
    printAmount('web', 'elements', `on ${what}`, middle('nodes'), MOST_NODES),
  ];
}

async function ofInteractions(bench, { name, rate, reaction }) {
  const found = await times(LOADS, () => visit(bench, PAGES[1], rate, react));
  return Object.keys(INTERACTIONS).map((what) => {
    const middle = median(found.map((it) => it[what]));
    return printAmount('web', 'ms', `next paint after ${what}, ${name}`, middle, reaction, TIME);
  });
}

export async function webVitals({ product: { url }, small: person }) {
  const browser = await openBrowser();
  const bench = { browser, url, person, image: await picture() };
  const verdicts = [];
  try {
    for (const speed of SPEEDS) {
      for (const page of PAGES) verdicts.push(...(await ofLoads(bench, page, speed)));
      verdicts.push(...(await ofInteractions(bench, speed)));
    }
    return verdicts;
  } finally {
    await browser.close();
  }
}
