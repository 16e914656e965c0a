// Visits the screens: each wide and narrow, in light and in dark, from one page load for both.
import { chromium } from 'playwright-core';
import { join } from 'node:path';
import { findChromium } from '../../scripts/lib/stages.mjs';

export const SIZES = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
};
export const SCHEMES = ['light', 'dark'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const SETTLE_MS = 350;
const PATIENCE_MS = 3_000;
const ACT_MS = 15_000;

export const openBrowser = () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium; set CHROME to the path of one.');
  return chromium.launch({ executablePath, args: FLAGS });
};

/** A window of this size with this person signed in; `serviceWorkers` may be blocked. */
export async function openWindow(browser, { url, person, size, serviceWorkers = 'allow' }) {
  const isTouch = size === 'narrow';
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: isTouch,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  context.setDefaultTimeout(ACT_MS);
  const pairs = person?.cookie.split('; ') ?? [];
  const cookies = pairs.map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
  return context;
}

async function settle(page) {
  await page.evaluate(() => document.fonts.ready);
  // Does not wait for network idle, because the event stream never ends. A broken picture is shown as such.
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete), null, {
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
}

/** The width by which the page exceeds its window; a page must not scroll sideways. */
const overflowOf = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

// A window as tall as its page, because in a larger picture bars would appear in the middle.
const heightOf = (page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Saves a picture of the screen to the folder. */
export const photograph = (folder) => async (page, scene, size, scheme) => {
  if (scene.isWhole) await page.setViewportSize({ ...SIZES[size], height: await heightOf(page) });
  await page.screenshot({ path: join(folder, `${scene.name}-${size}-${scheme}.png`) });
  return [];
};

async function arrive(page, scene, { url, idOf }) {
  await page.emulateMedia({ colorScheme: 'light' });
  await scene.before?.(page);
  const path = typeof scene.path === 'function' ? await scene.path(idOf, page, url) : scene.path;
  await page.goto(`${url}${path}`);
  await page
    .locator(scene.waitsFor ?? 'h1')
    .first()
    .waitFor();
  await settle(page);
  await scene.act?.(page);
}

/** One screen in both schemes, passed to each of `looks`; returns the faults. */
export async function visit(context, scene, { url, idOf, size, looks }) {
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await arrive(page, scene, { url, idOf });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, media: scene.media ?? 'screen' });
      await settle(page);
      for (const look of looks) faults.push(...(await look(page, scene, size, colorScheme)));
    }
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${overflow} px wider than the window`);
  } catch (error) {
    faults.push(error.message.split('\n')[0]);
  } finally {
    await scene.after?.(page);
    await page.close();
  }
  return faults;
}
