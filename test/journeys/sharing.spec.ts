/// <reference lib="dom" />
import { OcrEngine } from '../../server/infra/ocr/ocr-engine';
import type { Browser, Page } from 'playwright-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { uploadImage, waitUntilRead } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(180_000);

/** Made up, of the forms that their makers give them, without letters that an engine confuses. */
const SECRETS = [
  'ghp_9dKeaQbEr7LhT4nBn8YdHe3AfA6hPe4NbRTh',
  'AKIAQ4EN7TH3LHE6BHRP',
  'sk_live_4hKq8FbE3tRT7NbYe3HdAeEh',
];
const LINES = [
  'APP_NAME=harbor',
  `GITHUB_TOKEN=${SECRETS[0]}`,
  `AWS_ACCESS_KEY_ID=${SECRETS[1]}`,
  `STRIPE_SECRET_KEY=${SECRETS[2]}`,
  'PORT=3000',
];

let server: RunningServer;
let browser: Browser;
let page: Page;
let engine: OcrEngine;
let folder: string;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  folder = mkdtempSync(join(tmpdir(), 'shotvault-sharing-'));
  engine = new OcrEngine({ workers: 1, dataDir: folder });
  await signIn(page, server.url, 'ines@example.com');
  await server.givePlan('ines@example.com', 'Bronze');
});
afterAll(async () => {
  await engine?.close();
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The parts of a value that would be enough to know it. */
const parts = SECRETS.map((value) => value.slice(8, 18).toLowerCase());
const leaked = (text: string) => parts.filter((part) => text.toLowerCase().includes(part));

let link = '';

it('hides three places of an .env file and shares it, from the viewer', async () => {
  const id = await uploadImage(page, server.url, '.env.png', await textImage(LINES, 1200));
  await waitUntilRead(page, server.url);
  await page.goto(`${server.url}/gallery?view=${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 1 screenshot' });
  await dialog.getByText('3 places may have to be hidden.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Redact and share' }).click();
  const field = dialog.getByLabel('Link');
  await field.waitFor();
  link = await field.inputValue();
  expect(link).toContain('/s/');
  await dialog.getByRole('button', { name: 'Done' }).click();
});

it('shows none of them to anybody, and reads none of them in the picture', async () => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const picture = visitor.locator('figure img');
  await visitor.goto(link);
  for (let n = 0; n < 120 && (await picture.count()) === 0; n += 1) {
    await visitor.waitForTimeout(500);
    await visitor.goto(link);
  }
  const html = await visitor.content();
  expect(html).toContain('harbor');
  expect(leaked(html)).toEqual([]);
  const source = (await picture.getAttribute('src')) ?? '';
  const image = await (await visitor.request.get(new URL(source, link).href)).body();
  const { text } = await engine.read(image);
  expect(text).toContain('harbor');
  expect(leaked(text)).toEqual([]);
  await visitor.context().close();
});

it('ends at once when it is revoked, also in a tab that is open', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const open = await context.newPage();
  await open.goto(link);
  await open.locator('figure img').waitFor();
  expect(await accessibilityFindings(open)).toEqual([]);

  await page.goto(`${server.url}/links`);
  await page.getByRole('heading', { name: 'Links', level: 1 }).waitFor();
  // The visitor without script and the open tab.
  await page
    .getByText(/\b2 views\b/)
    .first()
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revoke', exact: true }).first().click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).first().click();
  await page.getByText('Revoked the link').waitFor();

  expect((await context.request.get(link)).status()).toBe(404);
  await open.getByRole('heading', { name: 'No longer shared' }).waitFor({ timeout: 30_000 });
  expect(await open.locator('img').count()).toBe(0);
  await context.close();
});

it('is shared again from the bar of a selection, edited by keyboard, and opened by whoever knows the password', async () => {
  await page.goto(`${server.url}/gallery`);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .evaluate((box: HTMLElement) => box.click());
  await page.getByRole('toolbar').getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 1 screenshot' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  const early = await (await browser.newContext()).newPage();
  await early.goto(address);
  await early.locator('figure').waitFor();

  await page.goto(`${server.url}/links`);
  await page.getByRole('button', { name: 'Edit link' }).first().focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: /^Edit the link/ });
  await form.getByLabel('Password').focus();
  await page.keyboard.type('lantern');
  await form.getByLabel('Title').focus();
  await page.keyboard.type('For the harbor');
  await page.keyboard.press('Enter');
  await page.getByText('Saved the link').waitFor();
  await page.getByRole('link', { name: 'For the harbor' }).waitFor();

  // It was opened before there was a password.
  await early.bringToFront();
  await early.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await early.getByLabel('Password').waitFor();
  expect(await early.locator('figure').count()).toBe(0);
  await early.context().close();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(address);
  await visitor.getByLabel('Password').fill('wrong');
  await visitor.getByRole('button', { name: 'Open' }).click();
  await visitor.getByText('This password is wrong. Try again.').waitFor();
  await visitor.getByLabel('Password').fill('lantern');
  await visitor.keyboard.press('Enter');
  await visitor.getByRole('heading', { name: 'For the harbor' }).waitFor();
  expect(visitor.url()).toBe(address);
  await visitor.context().close();
});

it('hides by hand on a phone', async () => {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    storageState: await page.context().storageState(),
  });
  const phone = await context.newPage();
  await phone.goto(`${server.url}/gallery`);
  await phone
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await phone.getByRole('menuitem', { name: 'Share' }).click();
  await phone.getByRole('button', { name: 'Choose what is hidden' }).click();
  const image = phone.getByAltText('The screenshot, with what is hidden');
  await image.waitFor();
  const before = await phone.getByRole('button', { name: /^Hidden place/ }).count();
  const box = (await image.boundingBox())!;
  await phone.mouse.move(box.x + 20, box.y + box.height / 2);
  await phone.mouse.down();
  await phone.mouse.move(box.x + 120, box.y + box.height / 2 + 12, { steps: 4 });
  await phone.mouse.up();
  expect(await phone.getByRole('button', { name: /^Hidden place/ }).count()).toBe(before + 1);
  expect(await accessibilityFindings(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Save' }).click();
  await phone.getByText(`${before + 1} places hidden`).waitFor();
  await context.close();
});

it('marks the .env file with a dot, lists it, and learns what is no secret', async () => {
  const dots = page.getByTitle('3 findings: look before you share');
  await page.goto(`${server.url}/gallery`);
  await dots.first().waitFor();
  await page.goto(`${server.url}/findings`);
  const secrets = page.getByRole('region', { name: /^Secrets/ }).getByRole('listitem');
  await secrets.nth(2).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  for (let left = SECRETS.length; left > 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Dismiss / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((n) => document.querySelectorAll('main li').length < n, left);
  }
  const lines = ['A later picture of it', ...LINES];
  const later = await uploadImage(page, server.url, 'later.png', await textImage(lines, 1200));
  await waitUntilRead(page, server.url);
  const states = async () => {
    const answer = await page.request.get(`${server.url}/api/screenshots/${later}`);
    const { findings } = (await answer.json()) as { findings: { state: string }[] };
    return findings.map(({ state }) => state);
  };
  while ((await states()).length === 0) await page.waitForTimeout(300);
  expect(await states()).toEqual(SECRETS.map(() => 'dismissed'));
  await page.goto(`${server.url}/findings`);
  await page.getByText('No findings').waitFor();
});
