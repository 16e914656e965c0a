/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

const PATH = '**/api/logout';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const tooMany = {
  status: 429,
  contentType: 'application/json',
  body: '{"code":"rate_limited","error":"Too many requests."}',
};

let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await browser.newPage({ viewport: DESK });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const bar = () => page.getByText('Signing out has not worked yet.');
const signInButton = () => page.getByRole('button', { name: 'Continue with Google' }).first();
/** Asked past the page, with the cookie of its browser. */
const statusOfSession = async () =>
  (await page.context().request.get(`${server.url}/api/users/me`)).status();

async function pressSignOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('Sign Out').click();
  await signInButton().waitFor();
}

describe.each([
  ['a refused request', () => page.route(PATH, (route) => route.fulfill(tooMany))],
  ['no connection', () => page.route(PATH, (route) => route.abort())],
])('a sign-out that meets %s', (_, block) => {
  beforeAll(async () => {
    await signIn(page, server.url, 'visitor@example.com');
    await block();
    await pressSignOut();
  });

  it('says that it has not worked, and what that means', async () => {
    await bar().waitFor();
    await page.getByText('Until it does, this browser is still signed in.').waitFor();
    expect(await statusOfSession()).toBe(200);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.setViewportSize(DESK);
  });

  it('is tried again by itself, and still is the pending one after a reload', async () => {
    await page.waitForRequest(PATH);
    await page.reload();
    await signInButton().waitFor();
    await bar().waitFor();
    expect(await statusOfSession()).toBe(200);
  });

  it('is done once it gets through, and a reload stays signed out', async () => {
    await page.unroute(PATH);
    await bar().waitFor({ state: 'detached', timeout: 60_000 });
    expect(await statusOfSession()).toBe(401);
    await page.reload();
    await signInButton().waitFor();
    expect(await bar().count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Account of/ }).count()).toBe(0);
  });
});
