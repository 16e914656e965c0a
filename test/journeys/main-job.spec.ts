/// <reference lib="dom" />
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { textImage, uniqueImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let budget: Buffer;
const faults: string[] = [];

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });
const upload = (files: ReturnType<typeof file>[]) =>
  page.locator('#upload-files').setInputFiles(files);
const uploadsCard = () => page.getByRole('region', { name: 'Uploads' });
const viewer = () => page.getByRole('dialog');
/** Opens the list of the card, which is one line. */
const showFiles = () => page.getByRole('button', { name: 'Expand uploads' }).click();

/** The PNG in the clipboard, in base64; empty while it holds something else. */
const clipboardImage = () =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    if (!item?.types.includes('image/png')) return '';
    const bytes = new Uint8Array(await (await item.getType('image/png')).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });

async function copiedImage(): Promise<Buffer> {
  let image = await clipboardImage();
  // The page decodes and encodes it first; the time of the test is the limit.
  while (image === '') {
    await page.waitForTimeout(50);
    image = await clipboardImage();
  }
  return Buffer.from(image, 'base64');
}

const pixelsOf = (image: Buffer) =>
  sharp(image).removeAlpha().toColourspace('srgb').raw().toBuffer();

/** Simulates a drop or a paste of a file. */
async function bring(kind: 'drop' | 'paste', name: string, image: Buffer): Promise<void> {
  await page.evaluate(
    ([how, fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64 ?? ''), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName ?? '', { type: 'image/png' }));
      const event =
        how === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true });
      document.body.dispatchEvent(event);
    },
    [kind, name, image.toString('base64')],
  );
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOutside = protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname);
    if (isOutside) faults.push(`asked ${hostname}`);
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('shows a visitor the landing page and signs in', async () => {
  await page.goto(`${server.url}/gallery`);
  await page.getByRole('button', { name: 'Continue with Google' }).first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await signIn(page, `${server.url}/gallery`, 'maya@example.com');
  await page.getByText('Drop your first screenshots here').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});

it('uploads by picker, drop and paste, and skips what is no image', async () => {
  budget = await textImage(['Quarterly budget', 'Pay by 14 March 2026', 'Zebrafish']);
  await upload([
    file('budget.png', budget),
    file('notes.txt', Buffer.from('no image'), 'text/plain'),
  ]);
  await showFiles();
  await uploadsCard().getByText('budget.png').waitFor();
  expect(await uploadsCard().getByText('notes.txt').count()).toBe(0);
  await uploadsCard().getByText('1 added').waitFor();
  await bring('drop', 'dropped.png', await textImage(['Dropped words']));
  await page.getByText('2 screenshots', { exact: true }).waitFor();
  await showFiles();
  await uploadsCard().getByText('dropped.png').waitFor();
  await bring('paste', 'image.png', await textImage(['Pasted words']));
  await page.getByText('3 screenshots', { exact: true }).waitFor();
  await showFiles();
  await uploadsCard()
    .getByText(/^Pasted image/)
    .waitFor();
});

