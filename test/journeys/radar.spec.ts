/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { focusedName, tabTo } from './support/keyboard';
import { uploadImage, waitUntilRead } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(300_000);

const EMAIL = 'rae@example.com';
/** Made for this test; neither engine confuses its letters. */
const TOKEN = `gh${'p_'}RHbTnYKdTfRLaNpTHeFBhYdTFhAeUKNEPRTH`;
const CARD = '4539 1488 0343 6467';
const DOT = '1 finding: look before you share';

let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await signIn(page, server.url, EMAIL);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function shot(name: string, lines: readonly string[]): Promise<string> {
  const id = await uploadImage(page, server.url, name, await textImage(lines));
  await waitUntilRead(page, server.url);
  return id;
}

/** The card of an image in the gallery. */
const card = (id: string) =>
  page
    .getByRole('grid')
    .getByRole('gridcell')
    .filter({ has: page.locator(`a[href*="${id}"]`) });

const openFindings = () => page.getByRole('main').getByRole('listitem');

it('gives the shot of an .env file a dot and a place in the list, and learns from a dismissal', async () => {
  const calm = await shot('list.png', ['Milk and bread', 'Call the plumber']);
  const env = await shot('env.png', ['APP_NAME=harbor', `GITHUB_TOKEN=${TOKEN}`, 'PORT=8080']);
  await page.goto(`${server.url}/gallery`);
  await card(env).getByText(DOT).waitFor({ state: 'attached' });
  await card(calm).waitFor();
  expect(
    await card(calm)
      .getByText(/look before you share/)
      .count(),
  ).toBe(0);

  await page.goto(`${server.url}/findings`);
  const secrets = page.getByRole('region', { name: 'Secrets 1' });
  await secrets.getByText('GitHub token').waitFor();
  expect(await secrets.getByRole('link').getAttribute('href')).toContain(env);
  expect(await page.content()).not.toContain(TOKEN.slice(4, 16));
  expect(await accessibilityFindings(page)).toEqual([]);

  await tabTo(page, 'Dismiss GitHub token: it is none');
  expect(await focusedName(page)).toBe('Dismiss GitHub token: it is none');
  await page.keyboard.press('Enter');
  await page.getByText('No findings').waitFor();

  // The card proves that the radar has looked at the later shot, too.
  const later = await shot('later.png', [`export GITHUB_TOKEN=${TOKEN}`, `Card ${CARD}`]);
  await page.goto(`${server.url}/gallery`);
  await card(later).getByText(DOT).waitFor({ state: 'attached' });
  expect(
    await card(env)
      .getByText(/look before you share/)
      .count(),
  ).toBe(0);
  await page.goto(`${server.url}/findings`);
  await page.getByRole('region', { name: 'Payment 1' }).waitFor();
  expect(await openFindings().allInnerTexts()).toEqual([expect.stringContaining('Card number')]);
});
