/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, openBrowser } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

let browser: Browser;
let server: RunningServer;
let olga: Page;
let codes: string[] = [];

const openPage = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  return page;
};

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** A device that verifies its person, as a phone with a fingerprint does. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

async function fitsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.setViewportSize(DESK);
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }));
  await page.goto(`${server.url}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
}

// In production without Google, OpenID Connect and sandbox.
beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer({ NODE_ENV: 'production', HOST: '127.0.0.1' });
  olga = await openPage();
  await plugIn(olga);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('the first operator adds a passkey and names it', async () => {
  const link = /http:\S+\/sign-in\/link#\S+/.exec(server.output())?.[0] ?? '';
  await olga.goto(link);
  await olga.getByLabel('Your name').fill('Olga Ortiz');
  await olga.getByLabel('Your e-mail address').fill('olga@example.com');
  await olga.getByRole('button', { name: 'Make my account' }).click();
  await account(olga).waitFor();
  await olga.goto(`${server.url}/settings`);
  await passkeys(olga).getByText('You have no passkey yet.').waitFor();
  expect(await accessibilityFindings(olga)).toEqual([]);
  await passkeys(olga).getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys(olga)
    .getByRole('button', { name: /^Rename / })
    .click();
  await olga.getByLabel('Name of the passkey').fill('My laptop');
  await olga.keyboard.press('Enter');
  await passkeys(olga).getByText('My laptop').waitFor();
  await fitsOnPhone(olga);
});

it('the same device makes no second one', async () => {
  await passkeys(olga).getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys(olga).getByText('This device has a passkey for your account already.').waitFor();
});

it('recovery codes are shown once', async () => {
  await passkeys(olga).getByRole('button', { name: 'Make recovery codes' }).click();
  const dialog = olga.getByRole('dialog');
  await dialog.getByRole('listitem').first().waitFor();
  codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await accessibilityFindings(olga)).toEqual([]);
  await fitsOnPhone(olga);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await passkeys(olga).getByText('10 recovery codes are left').waitFor();
});

it('the passkey signs in', async () => {
  await signOut(olga);
  expect(await accessibilityFindings(olga)).toEqual([]);
  await fitsOnPhone(olga);
  await olga.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await account(olga).waitFor();
  await olga.goto(`${server.url}/operator`);
  await olga.getByRole('link', { name: 'Manage people' }).waitFor();
});

it('a recovery code signs in once, in a browser without the passkey', async () => {
  const other = await openPage();
  const use = async () => {
    await other.goto(`${server.url}/sign-in`);
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]?.toLowerCase() ?? '');
    expect(await accessibilityFindings(other)).toEqual([]);
    await other.keyboard.press('Enter');
  };
  await use();
  await account(other).waitFor();
  await signOut(other);
  await use();
  await other.getByText('This recovery code is not valid.').waitFor();
});

it('a removed passkey signs nobody in', async () => {
  await olga.goto(`${server.url}/settings`);
  await passkeys(olga).getByText('9 recovery codes are left').waitFor();
  await passkeys(olga).getByRole('button', { name: 'Remove My laptop' }).click();
  await passkeys(olga).getByRole('group').getByRole('button', { name: 'Remove' }).click();
  await passkeys(olga).getByText('You have no passkey yet.').waitFor();
  await signOut(olga);
  await olga.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await olga.getByText('This server does not know the passkey.').waitFor();
});
