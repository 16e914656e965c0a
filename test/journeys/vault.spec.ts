/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const faults: string[] = [];

const NAMES = ['Harbor invoice', 'Kitchen recipe', 'Train ticket', 'Meeting notes', 'Old receipt'];
const dialog = () => page.getByRole('dialog');
const goto = (path: string) => page.goto(`${server.url}${path}`);
const noFindings = async () => expect(await accessibilityFindings(page)).toEqual([]);
const toast = (text: string) => page.getByText(text, { exact: true }).last().waitFor();
const undo = () => page.getByRole('button', { name: 'Undo' }).last().click();

/** A change by the REST interface, as another device of the same person would make it. */
async function call(method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([how, where, what]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`/api${where}`, { method: how, headers, body: what || undefined });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status} ${text}`);
      return text === '' ? null : (JSON.parse(text) as unknown);
    },
    [method, path, body ? JSON.stringify(body) : ''],
  );
}

interface Row {
  id: string;
  original_name: string;
}
let rows: Row[] = [];
const idOf = (name: string) => rows.find((row) => row.original_name.startsWith(name))?.id ?? '';

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, server.url, 'ines@example.com');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('welcomes a new person, offers samples, and uploads from its own page', async () => {
  await page.getByRole('heading', { name: 'Welcome back, Ines', level: 1 }).waitFor();
  await page.getByText('Nothing here yet').waitFor();
  await noFindings();
  await page.getByRole('link', { name: 'Upload Screenshots' }).click();
  await page.getByRole('heading', { name: 'Upload', level: 1 }).waitFor();
  await page.getByRole('meter', { name: 'Usage this month' }).waitFor();
  await noFindings();
  const files = await Promise.all(
    NAMES.map(async (name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await textImage([name, 'Paid on 3 March 2026', `Code ZX${name.length}77`]),
    })),
  );
  await page.locator('main input[type=file]').first().setInputFiles(files);
  await page.getByText('5 added').waitFor();
  await noFindings();
  rows = (await call('GET', '/screenshots')) as Row[];
  expect(rows).toHaveLength(5);
  for (const { id, original_name: name } of rows) {
    const title = name.replace('.png', '');
    await call('PATCH', `/screenshots/${id}`, { ai_generated_title: title });
  }
});

it('shows a newcomer one leading action, and brings samples at a press', async () => {
  const own = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const at = await own.newPage();
  await signIn(at, server.url, 'nora@example.com');
  const samples = at.getByRole('button', { name: 'Add three samples' });
  await samples.waitFor();
  const filled = await at.locator('main :is(a, button)').evaluateAll((all) => {
    const accent = getComputedStyle(document.querySelector('main a[href="/upload"]')!);
    return all
      .filter((it) => getComputedStyle(it).backgroundColor === accent.backgroundColor)
      .map((it) => it.textContent);
  });
  expect(filled).toEqual(['Upload']);
  await samples.click();
  await at.getByRole('link', { name: '3 Screenshots' }).waitFor();
  await samples.waitFor({ state: 'detached' });
  await own.close();
});

it('asks before more is sent than fits', async () => {
  const one = await textImage(['Too many']);
  const files = Array.from({ length: 21 }, (_, index) => ({
    name: `many-${index}.png`,
    mimeType: 'image/png',
    buffer: Buffer.concat([one, Buffer.from([index])]),
  }));
  await page.locator('main input[type=file]').first().setInputFiles(files);
  const alert = page.getByRole('alertdialog', { name: '20 of 21 fit this month' });
  await alert.getByRole('button', { name: 'Upload 20' }).waitFor();
  await alert.getByRole('button', { name: 'Cancel' }).click();
  expect(((await call('GET', '/screenshots')) as Row[]).length).toBe(5);
});

it('shows what there is on the dashboard', async () => {
  await goto('/');
  await page.getByRole('link', { name: '5 Screenshots' }).waitFor();
  await page.getByRole('slider', { name: /^Activity chart/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  const chart = page.getByRole('slider', { name: /^Activity chart/ });
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/5 uploaded/);
  expect(await page.getByRole('table').getByRole('row').count()).toBe(31);
  for (const name of ['Organize Collections', 'Manage Teams', 'View Calendar', 'Create Team']) {
    await page.getByRole('link', { name }).waitFor();
  }
  await noFindings();
});

it('opens the analytics from there, and shows them on the plan that has them', async () => {
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await page.getByText('Analytics come with the Gold plan').waitFor();
  await noFindings();
  await server.givePlan('ines@example.com', 'Gold');
  await page.reload();
  await page.getByText('The charts begin with your second month').waitFor();
  expect(await page.getByRole('slider').count()).toBe(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/^\d{4}-\d{2},5,/m);
  await noFindings();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await server.givePlan('ines@example.com', 'Free');
});

it('makes a collection, fills it from the gallery, and brings it back after a slip', async () => {
  await goto('/collections');
  await page.getByText('No collections yet').waitFor();
  await noFindings();
  await page.getByRole('button', { name: 'Create Collection' }).click();
  await dialog().getByRole('button', { name: 'Create' }).click();
  await dialog().getByLabel('Name').fill('Travel');
  await dialog().getByLabel('Description').fill('Tickets and maps');
  await dialog().getByRole('radio', { name: 'Green' }).check();
  await noFindings();
  await dialog().getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Travel' }).waitFor();

  await goto('/gallery');
  const pick = (name: string) =>
    page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
  await pick('Train ticket').click({ force: true });
  await pick('Harbor invoice').click({ force: true });
  await page.getByRole('toolbar').getByText('2 selected').waitFor();
  await noFindings();
  const saved = page.waitForEvent('download');
  await page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('shotvault.zip');
  await page.getByRole('toolbar').getByRole('button', { name: 'Add to collection' }).click();
  await dialog().getByRole('button', { name: 'Travel' }).click();
  await toast('Added to Travel');
  await page.keyboard.press('Escape');

  await goto('/collections');
  await page.getByText('2 screenshots', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Travel' }).focus();
  await page.getByRole('button', { name: 'Delete Travel' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No collections yet').waitFor();
  await undo();
  await page.getByRole('link', { name: 'Travel' }).click();
  await page.waitForURL(/collection_id=/);
  await page.getByText('2 screenshots', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear collection Travel' }).click();
  await page.getByText('5 screenshots', { exact: true }).waitFor();
});

it('narrows the gallery, keeps it in the address, and saves the search', async () => {
  expect(await page.getByRole('button', { name: 'Save as collection' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('From').fill('2020-01-01');
  await page.waitForURL(/start_date=2020-01-01/);
  await noFindings();
  await page.getByRole('button', { name: /^Clear dates/ }).click();
  await page.getByRole('searchbox', { name: 'Search screenshots' }).fill('zx');
  await page.waitForURL(/q=zx/);
  await page.getByRole('button', { name: 'Save as collection' }).click();
  await dialog().getByText('Live collections need the Silver plan.').waitFor();
  await dialog().getByLabel('Name').fill('Codes');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('alert')
    .getByText(/“Codes” was created with \d screenshots?/)
    .waitFor();
  await noFindings();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { name: 'Codes', level: 1 }).waitFor();
});

it('says what a search operator needs, and searches for the words instead', async () => {
  await page.getByRole('searchbox', { name: 'Search screenshots' }).fill('tag:harbor');
  await page.getByText(/the Silver plan/).waitFor();
  await noFindings();
  await page.getByRole('button', { name: 'Search for the words instead' }).click();
  await page.waitForURL(/q=harbor/);
  await page.getByText('1 screenshot', { exact: true }).waitFor();
});

it('deletes many and takes it back', async () => {
  await goto('/gallery');
  await page.getByRole('grid').getByRole('link').first().focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('toolbar').getByText('5 selected').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Drop your first screenshots here').waitFor();
  await undo();
  await page.getByText('5 screenshots', { exact: true }).waitFor();
});

it('renames, merges and deletes tags', async () => {
  await goto('/tags');
  for (const [name, tags] of [
    ['Harbor', ['alpha', 'beta']],
    ['Kitchen', ['alpha']],
    ['Train', ['gamma']],
  ] as const) {
    await call('PUT', `/screenshots/${idOf(name)}/tags`, { tags });
  }
  await goto('/tags');
  await page.getByPlaceholder('Search tags... (minimum 2 characters)').fill('gam');
  await page.getByRole('link', { name: 'gamma' }).waitFor();
  expect(await page.getByRole('link', { name: 'alpha' }).count()).toBe(0);
  await page.getByPlaceholder('Search tags... (minimum 2 characters)').fill('nothing');
  await page.getByText('No matching tags').waitFor();
  await noFindings();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await page.getByRole('button', { name: 'Rename gamma' }).click({ force: true });
  await dialog().getByLabel('New name').fill('beta');
  await dialog().getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('alertdialog', { name: 'Merge into beta?' }).waitFor();
  await noFindings();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
  await toast('Merged into beta');
  await page.getByRole('button', { name: 'Delete beta' }).click({ force: true });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('link', { name: 'beta' }).waitFor({ state: 'detached' });
  await undo();
  await page.getByRole('link', { name: 'beta' }).click();
  await page.waitForURL(/\/gallery\?tags=beta/);
  await page.getByRole('heading', { name: 'Gallery', level: 1 }).waitFor();
  await page.getByText('2 screenshots', { exact: true }).waitFor();
});

it('keeps favourites, and removes one with Undo', async () => {
  await goto('/favorites');
  await page.getByRole('link', { name: 'Browse Gallery' }).waitFor();
  await noFindings();
  await call('PATCH', `/screenshots/${idOf('Train')}`, { is_favorite: true });
  await goto('/favorites');
  await page.getByText('1 screenshot · Personal').waitFor();
  await noFindings();
  await page.getByRole('button', { name: /^Remove .* from favorites$/ }).click();
  await page.getByText('No favorites yet').waitFor();
  await undo();
  await page.getByText('1 screenshot · Personal').waitFor();
});

it('shows a month, walks it by keys, and closes a day whose last one was deleted', async () => {
  const only = idOf('Old receipt');
  await call('POST', `/screenshots/${only}/dates`, {
    extracted_date: '2031-05-09',
    context_text: 'valid until 9 May 2031',
  });
  await goto('/calendar?month=2031-05');
  await page.getByRole('grid', { name: 'May 2031' }).waitFor();
  await page.getByRole('button', { name: /1 AI date/ }).focus();
  await page.getByText('“valid until 9 May 2031”', { exact: false }).waitFor();
  await noFindings();
  await page.keyboard.press('PageDown');
  await page.getByRole('grid', { name: 'June 2031' }).waitFor();
  await page.keyboard.press('PageUp');
  await page.getByRole('grid', { name: 'May 2031' }).waitFor();
  await page.getByRole('button', { name: /1 AI date/ }).click();
  await dialog().getByRole('tab', { name: 'AI-Detected Dates' }).waitFor();
  await dialog().getByRole('tab', { name: 'Uploaded Screenshots' }).click();
  await dialog().getByText('No screenshots for this date').waitFor();
  await noFindings();
  await dialog().getByRole('tab', { name: 'AI-Detected Dates' }).click();
  await dialog()
    .getByRole('button', { name: /^Delete / })
    .click();
  await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
});

it('empties the trash for good, after a question', async () => {
  await goto('/trash');
  await page.getByRole('button', { name: /^Restore Old receipt/ }).waitFor();
  await noFindings();
  await page.getByRole('button', { name: /^Restore Old receipt/ }).click();
  await page.getByText('The trash is empty').waitFor();
  await call('DELETE', `/screenshots/${idOf('Old receipt')}`);
  await goto('/trash');
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty trash' }).click();
  await page.getByText('The trash is empty').waitFor();
  expect(await call('GET', '/trash')).toEqual([]);
});

it('edits tags and dates in the viewer, and steps through what a search hit', async () => {
  await goto('/gallery?q=harbor');
  await page.getByRole('grid').getByRole('link').first().click();
  await dialog().getByRole('group', { name: 'Search matches on the image' }).waitFor();
  await dialog().getByRole('button', { name: 'Next match' }).click();
  await dialog().getByLabel('Add a tag').fill('  Harbor, harbor ,, ');
  await page.keyboard.press('Enter');
  await dialog().getByRole('button', { name: 'harbor', exact: true }).waitFor();
  await dialog()
    .getByRole('button', { name: /^Accept Mar 3, 2026/ })
    .click();
  await dialog().getByText('Accepted').waitFor();
  await dialog()
    .getByRole('button', { name: /^Reject Mar 3, 2026/ })
    .click();
  await dialog().getByText('Accepted').waitFor({ state: 'detached' });
  await dialog().getByRole('button', { name: 'Select text on the image' }).click();
  await dialog().locator('svg text').first().waitFor({ state: 'attached' });
  await noFindings();
  await page.keyboard.press('Escape');
  // Closing goes back in the history, which would cut off the next visit.
  await dialog().waitFor({ state: 'detached' });
});

it('changes settings, and deletes the account behind a typed confirmation', async () => {
  await goto('/settings');
  await page.getByLabel('Given name').fill('Inês');
  await page.getByRole('button', { name: 'Save' }).click();
  await toast('Saved');
  await page.getByLabel('Show days of').selectOption('Pacific/Kiritimati');
  await noFindings();
  await page.setViewportSize({ width: 390, height: 844 });
  await noFindings();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const submit = dialog().getByRole('button', { name: 'Delete account' });
  expect(await submit.isDisabled()).toBe(true);
  await dialog().getByLabel('Your email address').fill('ines@example.com');
  await submit.click();
  await toast('Your account has been deleted');
  await page.getByRole('button', { name: 'Continue with Google' }).first().waitFor();
  expect(faults).toEqual([]);
});
