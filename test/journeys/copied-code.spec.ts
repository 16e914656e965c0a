/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { qrImage } from '../support/qr-image';
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

const IBAN = 'DE89 3704 0044 0532 0130 00';

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
  await signIn(page, server.url, 'cora@example.com');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The text that the button of the viewer copies, by one key. */
async function copyFrom(id: string, button: string): Promise<string> {
  const effort = new Effort(page);
  await page.goto(`${server.url}/gallery?view=${id}`);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('dialog').getByRole('button', { name: button }).focus();
  await effort.press('Enter');
  expect(effort).toMatchObject({ clicks: 0, keys: 1 });
  for (let round = 0; round < 100; round += 1) {
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    if (copied !== '') return copied;
    await page.waitForTimeout(100);
  }
  throw new Error('Nothing was copied.');
}

/** The pixels by which the details are wider than their panel. */
const beyondPanel = (): Promise<number> =>
  page.locator('[role="dialog"] aside').evaluate((panel) => panel.scrollWidth - panel.clientWidth);

it.each(SEEDS)(
  'copies a function out of five code shots of seed %i with one click each',
  async (seed) => {
    const shots = await codeShots(browser, seed, SHOTS);
    const ids: string[] = [];
    for (const { png, name } of shots) ids.push(await uploadImage(page, server.url, name, png));
    await waitUntilRead(page, server.url);
    let wrong = 0;
    let all = 0;
    for (const [at, { code }] of shots.entries()) {
      const copied = await copyFrom(ids[at]!, 'Copy code');
      expect(await beyondPanel()).toBe(0);
      expect(structureOf(copied)).toEqual(structureOf(code));
      wrong += distance(copied, code);
      all += code.length;
    }
    expect(wrong / all).toBeLessThanOrEqual(MOST_WRONG);
  },
);

it('copies an IBAN and the link of a QR code with one key each, and finds receipts by their amount', async () => {
  await server.givePlan('cora@example.com', 'Silver');
  const upload = (name: string, image: Buffer) => uploadImage(page, server.url, name, image);
  const total = (sum: string) => textImage(['Corner Shop', `Total ${sum} €`, `IBAN ${IBAN}`]);
  const receipt = await upload('receipt.png', await total('64,50'));
  await upload('small receipt.png', await total('12,50'));
  const code = await upload('code.png', await qrImage(['https://example.com/menu?table=7']));
  await waitUntilRead(page, server.url);
  expect(await copyFrom(receipt, `Copy IBAN ${IBAN}`)).toBe(IBAN.replaceAll(' ', ''));
  const link = 'https://example.com/menu?table=7';
  expect(await copyFrom(code, 'Copy QR code example.com/menu?table=7')).toBe(link);

  await page.goto(`${server.url}/gallery?q=${encodeURIComponent('amount>50')}`);
  await page.getByText('1 screenshot', { exact: true }).waitFor();
  const found = page.getByRole('grid').getByRole('link').first();
  expect(await found.getAttribute('href')).toContain(receipt);
});