it('says that a file is there already', async () => {
  const image = await uniqueImage();
  await upload([file('twin.png', image)]);
  await page.getByText('4 screenshots', { exact: true }).waitFor();
  await uploadsCard().getByText('1 added').waitFor();
  await upload([file('again.png', image)]);
  await uploadsCard().getByText('Duplicate detected').waitFor();
  await uploadsCard()
    .getByText(/^Already uploaded as "/)
    .waitFor();
  await uploadsCard().getByRole('link', { name: 'Open existing' }).waitFor();
});

it('reads them without a reload and shows how far it is', async () => {
  const reading = page.getByRole('region', { name: 'AI processing' });
  await reading.getByText(/screenshots read$|failed$/).waitFor({ timeout: 60_000 });
  await page.getByText('Updated').first().waitFor();
  expect(await page.getByText('Processing', { exact: true }).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close AI processing' }).click();
  await page.getByRole('button', { name: 'Close uploads' }).click();
});

it('finds one by a word that occurs only in the picture', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('zebrafish');
  await page.getByText('1 screenshot', { exact: true }).waitFor();
  expect(page.url()).toContain('q=zebrafish');
  await page.getByRole('grid').getByRole('link').first().click();
  await viewer().getByText('Zebrafish').first().waitFor();
  await viewer().getByText('Mar 14, 2026').waitFor();
  await viewer()
    .getByText(/% sure$/)
    .first()
    .waitFor();
  expect(await viewer().locator('mark').first().textContent()).toBe('Zebrafish');
  expect(await accessibilityFindings(page)).toEqual([]);
});

it('shows the whole of an image, however low the window is', async () => {
  await page.setViewportSize({ width: 1440, height: 360 });
  await page.waitForFunction(() => {
    const image = document.querySelector('[role="dialog"] img');
    return image !== null && image.getBoundingClientRect().bottom <= window.innerHeight;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('prints the open screenshot on white, without the page around it', async () => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const isSeen = (part: Locator) => part.first().isVisible();
  const title = viewer().getByRole('heading', { level: 2 });
  expect(await isSeen(viewer().locator('img'))).toBe(true);
  expect(await isSeen(title)).toBe(true);
  expect(await isSeen(viewer().getByText('Mar 14, 2026'))).toBe(true);
  expect(await isSeen(viewer().getByText('Zebrafish'))).toBe(true);
  expect(await isSeen(viewer().getByRole('button', { name: 'Zoom in' }))).toBe(false);
  expect(await isSeen(viewer().getByRole('button', { name: 'Edit title' }))).toBe(false);
  expect(await isSeen(page.getByRole('searchbox'))).toBe(false);
  expect(await isSeen(page.locator('.mantine-Modal-overlay'))).toBe(false);
  const colors = await title.evaluate((heading) => {
    const dialog = heading.closest('[role="dialog"]') ?? heading;
    return [getComputedStyle(heading).color, getComputedStyle(dialog).backgroundColor];
  });
  expect(colors).toEqual(['rgb(24, 24, 27)', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
});

it('changes it in the viewer', async () => {
  await viewer().getByRole('button', { name: 'Zoom in' }).click();
  await viewer().getByRole('button', { name: 'Edit title' }).click();
  await page.keyboard.type('My own title');
  await page.keyboard.press('Escape');
  await viewer().getByRole('button', { name: 'Edit title' }).click();
  await page.keyboard.type('My own title');
  await page.keyboard.press('Enter');
  await viewer().getByRole('heading', { name: 'My own title' }).waitFor();
  await viewer()
    .getByRole('button', { name: /^Add .* to favorites$/ })
    .click();
  await viewer()
    .getByRole('button', { name: /^Remove .* from favorites$/ })
    .waitFor();
  await viewer().getByRole('button', { name: 'Copy text' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Zebrafish');
  await viewer().getByRole('button', { name: 'Copy image' }).click();
  expect(await pixelsOf(await copiedImage())).toEqual(await pixelsOf(budget));
  const download = page.waitForEvent('download');
  await viewer().getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('budget.png');
  await viewer().getByRole('button', { name: 'Re-run AI' }).click();
  await page.keyboard.press('Escape');
  await viewer().waitFor({ state: 'detached' });
  await page.getByRole('grid').getByText('My own title').waitFor();
});

it('is led by keys in the grid and in the viewer', async () => {
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByText('4 screenshots', { exact: true }).waitFor();
  await page.getByRole('grid').getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await viewer().getByText('2 of 4').waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer().getByText('3 of 4').waitFor();
  // The focused element disappears twice; the keys keep working.
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await viewer().getByText('2 of 4').waitFor();
  await page.keyboard.press('ArrowLeft');
  await viewer().getByText('1 of 4').waitFor();
  const open = await viewer().getByRole('heading', { level: 2 }).textContent();
  await page.goBack();
  await viewer().waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let i = 0; i < 200 && (await focused()) !== open; i += 1) await page.waitForTimeout(50);
  expect(await focused()).toBe(open);
});

it('deletes in two steps and takes it back', async () => {
  await page.getByRole('button', { name: 'Delete My own title' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Delete My own title' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('3 screenshots', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('4 screenshots', { exact: true }).waitFor();
});

it('shows the other views and a phone', async () => {
  await page.getByRole('radio', { name: 'List' }).check();
  await page.waitForURL(/mode=list/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await accessibilityFindings(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole('grid').getByRole('link').first().click();
  await viewer().getByRole('heading', { level: 2 }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await viewer().waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('blocks uploads when the allowance is used up, in the fixed words', async () => {
  expect(await page.getByText('Upload Limit Reached').count()).toBe(0);
  const images = await Promise.all(Array.from({ length: 21 }, () => uniqueImage()));
  await upload(images.map((image, index) => file(`more-${index}.png`, image)));
  await page.getByText('Upload Limit Reached').waitFor({ timeout: 60_000 });
  await page.getByText("You've reached your monthly upload limit.").waitFor();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const alert = page.getByRole('alertdialog');
  await alert
    .getByText(
      'You have reached your upload limit. Please upgrade your plan to continue uploading.',
    )
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

it('signs out, and another person sees nothing of it', async () => {
  await page.getByRole('button', { name: /maya/i }).click();
  await page.getByText('Sign Out').click();
  await page.getByRole('button', { name: 'Continue with Google' }).first().waitFor();
  await signIn(page, `${server.url}/gallery`, 'noor@example.com');
  await page.getByText('0 screenshots', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
