/// <reference lib="dom" />
import sharp from 'sharp';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { textImage, uniqueImage } from '../support/images';
import { openBrowser, signIn } from './support/browser';
import { Effort } from './support/effort';
import { GOOD_CARD, payWithCard } from './support/payment-page';
import { uploadImage } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(180_000);

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let effort: Effort;

const FREE = 25;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

interface Row {
  id: string;
  original_name: string;
  width: number;
  height: number;
}
const rows = async () =>
  (await (await page.request.get(`${server.url}/api/screenshots`)).json()) as Row[];
const imageOf = async (id: string) =>
  (await page.request.get(`${server.url}/api/screenshots/${id}/image`)).body();

async function waitForRows(count: number): Promise<Row[]> {
  for (let round = 0; round < 120; round += 1) {
    const found = await rows();
    if (found.length === count) return found;
    await page.waitForTimeout(250);
  }
  const shown = await page.locator('body').innerText();
  throw new Error(`There are ${(await rows()).length} screenshots instead of ${count}:\n${shown}`);
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  page = await context.newPage();
  await signIn(page, server.url, 'rita@example.com');
});
beforeEach(() => {
  effort = new Effort(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('a copy that is cropped and turned', () => {
  let original: Buffer;
  let id = '';
  const editor = () => dialog('Crop and rotate a copy');
  beforeAll(async () => {
    original = await textImage(['Boarding pass', 'Gate B17', 'Seat 12A']);
    id = await uploadImage(page, server.url, 'pass.png', original);
  });

  const cut = async () => {
    await page.goto(`${server.url}/gallery?view=${id}`);
    await effort.click(button('Crop and rotate a copy'));
    await effort.click(editor().getByRole('button', { name: 'Rotate right' }));
    await effort.fill(editor().getByLabel('Width'), '60');
    await effort.press('Tab');
    await effort.fill(editor().getByLabel('Height'), '80');
    await effort.press('Tab');
  };

  it('is a screenshot of its own, in three clicks and four keys; the original stays', async () => {
    await cut();
    await effort.click(editor().getByRole('button', { name: 'Save as new screenshot' }));
    const all = await waitForRows(2);
    const copy = all.find((row) => row.id !== id);
    expect(copy).toMatchObject({ width: 60, height: 80 });
    expect(copy?.original_name).toMatch(/ \(copy\)\.png$/);
    expect(await imageOf(id)).toEqual(original);
    expect(effort).toMatchObject({ clicks: 3, keys: 4 });
    const status = await page.request.get(`${server.url}/api/subscription/status`);
    expect(await status.json()).toMatchObject({ usage: { screenshots_uploaded: 2 } });
  });

  it('holds the part of the turned picture, and is downloaded without an upload', async () => {
    await cut();
    const loading = page.waitForEvent('download');
    await effort.click(editor().getByRole('button', { name: 'Download copy' }));
    const download = await loading;
    expect(download.suggestedFilename()).toMatch(/ \(copy\)\.png$/);
    const pixels = (image: sharp.Sharp) => image.removeAlpha().raw().toBuffer();
    const turned = await sharp(original).rotate(90).toBuffer();
    const part = { left: 0, top: 0, width: 60, height: 80 };
    expect(await pixels(sharp(await download.path()))).toEqual(
      await pixels(sharp(turned).extract(part)),
    );
    expect(await rows()).toHaveLength(2);
    expect(effort.clicks).toBeLessThanOrEqual(3);
  });
});

it('lets a batch wait for the plans, and sends it with two clicks beside the purchase', async () => {
  const before = (await rows()).length;
  for (let n = before; n < FREE - 2; n += 1)
    await uploadImage(page, server.url, `filler ${n}.png`, await uniqueImage());
  await page.goto(`${server.url}/upload`);
  await page.getByText(/^2 uploads remaining · /).waitFor();
  const files = await Promise.all(
    Array.from({ length: 5 }, async (_, n) => ({
      name: `waiting ${n}.png`,
      mimeType: 'image/png',
      buffer: await uniqueImage(),
    })),
  );
  await page.locator('main input[type=file]').first().setInputFiles(files);
  const question = page.getByRole('alertdialog', { name: '2 of 5 fit this month' });
  await effort.click(question.getByRole('link', { name: 'See plans' }));
  await page.waitForURL(/\/pricing$/);
  await page.getByText('5 files wait for room').waitFor();
  expect(await rows()).toHaveLength(FREE - 2);

  await button('Upgrade to Bronze').click();
  await payWithCard(page, GOOD_CARD);
  await page.getByText('Subscription Updated!').waitFor();
  await page.getByText('5 files wait for room').waitFor();
  await effort.click(button('Continue'));
  await waitForRows(FREE + 3);
  expect(effort).toMatchObject({ clicks: 2, keys: 0 });
});

it('asks in the fixed words once nothing fits, and keeps the file', async () => {
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await other.newPage();
  effort = new Effort(page);
  await signIn(page, server.url, 'rolf@example.com');
  for (let n = 0; n < FREE; n += 1)
    await uploadImage(page, server.url, `filler ${n}.png`, await uniqueImage());
  await page.goto(`${server.url}/gallery`);
  await page.getByText('Upload Limit Reached').first().waitFor();
  const file = { name: 'late.png', mimeType: 'image/png', buffer: await uniqueImage() };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const alert = page.getByRole('alertdialog', { name: 'Upload limit reached' });
  await alert
    .getByText(
      'You have reached your upload limit. Please upgrade your plan to continue uploading.',
    )
    .waitFor();
  await effort.click(alert.getByRole('link', { name: 'See plans' }));
  await page.getByText('1 file waits for room').waitFor();
  await effort.click(button('Discard'));
  await page.getByText('1 file waits for room').waitFor({ state: 'detached' });
  expect(await rows()).toHaveLength(FREE);
  expect(effort).toMatchObject({ clicks: 2, keys: 0 });
  await other.close();
});
