/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, openBrowser } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

const PHONE = { width: 390, height: 844 };
/** Pixels between the edge of a phone and what stands there. */
const LEAST_MARGIN = 12;
const DESK = { width: 1440, height: 900 };

let browser: Browser;
let server: RunningServer;
let olga: Page;
let grace: Page;
let invitation = '';

/** Each person has a browser of their own. */
const openPage = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  return page;
};

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

async function fitsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const title = await page.locator('h1').first().boundingBox();
  expect(title?.x).toBeGreaterThanOrEqual(LEAST_MARGIN);
  await page.setViewportSize(DESK);
}

// In production without Google, OpenID Connect and sandbox.
beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer({ NODE_ENV: 'production', HOST: '127.0.0.1' });
  [olga, grace] = [await openPage(), await openPage()];
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('a visitor learns that links sign people in here', async () => {
  await grace.goto(`${server.url}/sign-in`);
  await grace.getByText('Ask its operator for your link').waitFor();
  expect(await grace.getByRole('button', { name: /^Continue with/ }).count()).toBe(0);
  expect(await accessibilityFindings(grace)).toEqual([]);
  await fitsOnPhone(grace);
});

it('the first start prints a link, which makes the first operator', async () => {
  const link = /http:\S+\/sign-in\/link#\S+/.exec(server.output())?.[0] ?? '';
  await olga.goto(link);
  await olga.getByRole('heading', { name: 'Become the operator of this server' }).waitFor();
  expect(await accessibilityFindings(olga)).toEqual([]);
  await fitsOnPhone(olga);
  await olga.getByLabel('Your name').fill('Olga Ortiz');
  await olga.getByLabel('Your e-mail address').fill('olga@example.com');
  await olga.getByRole('button', { name: 'Make my account' }).click();
  await account(olga).waitFor();
});

it('the operator invites a second person', async () => {
  await olga.goto(`${server.url}/operator`);
  await olga.getByRole('link', { name: 'Manage people' }).click();
  await olga.waitForURL('**/operator/people');
  await olga.getByRole('button', { name: 'Invite' }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill('grace@example.com');
  await dialog.getByRole('button', { name: 'Make the invitation' }).click();
  invitation = await dialog.getByLabel('Invitation link').inputValue();
  expect(await accessibilityFindings(olga)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const open = olga.getByRole('region', { name: 'Open invitations' });
  await open.getByText('grace@example.com', { exact: true }).waitFor();
  expect(await accessibilityFindings(olga)).toEqual([]);
  await fitsOnPhone(olga);
});

it('the second person signs in by the link, which then is used up', async () => {
  await grace.goto(invitation);
  await grace.getByRole('heading', { name: 'You are invited to this server' }).waitFor();
  await grace.getByLabel('Your name').fill('Grace Hopper');
  await grace.getByRole('button', { name: 'Make my account' }).click();
  await account(grace).waitFor();
  await grace.goto(`${server.url}/operator/people`);
  await account(grace).waitFor();
  expect(await grace.getByRole('button', { name: 'Invite' }).count()).toBe(0);
  const stranger = await openPage();
  await stranger.goto(invitation);
  await stranger.getByText('This link was used already').waitFor();
  expect(await accessibilityFindings(stranger)).toEqual([]);
});

it('a disabled person is out at once', async () => {
  await olga.reload();
  await olga.getByRole('button', { name: 'Manage grace@example.com' }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await dialog.getByRole('button', { name: 'Enable account' }).waitFor();
  expect(await accessibilityFindings(olga)).toEqual([]);
  await grace.goto(`${server.url}/gallery`);
  await grace.getByRole('button', { name: 'Sign in by link' }).first().waitFor();
  expect(await account(grace).count()).toBe(0);
});
