/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(60_000);

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;

const INTERRUPTED = '1 upload was interrupted';

/** A tab whose uploads never get an answer. */
async function stuckTab(): Promise<Page> {
  const tab = await context.newPage();
  await tab.route('**/api/screenshots/upload', () => undefined);
  return tab;
}

async function send(tab: Page, text: string): Promise<void> {
  await tab.goto(`${server.url}/gallery`);
  const buffer = await textImage([text]);
  const file = { name: `${text}.png`, mimeType: 'image/png', buffer };
  await tab.locator('#upload-files').setInputFiles([file]);
  await tab.getByText('Uploading 0 of 1').waitFor();
  // Waits until the browser has stored the file.
  const isKept = () =>
    tab.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const opening = indexedDB.open('shotvault-uploads', 1);
          opening.onsuccess = () => {
            const files = opening.result.transaction('files').objectStore('files').count();
            files.onsuccess = () => done(files.result > 0);
          };
        }),
    );
  while (!(await isKept())) await tab.waitForTimeout(50);
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, `${server.url}/gallery`, 'tabs@example.com');
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('continues uploads of a closed tab, but not those of an open one', async () => {
  const first = await stuckTab();
  await send(first, 'Ferry times');
  const second = await context.newPage();
  await second.goto(`${server.url}/gallery`, { waitUntil: 'networkidle' });
  expect(await second.getByText(INTERRUPTED).count()).toBe(0);

  await first.close();
  await second.reload();
  await second.getByText(INTERRUPTED).waitFor();
  await second.getByRole('button', { name: 'Continue' }).click();
  // The closing browser may have let the held request go.
  await second.getByText(/^1 (?:added|there already)$/).waitFor();
  await second.getByText('1 screenshot', { exact: true }).waitFor();
  await second.reload({ waitUntil: 'networkidle' });
  expect(await second.getByText(INTERRUPTED).count()).toBe(0);
});

it('continues after a reload of the same tab', async () => {
  const tab = await stuckTab();
  tab.on('dialog', (question) => void question.accept());
  await send(tab, 'Opening hours');
  await tab.reload();
  await tab.getByText(INTERRUPTED).waitFor();
  await tab.getByRole('button', { name: 'Discard' }).click();
  await tab.reload({ waitUntil: 'networkidle' });
  expect(await tab.getByText(INTERRUPTED).count()).toBe(0);
});

it('lets eight windows hear of a change by one stream, and leaves connections for their calls', async () => {
  const windows: Page[] = [];
  for (let opened = 0; opened < 8; opened += 1) {
    const tab = await context.newPage();
    windows.push(tab);
    await tab.goto(`${server.url}/gallery`, { waitUntil: 'networkidle' });
  }
  const [first, ...others] = windows as [Page, ...Page[]];
  const buffer = await textImage(['Tide table']);
  const file = { name: 'tides.png', mimeType: 'image/png', buffer };
  await first.locator('#upload-files').setInputFiles([file]);
  const card = (tab: Page) => tab.getByRole('grid').getByRole('link', { name: /tide/i }).first();
  for (const tab of windows) await card(tab).waitFor();
  // The window that came first goes, and the others still hear.
  await first.close();
  await others[0]!.getByRole('button', { name: /^Delete tide/i }).click();
  await others[0]!.getByRole('button', { name: 'Delete', exact: true }).click();
  for (const tab of others) await card(tab).waitFor({ state: 'detached' });
  for (const tab of others) await tab.close();
});

it('clears a tab, whose account panel was never opened, when another one signs out', async () => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    await tab.goto(`${server.url}/gallery`, { waitUntil: 'networkidle' });
  }
  await first.getByRole('button', { name: /^Account of/ }).click();
  await first.getByText('Sign Out').click();
  for (const tab of [first, second]) {
    await tab.getByRole('button', { name: 'Continue with Google' }).first().waitFor();
  }
});

it('shows a note of the other window before it is replaced, and keeps both until then', async () => {
  const first = await context.newPage();
  await signIn(first, `${server.url}/gallery`, 'tabs@example.com');
  const buffer = await textImage(['Berth list']);
  const file = { name: 'berths.png', mimeType: 'image/png', buffer };
  await first.locator('#upload-files').setInputFiles([file]);
  await first.getByRole('grid').getByRole('link').first().click();
  const second = await context.newPage();
  const field = (tab: Page) => tab.getByRole('textbox', { name: 'Note' });
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true }).click();
  await first.getByRole('button', { name: 'Add a note' }).waitFor();
  // It hears of the other note by the refusal alone.
  await second.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await second.route(/\/api\/events/, (route) => route.abort());
  await second.goto(first.url());
  for (const [tab, note] of [
    [first, 'Ask Kim'],
    [second, 'Ask Lee'],
  ] as const) {
    await tab.getByRole('button', { name: 'Add a note' }).click();
    await field(tab).fill(note);
  }
  const saved = first.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await save(first);
  expect((await saved).status()).toBe(200);
  await save(second);
  const notice = second.getByRole('alert').filter({ hasText: 'Ask Kim' });
  await notice.waitFor();
  expect(await field(second).inputValue()).toBe('Ask Lee');
  const { y, height } = (await notice.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(900);
  await second.waitForTimeout(1_500);
  await save(second);
  await first.getByText('Ask Lee').waitFor();
  await first.close();
  await second.close();
});
