import type { Browser, BrowserContext, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { openBrowser, signIn } from './support/browser';
import { uploadImage, waitUntilRead } from './support/reading';
import { type RunningServer, startServer } from './support/server';

// The buttons and keys of the browser itself: back, forward, a tab for a link.
jest.setTimeout(120_000);

const SHOTS = 12;
const FAR = 900;
/** A position of scrolling may be off by a part of a pixel. */
const NEAR = 2;

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  // Narrow, so that few screenshots make a long page.
  context = await browser.newContext({ viewport: { width: 390, height: 500 } });
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, server.url, 'nora@example.com');
  await server.givePlan('nora@example.com', 'Gold');
  for (let n = 0; n < SHOTS; n += 1)
    await uploadImage(page, server.url, `shot ${n}.png`, await textImage([`Harbor ${n}`]));
  // Titles and kinds that arrive later change the height of the page.
  await waitUntilRead(page, server.url);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(() => expect(faults).toEqual([]));

const cards = () => page.getByRole('grid').getByRole('link');
const dialog = () => page.getByRole('dialog');
const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const strip = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first();
const isAt = (height: number) =>
  page.waitForFunction(([at, near]) => Math.abs(window.scrollY - at!) <= near!, [height, NEAR]);
const openGallery = async () => {
  await page.goto(`${server.url}/gallery`);
  await cards().first().waitFor();
};

it('shows a page where it was left, back and forward', async () => {
  await openGallery();
  await page.evaluate((y) => window.scrollTo(0, y), FAR);
  await isAt(FAR);
  await strip('Teams').click();
  await heading('Teams');
  await isAt(0);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.goBack();
  await heading('Gallery');
  await isAt(FAR);
  await page.goForward();
  await heading('Teams');
  await isAt(0);
});

it('shows a page where it was left after a reload', async () => {
  await openGallery();
  await page.evaluate((y) => window.scrollTo(0, y), FAR);
  await isAt(FAR);
  await page.reload();
  await cards().first().waitFor();
  await isAt(FAR);
  // Later loads move it no more.
  await page.mouse.wheel(0, -FAR);
  await isAt(0);
});

it('leaves a click with a key to the browser, which opens a tab', async () => {
  await openGallery();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    cards()
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  expect(new URL(page.url()).search).toBe('');
  await tab.getByRole('dialog').waitFor();
  await tab.close();
});

it('closes the viewer on the way back, also with a dialog before it', async () => {
  await openGallery();
  await cards().first().click();
  await dialog().waitFor();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await page.goForward();
  await dialog().waitFor();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await cards().first().click();
  await dialog().waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
});

it('skips to the content, and back', async () => {
  await strip('Teams').click();
  await heading('Teams');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#main$/);
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.goBack();
  await page.waitForURL(/\/teams$/);
  await heading('Teams');
});
