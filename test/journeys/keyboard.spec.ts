/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { openBrowser } from './support/browser';
import { focusedName, tabTo, walk } from './support/keyboard';
import { type RunningServer, startServer } from './support/server';

// No test here uses a pointer: everything is reached by keys.
jest.setTimeout(120_000);

const EMAIL = 'kim@example.com';
const ROUTES = ['/', '/gallery', '/calendar', '/collections', '/tags', '/trash', '/teams'];
const MORE = ['/settings', '/upload', '/pricing', '/subscription', '/analytics'];
const FOUND = ['/found', '/findings', '/links'];
/** The longest flow takes 64; a text that is typed counts as none. */
const MOST_KEYS = 80;

let server: RunningServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];
/** The titles of the three screenshots, as the gallery shows them. */
let titles: string[] = [];
/** The keys that a flow needs, each press of Tab among them. */
let keys = 0;

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const type = (words: string) => page.keyboard.type(words);
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();
const dialog = () => page.getByRole('dialog');
const viewer = (title: string) =>
  page.getByRole('dialog', { name: `Screenshot: ${title}`, exact: true });
const gone = () => dialog().waitFor({ state: 'detached' });
const isOnHeading = () => page.waitForFunction(() => document.activeElement?.tagName === 'H1');
/** The focus returns a moment after a layer has closed. */
const focusIs = async (name: string | RegExp) => {
  const isIt = (now: string) => (typeof name === 'string' ? now === name : name.test(now));
  for (let n = 0; n < 800 && !isIt(await focusedName(page)); n += 1) await page.waitForTimeout(25);
  const now = await focusedName(page);
  expect(isIt(now) ? name : now).toEqual(name);
};
/** The option of the palette that Enter would choose. */
const chosenOption = () =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });
/** The key works once a part of the frame without visible effect has loaded. */
const filesByKey = async () => {
  for (let n = 0; n < 15; n += 1) {
    const chooser = page.waitForEvent('filechooser', { timeout: 1000 }).catch(() => null);
    await press('u');
    const opened = await chooser;
    if (opened) return opened;
  }
  throw new Error('U asks for no files.');
};
/** Moves down the open menu to this item and chooses it. */
const choose = async (name: RegExp) => {
  await page.getByRole('menuitemradio', { name }).waitFor();
  for (let n = 0; n < 200 && !name.test(await focusedName(page)); n += 1) {
    await press('ArrowDown');
    await page.waitForTimeout(25);
  }
  await focusIs(name);
  await press('Enter');
};
const enter = async (name: string | RegExp) => {
  await tabTo(page, name);
  await press('Enter');
};

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  const pressOne = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = (key, options) => {
    keys += 1;
    return pressOne(key, options);
  };
});
beforeEach(() => {
  keys = 0;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(() => {
  expect(faults).toEqual([]);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
});

it('signs in', async () => {
  // A page that is still hydrating may lose the focus once; a person would press Tab later.
  for (let n = 0; n < 5; n += 1) {
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Continue with Google' }).first().waitFor();
    await press('Tab');
    await page.waitForTimeout(500);
    if ((await focusedName(page)) === 'Skip to content') break;
  }
  await focusIs('Skip to content');
  await press('Enter');
  await enter('Continue with Google');
  await page.getByLabel('Email').waitFor();
  if (!/Email/.test(await focusedName(page))) await tabTo(page, /Email/);
  await type(EMAIL);
  await press('Enter');
  await heading('Welcome back, Kim');
  await server.givePlan(EMAIL, 'Gold');
  await page.request.post(`${server.url}/api/teams`, { data: { name: 'Harbor' } });
});

it('uploads', async () => {
  const names = ['Harbor invoice', 'Kitchen recipe', 'Train ticket'];
  const files = names.map(async (name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: await textImage([name]),
  }));
  const chooser = await filesByKey();
  await chooser.setFiles(await Promise.all(files));
  await page.getByText('3 added').waitFor();
  await enter('Close uploads');
  await page.getByText('3 added').waitFor({ state: 'detached' });
});

it('goes to a page by the palette, and searches', async () => {
  await press('Control+k');
  await type('gallery');
  await page
    .getByRole('option', { name: /^Gallery/ })
    .first()
    .waitFor();
  for (let n = 0; n < 8 && !/^Gallery/.test(await chosenOption()); n += 1) await press('ArrowDown');
  await press('Enter');
  await page.waitForURL(/\/gallery$/);
  await isOnHeading();
  await press('/');
  await type('kitchen');
  await page.getByText('1 screenshot', { exact: true }).waitFor();
  await enter('Clear search');
  await page.getByText('3 screenshots', { exact: true }).waitFor();
});

it('walks the calendar and a day of it', async () => {
  await press('g', 'c');
  await heading('Calendar');
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
  const now = new Date();
  const month = (ahead: number) => {
    const name = format.format(new Date(now.getFullYear(), now.getMonth() + ahead, 15));
    return page.getByRole('grid', { name }).waitFor();
  };
  await month(0);
  const today = page.locator('[aria-current="date"]');
  await page.getByText('3 uploaded', { exact: false }).first().waitFor();
  await tabTo(page, /^\d|uploaded/);
  await press('PageDown');
  await month(1);
  await press('PageUp');
  await month(0);
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-day'));
  for (let n = 0; n < 31; n += 1) {
    if (await today.evaluate((part) => part === document.activeElement)) break;
    await press(n === 0 ? 'Home' : 'ArrowRight');
  }
  const day = await focusedName(page);
  await press('Enter');
  await dialog().getByRole('tab', { name: 'Uploaded Screenshots' }).waitFor();
  await press('Escape');
  await gone();
  await focusIs(day);
});

it('creates a collection, with a colour that has a name', async () => {
  await press('g', 'l');
  await heading('Collections');
  await enter('Create Collection');
  await dialog().getByLabel('Name').waitFor();
  await focusIs(/^Name/);
  await type('By keys');
  const swatches = dialog().getByRole('radiogroup', { name: 'Color' }).getByRole('radio');
  expect(await swatches.count()).toBe(8);
  await tabTo(page, 'Blue');
  await press('ArrowRight');
  expect(await focusedName(page)).toBe('Green');
  await enter('Create');
  await page.getByRole('link', { name: 'By keys' }).waitFor();
  await gone();
  // The button that opened it disappeared with the empty page; the focus stays at the head of the page.
  await focusIs(/^(Create Collection|Collections)$/);
  await enter('Edit By keys');
  await dialog().waitFor();
  await press('Escape');
  await gone();
  await focusIs('Edit By keys');
});

it('walks the gallery by arrows, and names what is there', async () => {
  await press('g', 'g');
  await heading('Gallery');
  const grid = page.getByRole('grid', { name: 'Gallery' });
  await grid.getByRole('link').nth(2).waitFor();
  await grid.getByText('Processing').first().waitFor({ state: 'detached' });
  titles = await grid.getByRole('link').allTextContents();
  const [first = '', second = '', third = ''] = titles;
  expect(new Set(titles).size).toBe(3);
  for (const title of titles) {
    const cell = grid
      .getByRole('gridcell')
      .filter({ has: page.getByRole('link', { name: title }) });
    await cell.getByRole('checkbox', { name: `Select ${title}` }).waitFor();
    await cell.getByRole('button', { name: `Add ${title} to favorites` }).waitFor();
    await cell.getByRole('button', { name: `Delete ${title}` }).waitFor();
  }
  await tabTo(page, first);
  await press('ArrowRight');
  await focusIs(second);
  await press('End');
  await focusIs(third);
  await press('Home');
  await focusIs(first);
  await press('ArrowUp');
  await focusIs(/^Select all of \w+, /);
  await press('ArrowDown');
  await focusIs(first);
  await press('x', 'Shift+ArrowRight');
  await page.getByRole('toolbar').getByText('2 selected').waitFor();
  await press('Escape');
  await page.getByRole('toolbar').waitFor({ state: 'detached' });
  await focusIs(second);
});

it('opens one, steps to its neighbours, and comes back to the last', async () => {
  const [first = '', second = '', third = ''] = titles;
  await press('Home');
  await focusIs(first);
  await press('Enter');
  await viewer(first).waitFor();
  await press('ArrowRight');
  await viewer(second).waitFor();
  await press('ArrowRight');
  await viewer(third).getByText('3 of 3').waitFor();
  await press('ArrowLeft');
  await viewer(second).waitFor();
  await press('Escape');
  await gone();
  await focusIs(second);
});

it('edits a title from the grid, and tags, favours and collects in the viewer', async () => {
  await press('e');
  await focusIs('Title');
  await type('Named by keys');
  await press('Enter');
  const open = viewer('Named by keys');
  await open.getByRole('heading', { name: 'Named by keys' }).waitFor();
  await enter('Edit title');
  await focusIs('Title');
  await press('Escape');
  await tabTo(page, 'Add a tag');
  await type('tagged by keys');
  await press('Enter');
  await open.getByRole('button', { name: 'tagged by keys', exact: true }).waitFor();
  // Leaves the field, or the letters would be typed into it.
  await press('Escape');
  await focusIs('Details');
  await press('f');
  await open.getByRole('button', { name: 'Remove Named by keys from favorites' }).waitFor();
});

it('collects from the viewer, and comes back to it from each dialog', async () => {
  const open = viewer('Named by keys');
  const add = page.getByRole('dialog', { name: 'Add to collection' });
  await press('c');
  await add.getByRole('button', { name: 'By keys' }).waitFor();
  await press('Escape');
  await add.waitFor({ state: 'detached' });
  await open.waitFor();
  await focusIs('Details');
  await press('c');
  await add.getByRole('button', { name: 'By keys' }).waitFor();
  await focusIs('Search or create a collection');
  await type('By keys');
  await press('Enter');
  await add.waitFor({ state: 'detached' });
  await open.getByRole('link', { name: 'By keys' }).waitFor();
  await focusIs('Details');
  await press('Delete');
  await focusIs('Delete');
  await press('Escape');
  await open.getByRole('button', { name: 'Delete Named by keys' }).waitFor();
  await press('Escape');
  await gone();
  await focusIs('Named by keys');
  await press('g', 'l');
  await heading('Collections');
  await page.getByRole('article').getByText('1 screenshot').waitFor();
});

it('switches the team and back', async () => {
  await enter(/^Space:/);
  await choose(/^Harbor/);
  await page.getByRole('button', { name: 'Space: Harbor' }).waitFor();
  await enter('Space: Harbor');
  await choose(/^Personal/);
  await page.getByRole('button', { name: 'Space: Personal' }).waitFor();
});

it('shows where it is on every page, and is caught on none', async () => {
  const found: string[] = [];
  for (const path of [...ROUTES, ...MORE, ...FOUND]) {
    await page.goto(`${server.url}${path}`);
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'),
    );
    found.push(...(await walk(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
  // It presses Tab through every page on purpose.
  keys = 0;
});

it('has names for the chart and its numbers', async () => {
  await page.goto(server.url);
  const chart = page.getByRole('slider', { name: /^Activity chart/ });
  await chart.waitFor();
  await tabTo(page, /^Activity chart/);
  await press('End');
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/: 3 uploaded, \d created$/);
  expect(await page.getByRole('table').getByRole('row').count()).toBe(31);
});

it('changes settings and signs out', async () => {
  await enter(/^Account of/);
  await enter('Settings');
  await heading('Settings');
  await isOnHeading();
  await tabTo(page, /^Given name/);
  await type('Kimiko');
  await enter('Save');
  await page.getByText('Saved').first().waitFor();
  await enter(/^Account of/);
  await enter('Sign Out');
  await page.getByRole('button', { name: 'Continue with Google' }).first().waitFor();
});
