/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { textImage, uniqueImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { Effort } from './support/effort';
import { uploadImage, waitUntilRead } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(180_000);

const INVOICE = [
  'INVOICE',
  'Invoice number 20418',
  'Bill to Harbor Coffee Ltd',
  'Subtotal 200.00 EUR',
  'VAT 20% 40.00 EUR',
  'Total due 240.00 EUR',
];
const BOARDING = ['Boarding pass', 'Athens', 'Gate B12', 'Seat 14A'];

let server: RunningServer;
let browser: Browser;
let page: Page;
let effort: Effort;
const faults: string[] = [];

const field = () => page.getByLabel('Search screenshots');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const count = (text: string) => page.getByText(text, { exact: true });
/** The first letters of each, without the day that may follow. */
const titles = async () => {
  const all = await page.getByRole('grid').locator('a[data-open]').allInnerTexts();
  return all.map((title) => title.slice(0, 'coast a'.length));
};

const headers = () => ({ origin: server.url });

/** The 15th of the month before this one, which is in that month in every time zone. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString();
}

async function store(name: string, buffer: Buffer, modifiedAt?: string): Promise<string> {
  const fields: Record<string, string> = modifiedAt ? { modified_at: modifiedAt } : {};
  return uploadImage(page, server.url, name, buffer, fields);
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
  });
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, server.url, 'noor@example.com');
  await store('one.png', await textImage(INVOICE), lastMonth());
  await store('two.png', await textImage([...INVOICE, 'Paid']), '2024-03-05T10:00:00Z');
  await store('three.png', await textImage(BOARDING));
  for (const name of ['coast a.png', 'coast b.png', 'coast c.png'])
    await store(name, await uniqueImage());
  await waitUntilRead(page, server.url);
}, 180_000);
beforeEach(() => {
  effort = new Effort(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  expect(faults).toEqual([]);
});

it('finds last month’s invoice by a plain sentence, which becomes two chips', async () => {
  await page.goto(`${server.url}/gallery`);
  await count('6 screenshots').waitFor();
  await effort.fill(field(), 'invoice last month');
  await count('1 screenshot').waitFor();
  await button(/search for the words “last month” instead/).waitFor();
  await button(/search for the words “invoice” instead/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(effort).toMatchObject({ clicks: 0, keys: 1 });
});

it('takes a chip back into words, and says what is near where nothing is left', async () => {
  await button(/search for the words “last month” instead/).click();
  await page.getByText('No screenshots match').waitFor();
  expect(await field().inputValue()).toBe('invoice last month');
});

it('finds by a half-remembered sentence whose small words the image does not hold', async () => {
  await page.goto(`${server.url}/gallery`);
  await effort.fill(field(), 'my gate to athens');
  await count('1 screenshot').waitFor();
  expect(effort).toMatchObject({ clicks: 0, keys: 1 });
});

it('offers the nearest search that finds something, in one click', async () => {
  await page.goto(`${server.url}/gallery`);
  await effort.fill(field(), 'athens zebrafish');
  await effort.click(button('Without “zebrafish” · 1'));
  await count('1 screenshot').waitFor();
  expect(await field().inputValue()).toBe('athens');
  expect(effort).toMatchObject({ clicks: 1, keys: 1 });
});

it('narrows to a kind in one click, and to days in two', async () => {
  await page.goto(`${server.url}/gallery`);
  await effort.click(button('Invoices, 2 screenshots'));
  await count('2 screenshots').waitFor();
  await effort.click(page.getByRole('button', { name: /^Filter/ }));
  await effort.click(button('Last month'));
  await count('1 screenshot').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(effort.clicks).toBeLessThanOrEqual(3);
});

it('proposes a tag while it is typed, and makes it a filter', async () => {
  const id = await store('tagged.png', await uniqueImage());
  await page.request.fetch(`${server.url}/api/screenshots/${id}/tags`, {
    method: 'PUT',
    data: { tags: ['two words'] },
    headers: headers(),
  });
  await page.goto(`${server.url}/gallery`);
  await count('7 screenshots').waitFor();
  await effort.fill(field(), 'tag:two');
  await page.getByRole('listbox', { name: 'Suggestions' }).getByText('two words').waitFor();
  await effort.press('Enter');
  await button('Clear tag two words').waitFor();
  await count('1 screenshot').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await field().inputValue()).toBe('');
  expect(effort).toMatchObject({ clicks: 0, keys: 2 });
});

/** Keys and pointer move cards as soon as that part of the grid has been loaded. */
const canMove = () => page.locator('[role=grid][data-moves]').waitFor();

it('puts a collection into an order by hand, by keys, and keeps it', async () => {
  const made = await page.request.post(`${server.url}/api/collections`, {
    data: { name: 'Seaside', search: { q: 'coast' } },
    headers: headers(),
  });
  const { collection_id: id } = (await made.json()) as { collection_id: string };
  await page.goto(`${server.url}/gallery?collection_id=${id}&sort=hand`);
  await count('3 screenshots').waitFor();
  expect(await titles()).toEqual(['coast a', 'coast b', 'coast c']);
  await canMove();
  await page.getByRole('grid').getByRole('link').first().focus();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/arrange'));
  await page.keyboard.press('Alt+ArrowRight');
  expect((await saved).status()).toBe(200);
  expect(await titles()).toEqual(['coast b', 'coast a', 'coast c']);
  await page.goto(`${server.url}/gallery?collection_id=${id}`);
  await count('3 screenshots').waitFor();
  expect(await titles()).toEqual(['coast b', 'coast a', 'coast c']);
  await button('Order by date').waitFor();
});

it('drops a card on a collection in the sidebar', async () => {
  await page.goto(`${server.url}/gallery?q=athens`);
  await count('1 screenshot').waitFor();
  await page.getByRole('treeitem', { name: 'Seaside' }).waitFor();
  await canMove();
  await page.getByRole('grid').getByRole('link').first().hover();
  await page.mouse.down();
  await page.mouse.move(400, 500, { steps: 5 });
  // The pointer drags, so nothing may scroll or be focused on the way.
  const target = page.locator('nav [data-drop-target]').getByText('Seaside', { exact: true });
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const step of [1, 2, 3])
    await page.mouse.move(box.x + box.width / 2 + step, box.y + box.height / 2);
  await page.mouse.up();
  await page.getByText('Added to Seaside').waitFor();
});
