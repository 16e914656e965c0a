/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, openBrowser } from './support/browser';
import { freePort } from '../support/free-port.mjs';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A server with these settings, whose provider is the sandbox beside it. */
async function serve(settings: Record<string, string>): Promise<RunningServer> {
  const sandboxPort = await freePort();
  return startServer({
    SANDBOX: '1',
    SANDBOX_PORT: String(sandboxPort),
    OIDC_HOME_ISSUER: `http://127.0.0.1:${sandboxPort}/sandbox/oidc/home`,
    OIDC_HOME_CLIENT_ID: 'shotvault',
    OIDC_HOME_CLIENT_SECRET: 'sandbox-client-secret',
    OIDC_HOME_NAME: 'Authentik',
    OIDC_HOME_OPERATOR_GROUPS: 'keepers',
    ...settings,
  });
}

const openPage = async (): Promise<Page> => {
  const page = await browser.newPage({ viewport: DESK });
  return page;
};

async function signInAtProvider(page: Page, email: string, groups = ''): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Groups').fill(groups);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

describe('two ways in', () => {
  let server: RunningServer;
  let page: Page;
  beforeAll(async () => {
    server = await serve({});
    page = await openPage();
  });
  afterAll(() => server?.stop());

  it('stand on a page of their own, behind the one button of the public pages', async () => {
    await page.goto(`${server.url}/public-pricing`);
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/sign-in');
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.setViewportSize(DESK);
  });

  it('lead in: a group at the provider opens the page of the operators', async () => {
    await page.getByRole('button', { name: 'Continue with Authentik' }).click();
    await signInAtProvider(page, 'ada@example.com', 'family, keepers');
    // Back where the sign-in began.
    await page.waitForURL('**/public-pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Open Shotvault' }).click();
    await account(page).waitFor();
    await page.goto(`${server.url}/operator`);
    await page.getByRole('heading', { name: 'Operations' }).waitFor();
  });

  it('become two for one person, and one can be removed again', async () => {
    await page.goto(`${server.url}/settings`);
    const card = page.getByRole('region', { name: 'Ways to sign in' });
    await card.getByRole('button', { name: 'Add Google' }).click();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/settings');
    await card.getByRole('button', { name: 'Remove Google' }).click();
    await card.getByRole('group').getByRole('button', { name: 'Remove' }).click();
    await card.getByRole('button', { name: 'Add Google' }).waitFor();
    expect(await card.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it('tell a person who is refused why', async () => {
    const stranger = await openPage();
    await stranger.goto(`${server.url}/sign-in`);
    await stranger.getByRole('button', { name: 'Continue with Authentik' }).click();
    await stranger.getByLabel('Answer').selectOption('unverified_email');
    await signInAtProvider(stranger, 'mallory@example.com');
    await stranger.getByText('has not verified your e-mail address').waitFor();
    expect(await account(stranger).count()).toBe(0);
    await stranger.close();
  });
});

describe('with one provider, at once', () => {
  let server: RunningServer;
  let page: Page;
  beforeAll(async () => {
    server = await serve({ OIDC_ONLY: '1', OIDC_AUTO_REDIRECT: '1', OIDC_HOME_LOGOUT: '1' });
    page = await openPage();
  });
  afterAll(() => server?.stop());

  it('a visitor is sent there, and comes back to the page that was asked for', async () => {
    await page.goto(`${server.url}/calendar`);
    await signInAtProvider(page, 'grace@example.com');
    await account(page).waitFor();
    await page.waitForURL('**/calendar');
  });

  it('signing out ends the session there, too, and nobody is signed in again by it', async () => {
    await account(page).click();
    await page.getByText('Sign Out').click();
    await page.getByText('The session at this provider has ended, too.').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Continue with Authentik' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
    expect(new URL(page.url()).origin).toBe(server.url);
  });
});
