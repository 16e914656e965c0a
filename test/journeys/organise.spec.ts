import type { Browser, Locator, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(60_000);

let server: RunningServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('article').filter({ hasText: name });
const open = (path: string) => page.goto(`${server.url}${path}`);

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, `${server.url}/gallery`, 'organise@example.com');
  const buffer = await textImage(['Garden plan']);
  await page
    .locator('#upload-files')
    .setInputFiles([{ name: 'garden.png', mimeType: 'image/png', buffer }]);
  await page.getByText('1 screenshot', { exact: true }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('creates a collection, not without a name, and changes it', async () => {
  await open('/collections');
  await page.getByText('No collections yet').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await button('Create Collection').first().click();
  await dialog().getByLabel('Name').fill('   ');
  await page.keyboard.press('Enter');
  await dialog().getByLabel('Name').fill('Garden');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await card('Garden').hover();
  await button('Edit Garden').click();
  await dialog().getByLabel('Name').fill('Terrace');
  await page.keyboard.press('Enter');
  await card('Terrace').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
});

it('takes in a screenshot from the viewer and opens with it', async () => {
  await open('/gallery');
  await page.getByRole('grid').getByRole('link').first().click();
  await dialog().getByRole('button', { name: 'Add to collection' }).first().click();
  await page.getByRole('list', { name: 'Collections' }).getByRole('button').first().click();
  await page.getByText('Added to Terrace').waitFor();
  await open('/collections');
  await card('Terrace').getByText('1 screenshot').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await card('Terrace').getByRole('link').click();
  await page.waitForURL(/\/gallery\?collection_id=/);
  await page.getByText('1 screenshot', { exact: true }).waitFor();
});

it('deletes a collection after a question and takes it back', async () => {
  await open('/collections');
  await card('Terrace').hover();
  await button('Delete Terrace').click();
  await button('Delete').click();
  await page.getByText('No collections yet').waitFor();
  await button('Undo').focus();
  await page.keyboard.press('Enter');
  await card('Terrace').getByText('1 screenshot').waitFor();
  await button('Undo').waitFor({ state: 'detached' });
  // The button that asked is gone, and the toast has left with the focus.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

it('keeps favorites until the heart is taken away, and brings them back', async () => {
  await open('/favorites');
  await page.getByRole('link', { name: 'Browse Gallery' }).waitFor();
  await open('/gallery');
  await page.getByRole('grid').getByRole('link').first().hover();
  await page
    .getByRole('button', { name: /^Add .* to favorites$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Remove .* from favorites$/ })
    .first()
    .waitFor();
  await open('/favorites');
  await page.getByText('1 screenshot · Personal').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Remove .* from favorites$/ })
    .first()
    .click();
  await page.getByText('No favorites yet').waitFor();
  await button('Undo').click();
  await page.getByText('1 screenshot · Personal').waitFor();
});

/** The distance around its middle at which an element reacts to a finger, in pixels. */
const reachOf = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isHeard = (left: number, top: number) =>
      element.contains(document.elementFromPoint(left, top));
    const count = (isHorizontal: boolean) => {
      const heard = Array.from({ length: 100 }, (_, step) => step - 50).filter((step) =>
        isHeard(
          x + width / 2 + (isHorizontal ? step : 0),
          y + height / 2 + (isHorizontal ? 0 : step),
        ),
      );
      return heard.length;
    };
    return Math.min(count(true), count(false));
  });

/** A long press; Playwright's own taps end at once. */
async function restOn(phone: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await phone.locator(selector).boundingBox())!;
  const session = await phone.context().newCDPSession(phone);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 3 }]);
  await phone.waitForTimeout(700);
  await touch('touchEnd', []);
}

it.each(['grid', 'compact', 'list'])('lets fingers act on a card of the %s', async (mode) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
  });
  const phone = await context.newPage();
  await phone.goto(`${server.url}/gallery?mode=${mode}`);
  const menu = phone.getByRole('button', { name: /^Actions for/ });
  await menu.waitFor();
  const selected = phone.getByRole('toolbar').getByText('1 selected');
  const isSmall = mode === 'compact';
  if (isSmall) {
    // Nothing lies over the picture until a long press: a tap on its corner opens it.
    expect(await reachOf(menu)).toBe(0);
    await restOn(phone, '[data-index="0"]');
    await selected.waitFor();
  }
  // A finger reaches it once all of it is on the screen.
  await menu.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    window.scrollBy(0, 12);
  });
  expect(await reachOf(menu)).toBeGreaterThanOrEqual(44);
  await menu.tap();
  await phone.getByRole('menuitem', { name: 'Re-run AI' }).waitFor();
  expect(await accessibilityFindings(phone)).toEqual([]);
  await phone.getByRole('menuitem', { name: 'Add to collection' }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Terrace' }).waitFor();
  await phone.keyboard.press('Escape');
  if (!isSmall) await restOn(phone, '[data-index="0"]');
  await selected.waitFor();
  expect(await accessibilityFindings(phone)).toEqual([]);
  await context.close();
});

it('has a search for tags from two characters', async () => {
  await open('/tags');
  await page.getByPlaceholder('Search tags... (minimum 2 characters)').fill('qxqx');
  await page.getByText(/^No (matching tags|tags yet)$/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});
