// npm run hero   the stepped pictures of the landing page, taken from the product itself, into web/public/hero;
//                needed only when the screens in them have changed
import './lib/node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openBrowser, openWindow, SCHEMES } from '../test/shots/camera.mjs';
import { gather } from '../test/shots/cast.mjs';
import { startProduct } from '../test/bench/lib.mjs';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/run.mjs';

const FOLDER = join(ROOT, 'web/public/hero');
const SIZES = { wide: { width: 1180, height: 660 }, narrow: { width: 390, height: 640 } };
const QUALITY = 80;
const SETTLE_MS = 900;
/** The studio of an invoice with two letters swapped. */
const TYPED = 'riverbnak';

/** @param {import('playwright-core').Page} page */
async function open(page) {
  await page.getByRole('grid').getByRole('link').first().click();
  await page.locator('#hit-0').waitFor();
}

/** @param {import('playwright-core').Page} page */
async function explain(page) {
  const show = page.getByRole('button', { name: 'Show details' });
  if (await show.isVisible()) await show.click();
  await page.getByRole('button', { name: 'Explain' }).click();
}

const steps = [['search'], ['found', open], ['why', explain]];

/** @param {import('playwright-core').Page} page @param {keyof typeof SIZES} size */
async function photographSteps(page, size) {
  for (const [name, act] of steps) {
    if (typeof act === 'function') await act(page);
    for (const colorScheme of /** @type {('light' | 'dark')[]} */ (SCHEMES)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(SETTLE_MS);
      const webp = await sharp(await page.screenshot()).webp({ quality: QUALITY, effort: 6 });
      writeFileSync(join(FOLDER, `${name}-${size}-${colorScheme}.webp`), await webp.toBuffer());
    }
  }
}

mkdirSync(FOLDER, { recursive: true });
await build();
const dataDir = mkdtempSync(join(tmpdir(), 'shotvault-hero-'));
const product = await startProduct(dataDir);
let browser;
try {
  const cast = await gather(product, ['full']);
  browser = await openBrowser();
  for (const size of /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES))) {
    const { url } = product;
    const context = await openWindow(browser, { url, person: cast.full, size });
    const page = await context.newPage();
    await page.setViewportSize(SIZES[size]);
    await page.goto(`${url}/gallery?q=${TYPED}`);
    await page.locator('[role="grid"] svg rect').first().waitFor({ state: 'attached' });
    await photographSteps(page, size);
    await context.close();
  }
} finally {
  await browser?.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
