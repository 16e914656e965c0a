/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { uniqueImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { Effort } from './support/effort';
import { uploadImage } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

let server: RunningServer;
let browser: Browser;
let page: Page;
let effort: Effort;
let teamId = '';
const faults: string[] = [];

const RECEIPTS = 10;
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const count = (text: string) => page.getByText(text, { exact: true });

async function post(path: string, data: object, method = 'POST'): Promise<Record<string, string>> {
  const answer = await page.request.fetch(`${server.url}/api${path}`, {
    method,
    data,
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return (await answer.json()) as Record<string, string>;
}

async function store(name: string, tags: string[]): Promise<string> {
  const id = await uploadImage(page, server.url, name, await uniqueImage());
  await post(`/screenshots/${id}/tags`, { tags }, 'PUT');
  return id;
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
  await signIn(page, server.url, 'ola@example.com');
  await server.givePlan('ola@example.com', 'Bronze');
  teamId = (await post('/teams', { name: 'Harbor' })).id ?? '';
  for (let n = 0; n < RECEIPTS; n += 1)
    await store(`receipt ${n}.png`, [n === 0 ? 'recepits' : n < 4 ? 'receipt' : 'receipts']);
  await store('harbor.png', ['sea']);
}, 120_000);
beforeEach(() => {
  effort = new Effort(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  expect(faults).toEqual([]);
});

it('gathers the receipts into a collection that exists, in two clicks and four keys', async () => {
  await post('/collections', { name: 'Receipts' });
  await page.goto(`${server.url}/gallery?q=receipt`);
  await count('10 screenshots').waitFor();
  await page.getByRole('grid').getByRole('link').first().focus();
  await effort.press('Control+a');
  await effort.click(page.getByRole('toolbar').getByRole('button', { name: 'Add to collection' }));
  await effort.fill(page.getByLabel('Search or create a collection'), 'rec');
  await page.getByText('Enter: Receipts').waitFor();
  await effort.press('Enter');
  await page.getByText('Added to Receipts').waitFor();
  expect(effort.clicks).toBeLessThanOrEqual(2);
  expect(effort.keys).toBeLessThanOrEqual(4);
});

it('shows a collection under its own head, with nothing to save', async () => {
  await page.goto(`${server.url}/collections`);
  await page.getByRole('link', { name: 'Receipts' }).click();
  await page.getByRole('heading', { name: 'Receipts', level: 1 }).waitFor();
  await count('10 screenshots').waitFor();
  expect(await button('Save as collection').count()).toBe(0);
  const download = page.waitForEvent('download');
  await button('Download').click();
  expect((await download).suggestedFilename()).toBe('shotvault.zip');
  expect(await accessibilityFindings(page)).toEqual([]);
});

it('moves ten to a team and back, in four clicks and one key', async () => {
  await page.goto(`${server.url}/gallery?q=receipt`);
  await count('10 screenshots').waitFor();
  await page.getByRole('grid').getByRole('link').first().focus();
  await effort.press('Control+a');
  await effort.click(page.getByRole('toolbar').getByRole('button', { name: 'Move or copy' }));
  await dialog()
    .getByText(/Everybody in the team sees them/)
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await effort.click(dialog().getByRole('button', { name: 'Move 10 screenshots' }));
  await page.getByText('Moved 10 screenshots to Harbor').waitFor();
  await effort.click(button('Undo'));
  await page.getByText('Moved 10 screenshots back').waitFor();
  await count('10 screenshots').waitFor();
  expect(effort.clicks).toBeLessThanOrEqual(4);
  expect(effort.keys).toBeLessThanOrEqual(1);
  const answer = await page.request.get(`${server.url}/api/collections`);
  expect(await answer.json()).toMatchObject([{ name: 'Receipts', screenshot_count: 10 }]);
});

it('merges three spellings of a tag in one click', async () => {
  await page.goto(`${server.url}/tags`);
  await count('4 tags').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await effort.click(button(/^Merge .+ into receipts$/));
  await page.getByText('Merged into receipts').waitFor();
  await count('2 tags').waitFor();
  expect(effort).toMatchObject({ clicks: 1, keys: 0 });
});

it('comments with a mention in one click and three keys', async () => {
  const ids = (await (await page.request.get(`${server.url}/api/screenshots?q=harbor`)).json()) as {
    id: string;
  }[];
  await post('/screenshots/transfer', { ids: ids.map(({ id }) => id), team_id: teamId });
  await page.goto(`${server.url}/gallery?team_id=${teamId}`);
  await effort.click(page.getByRole('grid').getByRole('link').first());
  const field = dialog().getByRole('combobox', { name: 'Write a comment' });
  await effort.fill(field, 'Which harbor is it, @Ol');
  await dialog().getByRole('option').first().waitFor();
  await effort.press('Enter');
  await effort.press('Control+Enter');
  await dialog()
    .getByText(/^Which harbor is it, @Ol/)
    .and(page.locator('p'))
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(effort.clicks).toBeLessThanOrEqual(1);
  expect(effort.keys).toBeLessThanOrEqual(3);
});

it('writes a note that the search finds', async () => {
  await page.goto(`${server.url}/gallery?team_id=${teamId}`);
  await page.getByRole('grid').getByRole('link').first().click();
  await dialog().getByRole('button', { name: 'Add a note' }).click();
  await dialog().getByRole('textbox', { name: 'Note' }).fill('Ask Kim about the mooring');
  await page.keyboard.press('Control+Enter');
  await dialog().getByText('Ask Kim about the mooring').waitFor();
  await page.goto(`${server.url}/gallery?team_id=${teamId}&q=mooring`);
  await count('1 screenshot').waitFor();
});
