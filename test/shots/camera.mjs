// Takes the pictures: each screen wide and narrow, in light and in dark, from one page load for both.
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

export const openBrowser = () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium; set CHROME to the path of one.');
  return chromium.launch({ executablePath, args: FLAGS });
};

/** A window of this size, in which this person is signed in. */
export async function openWindow(browser, { url, person, size }) {
  const isTouch = size === 'narrow';
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: isTouch,
    reducedMotion: 'reduce',
  });
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
  // Not the quiet of the network: the stream of events never ends. A picture that fails is shown as such.
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete), null, {
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
}

/** How far the page is wider than its window; a page must not scroll sideways. */
const overflowOf = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

// A window as tall as its page: in a picture of more than the window, bars would stand in its middle.
const heightOf = (page) => page.evaluate(() => document.documentElement.scrollHeight);

/** One screen in both schemes; answers the files and what is wrong with them. */
export async function take(context, scene, { url, idOf, folder, size }) {
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await page.emulateMedia({ colorScheme: 'light' });
    await scene.before?.(page);
    const path = typeof scene.path === 'function' ? scene.path(idOf) : scene.path;
    await page.goto(`${url}${path}`);
    await page
      .locator(scene.waitsFor ?? 'h1')
      .first()
      .waitFor();
    await settle(page);
    await scene.act?.(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, media: scene.media ?? 'screen' });
      await settle(page);
      if (scene.isWhole)
        await page.setViewportSize({ ...SIZES[size], height: await heightOf(page) });
      const file = `${scene.name}-${size}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file) });
    }
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${overflow} px wider than the window`);
  } catch (error) {
    faults.push(error.message.split('\n')[0]);
  } finally {
    await page.close();
  }
  return faults;
}
