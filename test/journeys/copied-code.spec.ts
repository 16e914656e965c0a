/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './support/browser';
import { distance, structureOf } from './support/code-distance';
import { codeShots } from './support/code-shots';
import { Effort } from './support/effort';
import { uploadImage, waitUntilRead } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(300_000);

const SEEDS = (process.env.CODE_SEEDS ?? '21').split(',').map(Number);
const SHOTS = 5;
/** Wrong characters of a hundred. */
const MOST_WRONG = 0.01;

let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, server.url, 'cora@example.com');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function copyCode(id: string): Promise<string> {
  const effort = new Effort(page);
  await page.goto(`${server.url}/gallery?view=${id}`);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('dialog').getByRole('button', { name: 'Copy code' }).focus();
  await effort.press('Enter');
  expect(effort).toMatchObject({ clicks: 0, keys: 1 });
  for (let round = 0; round < 100; round += 1) {
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    if (copied !== '') return copied;
    await page.waitForTimeout(100);
  }
  throw new Error('Nothing was copied.');
}

it.each(SEEDS)(
  'copies a function out of five code shots of seed %i with one key each',
  async (seed) => {
    const shots = await codeShots(browser, seed, SHOTS);
    const ids: string[] = [];
    for (const { png, name } of shots) ids.push(await uploadImage(page, server.url, name, png));
    await waitUntilRead(page, server.url);
    let wrong = 0;
    let all = 0;
    for (const [at, { code }] of shots.entries()) {
      const copied = await copyCode(ids[at]!);
      expect(structureOf(copied)).toEqual(structureOf(code));
      wrong += distance(copied, code);
      all += code.length;
    }
    expect(wrong / all).toBeLessThanOrEqual(MOST_WRONG);
  },
);
