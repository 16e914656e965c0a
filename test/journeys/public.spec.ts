/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

let server: RunningServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

const PAGES = [
  ['/', 'Every screenshot you keep, found again by what it says'],
  ['/about', 'About'],
  ['/public-pricing', 'Pricing'],
  ['/contact', 'Contact'],
  ['/support', 'Support'],
  ['/releases', 'Release Notes'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const;

const open = (path: string) => page.goto(`${server.url}${path}`);
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const noFindings = async () => expect(await accessibilityFindings(page)).toEqual([]);
const isRunning = () => page.waitForFunction(() => 'started' in document.documentElement.dataset);

/**
 * Records every frame in which the page has lost its text, and the moment of the takeover.
 *
 * The takeover is read from changes of the tree, not from frames: a busy browser may draw none
 * between the parsed document and the running application.
 */
const watchPage = () => {
  const seen = { blanks: 0 };
  Object.assign(window, { seen });
  new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes)
      if ((target as Element).id === 'root' && removedNodes.length > 0)
        document.documentElement.dataset.started = 'yes';
  }).observe(document, { childList: true, subtree: true });
  const look = () => {
    const root = document.getElementById('root');
    // A busy browser draws frames before it has parsed the document.
    if (root?.querySelector('h1')) root.dataset.read = 'yes';
    else if (root?.dataset.read) seen.blanks += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(watchPage);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it.each(PAGES)('%s can be read without a program', async (path, title) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${server.url}${path}`);
  expect(await still.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  const signInButton = still.getByRole('button', { name: 'Sign In', exact: true });
  expect(await signInButton.isDisabled()).toBe(true);
  await still.getByRole('link', { name: 'Release Notes' }).click();
  await still.getByRole('heading', { name: 'Release Notes', level: 1 }).waitFor();
  await context.close();
});

it.each(PAGES)('%s stays in sight while the application takes over', async (path, title) => {
  await open(path);
  const before = await page.title();
  await isRunning();
  await heading(title).waitFor();
  expect(await page.title()).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual({
    blanks: 0,
  });
  await noFindings();
});

it('says that it waits where the answer about the person is late', async () => {
  let answer = () => undefined as void;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/me', async (route) => {
    await late;
    await route.continue();
  });
  await open('/');
  await page.getByText('Checking your authentication').waitFor();
  answer();
  await heading(PAGES[0][1]).waitFor();
  await page.unroute('**/api/users/me');
});

it('sends a message, as far as the page is concerned', async () => {
  await open('/releases');
  await isRunning();
  await page.getByRole('link', { name: 'Request a Feature' }).click();
  await heading('Contact').waitFor();
  expect(await page.getByLabel('Inquiry type').inputValue()).toBe('feedback');
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Subject').fill('Folders');
  await page.getByLabel('Message').fill('Please.');
  await button('Send Message').click();
  expect(await button('Sending...').count()).toBe(0);
  await page.getByLabel('Email').fill('ann@example.com');
  await button('Send Message').click();
  await page.getByText('Sending...').waitFor();
  await page.getByText('Message Sent!').waitFor();
  await noFindings();
  await page.getByText('Message Sent!').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Message').inputValue()).toBe('');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
});

it('finds an answer, however fast a person types', async () => {
  await open('/support');
  await isRunning();
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
  await page.keyboard.type('first 100 screenshots');
  await page.getByText('1 question found').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('first 100 screenshots');
  await button('What happens to my screenshots when I cancel?').click();
  await page.getByText('first 100 screenshots', { exact: true }).waitFor();
  await noFindings();
  await page.reload();
  await page.getByText('1 question found').waitFor();
  await isRunning();
  await button('Live Chat').focus();
  await page.getByText('Coming soon').waitFor();
  await noFindings();
});

it('has its menu on phones', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/about');
  await isRunning();
  await button('Menu').click();
  await page.getByRole('menuitem', { name: 'Support' }).waitFor();
  await noFindings();
  await page.getByRole('menuitem', { name: 'Support' }).click();
  await heading('Support').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('leads signed-in people back', async () => {
  await signIn(page, server.url, 'visitor@example.com');
  await open('/about');
  const way = page.getByRole('link', { name: 'Open Shotvault' });
  await way.waitFor();
  // Nor is it cut on the smallest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await way.evaluate((link) =>
      [link, ...link.querySelectorAll('*')].some(
        ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
      ),
    ),
  ).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await way.click();
  await button('Upload')
    .or(page.getByRole('link', { name: 'Upload' }))
    .first()
    .waitFor();
});

it('ran without a fault in the page', () => {
  expect(faults).toEqual([]);
});
