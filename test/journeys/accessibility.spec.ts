/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { paths } from '../../web/shared/paths';
import { textImage } from '../support/images';
import { everyAddress } from './support/addresses';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

// Every address once, alternating sizes and schemes; `npm run shots -- --axe` checks all combinations.
jest.setTimeout(120_000);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = ['light', 'dark'] as const;
const OPEN: readonly string[] = [
  paths.home,
  paths.about,
  paths.publicPricing,
  paths.contact,
  paths.support,
  paths.releases,
  paths.privacy,
  paths.terms,
  '/invite/none',
];
/** All others, so that a new page is among them; then those with a layer or another view. */
const OWN = [
  paths.home,
  paths.about,
  ...everyAddress().filter((path) => !OPEN.includes(path)),
  '/gallery?mode=list',
  '/gallery?mode=compact',
  '/gallery?q=nowhere',
  '/gallery?view=none',
  '/teams?create=1',
  '/pricing?cancelled=true',
  '/cli/authorize?code=BCDF-GHJK',
  '/no-such-page',
];
/** Pages that stay loading, and pages whose requests fail. */
const WAITING = ['/gallery', '/calendar', '/tags', '/teams'];
const REFUSED = ['/', '/favorites', '/collections', '/trash'];

let server: RunningServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('pageerror', (error) => faults.push(error.message));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(() => expect(faults).toEqual([]));

const isQuiet = () =>
  document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null;

async function findingsOn(
  paths: readonly string[],
  isReady: () => boolean = isQuiet,
): Promise<string[]> {
  const found: string[] = [];
  for (const [turn, path] of paths.entries()) {
    await page.setViewportSize(SIZES[turn % 2] ?? { width: 1440, height: 900 });
    await page.goto(`${server.url}${path}`);
    await page.waitForFunction(isReady);
    const findings = await accessibilityFindings(page, [SCHEMES[(turn >> 1) % 2] ?? 'light']);
    found.push(...findings.map((finding) => `${path} ${finding}`));
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    if (isTooWide) found.push(`${path} is wider than its window`);
  }
  return found;
}

it('finds nothing on what visitors see', async () => {
  expect(await findingsOn(OPEN)).toEqual([]);
});

it('finds nothing on the pages of a signed-in person', async () => {
  await signIn(page, server.url, 'noa@example.com');
  const buffer = await textImage(['Ferry ticket', 'Valid on 3 March 2026']);
  const file = { name: 'ticket.png', mimeType: 'image/png', buffer };
  await page.locator('#upload-files').setInputFiles([file]);
  await page.getByText('1 added').waitFor();
  expect(await findingsOn(OWN)).toEqual([]);
});

it('finds nothing on loading pages and on error pages', async () => {
  const asked = /\/api\/(screenshots|calendar|tags|teams|dashboard|collections|trash)(\?|$)/;
  await page.route(asked, () => undefined);
  const isWaiting = () => document.querySelector('[aria-busy="true"]') !== null;
  expect(await findingsOn(WAITING, isWaiting)).toEqual([]);
  await page.unroute(asked);
  await page.route(asked, (route) => route.fulfill({ status: 400, json: { error: 'No.' } }));
  expect(await findingsOn(REFUSED)).toEqual([]);
});
