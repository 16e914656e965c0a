/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { textImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

const WEST = 'Pacific/Pago_Pago'; // UTC-11
const EAST = 'Pacific/Kiritimati'; // UTC+14
const EMAIL = 'calendar@example.com';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The size of one layout shift, as the browser computes it. */
interface Shift {
  value: number;
}

let server: RunningServer;
let browser: Browser;
let uploadedAt: Date;
const faults: string[] = [];

/** The person's device in a time zone. */
async function deviceIn(timezoneId: string, viewport = WIDE): Promise<Page> {
  const context = await browser.newContext({ viewport, timezoneId, locale: 'en-US' });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, server.url, EMAIL);
  return page;
}

/** A day as the calendar names it: `Friday, November 20, 2026`. */
const dayOf = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(moment);

const monthOf = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment).slice(0, 7);

const cell = (page: Page, ...parts: string[]) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(parts.join('.*')) });

const open = (page: Page, path: string) => page.goto(`${server.url}${path}`);

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const page = await deviceIn('UTC');
  await open(page, '/upload');
  const buffer = await textImage(['Garden invoice', 'Payment due on 3 March 2026']);
  const name = 'Screenshot 2026-03-05 at 23.30.00.png';
  const file = { name, mimeType: 'image/png', buffer };
  await page.locator('main input[type=file]').first().setInputFiles([file]);
  await page.getByText('1 added').waitFor();
  const row = await page.evaluate(async () => {
    const [shot] = (await (await fetch('/api/screenshots')).json()) as { id: string }[];
    const how = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    // A slow machine needs longer than the server waits.
    for (;;) {
      const answer = await fetch(`/api/screenshots/${shot?.id}/process`, how);
      const { screenshot } = (await answer.json()) as { screenshot?: { created_at: string } };
      if (screenshot) return screenshot;
    }
  });
  uploadedAt = new Date(row.created_at);
  await page.context().close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each([
  ['behind UTC', WEST],
  ['ahead of UTC', EAST],
])('on a device %s', (_where, zone) => {
  let page: Page;
  beforeAll(async () => {
    page = await deviceIn(zone);
  });
  afterAll(() => page.context().close());

  it('has the upload on the day it was there', async () => {
    const day = dayOf(uploadedAt, zone);
    await open(page, `/calendar?month=${monthOf(uploadedAt, zone)}`);
    await cell(page, day, '1 uploaded').click();
    const dialog = page.getByRole('dialog', { name: day });
    await dialog.getByText('1 uploaded', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: /^View / }).click();
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 of 1', { exact: true }).waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
  });

  it('has what the image says and when it was made on the same days as everywhere', async () => {
    await open(page, '/calendar?month=2026-03');
    await cell(page, 'March 3, 2026', '1 AI date').focus();
    await page.getByRole('list', { name: 'AI dates of this day' }).waitFor();
    await cell(page, 'March 5, 2026', '1 created').waitFor();
    await cell(page, 'March 3, 2026').click();
    await page.getByRole('dialog', { name: 'Tuesday, March 3, 2026' }).waitFor();
  });

  it('ends the chart of the dashboard with the day that it is there', async () => {
    await open(page, '/');
    const chart = page.getByRole('slider', { name: /^Activity chart/ });
    await chart.focus();
    const short = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      timeZone: zone,
    });
    expect(await chart.getAttribute('aria-valuetext')).toContain(short.format(new Date()));
  });
});

it.each([
  ['a phone', PHONE],
  ['a desk', WIDE],
])('does not move on %s while the month is on its way', async (_where, viewport) => {
  const page = await deviceIn('UTC', viewport);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let seen = () => {};
  const isSeen = new Promise<void>((done) => (seen = done));
  await page.route('**/api/calendar?*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await open(page, '/calendar?month=2026-03');
  await page.getByText('Loading the month').first().waitFor({ state: 'attached' });
  seen();
  await cell(page, 'March 3, 2026', '1 AI date').waitFor();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  await page.context().close();
});

it('shows an empty calendar for an address that names no day', async () => {
  const page = await deviceIn(EAST);
  for (const day of ['garbage', '2026-13-01', '2026-02-31']) {
    await open(page, `/calendar?month=2026-02&day=${day}`);
    await page.getByRole('heading', { name: 'February 2026' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  await page.context().close();
});

it('counts each key of two that come before the month of the first is drawn', async () => {
  const page = await deviceIn('UTC');
  await open(page, '/calendar?month=2026-03');
  await cell(page, 'March 3, 2026', '1 AI date').waitFor();
  const day = page.locator('[data-day][tabindex="0"]');
  await day.focus();
  await day.evaluate(async (element) => {
    const press = () =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true }));
    press();
    // The day is chosen at once, and its month is drawn in a later task.
    await Promise.resolve();
    press();
  });
  await page.getByRole('heading', { name: 'January 2026' }).waitFor();
  await page.waitForFunction(() =>
    document.activeElement?.matches('[data-day^="2026-01"][tabindex="0"]'),
  );
  await page.context().close();
});

it('can be used on a phone with assistive tools', async () => {
  const page = await deviceIn('UTC', PHONE);
  await page.getByRole('slider', { name: /^Activity chart/ }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await open(page, '/calendar?month=2026-03');
  await cell(page, 'March 3, 2026', '1 AI date').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await cell(page, 'March 3, 2026').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^View / })
    .first()
    .waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const [width, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width).toBe(shown);
  expect(faults).toEqual([]);
  await page.context().close();
});
