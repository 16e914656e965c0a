/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';
import { lookUntil } from './support/look-until';

jest.setTimeout(120_000);

const EMAIL = `${'a-rather-long-name-of-somebody'.repeat(2)}@a-rather-long-company-name.example.com`;
const TEAM = 'The harbor of very long names '.repeat(4).slice(0, 99).trim().padEnd(100, '!');
const WIDTHS = [390, 768, 1024, 1440];
const HEIGHT = 800;

let server: RunningServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: HEIGHT } })).newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, `${server.url}/gallery`, EMAIL);
  await server.givePlan(EMAIL, 'Platinum');
  for (const name of [TEAM, ...Array.from({ length: 19 }, (_, n) => `Crew ${n + 1}`)]) {
    const answer = await page.request.post(`${server.url}/api/teams`, { data: { name } });
    if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  }
  const buffer = await textImage(['lighthouse']);
  const file = { name: 'lighthouse.png', mimeType: 'image/png', buffer };
  await page.locator('#upload-files').setInputFiles([file]);
  await page.getByText('1 added').waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(() => expect(faults).toEqual([]));

const palette = () => page.getByRole('combobox', { name: 'Search or go to' });

describe('the command palette', () => {
  it('finds by its keys what was just stored, and opens it', async () => {
    await page.keyboard.press('Control+k');
    await palette().fill('lighthouse');
    const hit = page
      .getByRole('group', { name: 'Found screenshots' })
      .getByRole('option', { name: 'lighthouse' });
    await hit.locator('img').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await hit.click();
    const viewer = page.getByRole('dialog', { name: 'Screenshot: lighthouse' });
    await viewer.waitFor();
    expect(page.url()).toMatch(/\/gallery\?q=lighthouse&view=/);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
  });

  it('is fully seen from the smallest phone on', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.keyboard.press('Control+k');
    await palette().waitFor();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y + box.height <= 568).toBe(true);
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'hidden' });
  });

  it('reads the title of the page it leads to', async () => {
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.getByRole('button', { name: /^Search or go to/ }).click();
    await palette().fill('favorites');
    await page.getByRole('option', { name: /^Favorites/ }).click();
    await page.waitForURL(/\/favorites$/);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });
});

it('shows the name of a control at the edge of a phone on one line', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('?');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await close.focus();
  const tip = page.locator('[data-edge="end"][data-text="Close"]');
  const box = await tip.boundingBox();
  expect(box?.height).toBeLessThan(32);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: HEIGHT });
});

/** Elements of the bars that overlap another one, or leave the window. */
function collisions(): string[] {
  const bars = document.querySelectorAll('header, nav');
  const parts = [...bars].flatMap((bar) => [...bar.querySelectorAll('a, button, [title]')]);
  const seen = parts.filter((part) => part.getClientRects().length > 0);
  const name = (part: Element) => part.getAttribute('aria-label') ?? part.textContent;
  const found: string[] = [];
  seen.forEach((part, index) => {
    const a = part.getBoundingClientRect();
    if (a.left < 0 || a.right > innerWidth || a.bottom > innerHeight)
      found.push(`${name(part)} is out`);
    for (const other of seen.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const isInside = part.contains(other) || other.contains(part);
      const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      if (isOver && !isInside) found.push(`${name(part)} over ${name(other)}`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth)
    found.push('the page is wider than its window');
  return found;
}

/** Words that an ellipsis cuts without a title that has the full text. */
function cutWords(): string[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'header *, nav *, [role="menu"] *, [role="dialog"] *',
    ),
  ];
  return all
    .filter((part) => getComputedStyle(part).textOverflow === 'ellipsis')
    .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
    .filter((part) => !part.closest('[title]'))
    .map((part) => part.textContent);
}

const isWithin = (part: Element) =>
  part.scrollWidth <= part.clientWidth && document.documentElement.scrollWidth <= innerWidth;
const bottomOf = (part: Element) => part.getBoundingClientRect().bottom;

describe('the frame with a long team name, a long e-mail and thirty teams', () => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.getByRole('button', { name: 'Space: Personal' }).click();
    await page.getByRole('menuitemradio', { name: /^The harbor/ }).click();
    await page.getByRole('button', { name: /^Space: The harbor/ }).waitFor();
  });

  it.each(WIDTHS)('cuts and covers nothing at %d', async (width) => {
    await page.setViewportSize({ width, height: HEIGHT });
    // The sidebar folds for a moment.
    const covered = () => page.evaluate(collisions);
    expect(await lookUntil((seen) => seen.length === 0, covered)).toEqual([]);
    expect(await page.evaluate(cutWords)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Account of/ }).click();
    const signOut = page.getByRole('button', { name: 'Sign Out' });
    await signOut.scrollIntoViewIfNeeded();
    expect(await signOut.evaluate(bottomOf)).toBeLessThanOrEqual(HEIGHT);
    expect(await page.evaluate(cutWords)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await signOut.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith('Account of'));
  });

  it('shows every space in a list that scrolls', async () => {
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.getByRole('button', { name: /^Space: The harbor/ }).click();
    await page.getByRole('menuitemradio', { name: /^Crew 9/ }).waitFor();
    expect(await page.evaluate(cutWords)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    const box = await page.getByRole('menuitem', { name: 'Create Team' }).boundingBox();
    expect(box && box.y + box.height <= HEIGHT).toBe(true);
    await page.keyboard.press('Escape');
  });

  it.each(WIDTHS)('greets a name without a space within %d', async (width) => {
    await page.request.patch(`${server.url}/api/users/me`, {
      data: { name: 'Long', given_name: 'g'.repeat(80) },
    });
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(server.url);
    const heading = page.getByRole('heading', { level: 1, name: /^Welcome back, g+$/ });
    expect(await heading.evaluate(isWithin)).toBe(true);
  });
});
