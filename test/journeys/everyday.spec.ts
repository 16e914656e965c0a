/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { textImage, uniqueImage } from '../support/images';
import { openBrowser, signIn } from './support/browser';
import { Effort } from './support/effort';
import { focusedName } from './support/keyboard';
import { lookUntil } from './support/look-until';
import { GOOD_CARD, payWithCard } from './support/payment-page';
import { uploadImage, waitUntilRead } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(180_000);

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let effort: Effort;
let id = '';

/** The Tuesday after today, as images write it and as the calendar keys it. */
const tuesday = (() => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7 || 7));
  const key = day.toISOString().slice(0, 10);
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return { key, words: day.toLocaleDateString('en-GB', long), us: day };
})();

const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  await signIn(page, server.url, 'eve@example.com');
  const lines = ['Zebrafish invoice 4711', `Due ${tuesday.words}`, 'Total amount 250.00 EUR'];
  id = await uploadImage(page, server.url, 'scan.png', await textImage(lines));
  await waitUntilRead(page, server.url);
});
beforeEach(() => {
  effort = new Effort(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The first mark in shares of the picture; equal wherever and however large that is drawn. */
const markOnImage = () =>
  page.evaluate(() => {
    const image = document.querySelector('[role="dialog"] img')?.getBoundingClientRect();
    const mark = document.querySelector('#hit-0')?.getBoundingClientRect();
    if (!image || !mark) return null;
    return [(mark.left - image.left) / image.width, (mark.top - image.top) / image.height];
  });

it('keeps its marks on the words at every size, zoom, panel and turn of the screen', async () => {
  await page.goto(`${server.url}/gallery?q=zebrafish&view=${id}`);
  await page.locator('#hit-0').waitFor();
  const first = (await markOnImage()) ?? [];
  const isUnmoved = async () => {
    // The transition of a zoom has to begin and to end first.
    await page.waitForTimeout(400);
    const isBeside = (share: number, at: number) => Math.abs(share - (first[at] ?? -1)) < 0.005;
    const now = await lookUntil(
      (seen) => seen.length === first.length && seen.every(isBeside),
      async () => (await markOnImage()) ?? [],
    );
    expect(now).toHaveLength(2);
    now.forEach((share, at) => expect(share).toBeCloseTo(first[at] ?? -1, 2));
  };
  await button('Hide details').click();
  await isUnmoved();
  await button('Zoom in').click();
  await isUnmoved();
  await page.setViewportSize({ width: 1000, height: 600 });
  await isUnmoved();
  await button('Show details').click();
  await isUnmoved();
  await page.setViewportSize({ width: 844, height: 390 });
  await isUnmoved();
  await page.setViewportSize({ width: 390, height: 844 });
  await isUnmoved();
  await page.setViewportSize({ width: 1440, height: 900 });
  await isUnmoved();
});

/** The names of the controls that the toasts lie on; null without a toast. */
const underToasts = () =>
  page.evaluate(() => {
    const toast = document.querySelector('.mantine-Notification-root')?.getBoundingClientRect();
    if (!toast) return null;
    const isUnder = (control: Element) => {
      const { width, top, right, bottom, left } = control.getBoundingClientRect();
      const isBeside = right <= toast.left || left >= toast.right;
      return width > 0 && !isBeside && bottom > toast.top && top < toast.bottom;
    };
    return [...document.querySelectorAll('[role="dialog"] :is(a, button, input)')]
      .filter(isUnder)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

it('shows its messages beside the tools, and never on them', async () => {
  const sizes = [
    [1440, 900],
    [1000, 700],
    [768, 1024],
    [390, 844],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.url}/gallery?view=${id}`);
    await button('Copy link').click();
    await page.getByText('Copied', { exact: true }).waitFor();
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(400);
    expect(await underToasts()).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

it('prints what was found, and no heading above nothing', async () => {
  await page.goto(`${server.url}/gallery?view=${id}`);
  await dialog().getByRole('heading', { name: 'Found in the image' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const empty = await dialog().evaluate((viewer) =>
    [...viewer.querySelectorAll('section')]
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => part.innerText.trim() === part.querySelector('h3')?.innerText.trim())
      .map((part) => part.innerText),
  );
  expect(empty).toEqual([]);
  expect(await dialog().locator('aside').innerText()).toContain('Found in the image\n250.00 EUR');
  await page.emulateMedia({ media: 'screen' });
});

it('says why a tag was given, in two clicks', async () => {
  await page.goto(`${server.url}/gallery`);
  await effort.click(page.getByRole('grid').getByRole('link').first());
  await effort.click(dialog().getByRole('button', { name: 'Explain' }));
  const why = page.getByRole('dialog', { name: 'Explain', exact: true });
  await why.getByText('Tags', { exact: true }).waitFor();
  await why.locator('q').first().waitFor();
  expect(effort).toMatchObject({ clicks: 2, keys: 0 });
  await page.keyboard.press('Escape');
});

it('mends title, date and created date in six clicks and six keys', async () => {
  await page.goto(`${server.url}/gallery?view=${id}`);
  const viewer = dialog();
  await effort.click(viewer.getByRole('button', { name: 'Edit title' }));
  await effort.fill(viewer.getByLabel('Title', { exact: true }), 'Zebrafish bill');
  await effort.press('Enter');
  await viewer.getByRole('heading', { name: 'Zebrafish bill' }).waitFor();
  await effort.click(viewer.getByRole('button', { name: /^Edit [A-Z][a-z]{2} \d/ }).first());
  await effort.fill(viewer.getByLabel('Time', { exact: true }), '09:30');
  await effort.press('Enter');
  await viewer.getByText(/09:30/).waitFor();
  await effort.click(viewer.getByRole('button', { name: 'Edit the created date' }));
  await effort.fill(viewer.getByLabel('Created on'), '2026-03-04T05:06');
  await effort.press('Enter');
  await viewer.getByText('set by hand').waitFor();
  expect(effort.clicks).toBeLessThanOrEqual(6);
  expect(effort.keys).toBeLessThanOrEqual(6);
});

it('tells what is next Tuesday in three clicks', async () => {
  await page.goto(`${server.url}/`);
  await effort.click(page.getByRole('treeitem', { name: 'Calendar' }));
  await effort.click(page.getByRole('radio', { name: 'Week' }));
  await button('Next week').waitFor();
  // The week shows its days before it knows what they hold.
  const named = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const day = button(new RegExp(tuesday.us.toLocaleDateString('en-US', named)));
  if ((await day.count()) === 0) await effort.click(button('Next week'));
  await day.getByText('Zebrafish bill').waitFor();
  await day.getByText('09:30').waitFor();
  expect(effort.clicks).toBeLessThanOrEqual(3);
});

it('upgrades and cancels in six clicks beside the card form', async () => {
  await page.goto(`${server.url}/`);
  await effort.click(page.getByRole('link', { name: /^Free/ }).first());
  await effort.click(button('Upgrade to Bronze'));
  await payWithCard(page, GOOD_CARD);
  await page.getByText('Subscription Updated!').waitFor();
  await effort.click(button('Cancel Plan'));
  await effort.click(
    page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }),
  );
  await page.getByText('Plan will cancel at period end').waitFor();
  expect(effort.clicks).toBeLessThanOrEqual(6);
});

it('uploads from a phone in two taps', async () => {
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`${server.url}/`);
  const taps = new Effort(phone);
  await taps.click(phone.getByRole('link', { name: 'New upload' }));
  const chooser = phone.waitForEvent('filechooser');
  await taps.click(phone.getByRole('button', { name: 'Choose files' }));
  const files = { name: 'phone.png', mimeType: 'image/png', buffer: await uniqueImage() };
  await (await chooser).setFiles(files);
  await phone.getByText('1 added').waitFor();
  expect(taps).toMatchObject({ clicks: 2, keys: 0 });
  await phone.close();
});

/** The pixels by which the tools of the zoom reach into the image. */
const underTools = (at: Page) =>
  at.evaluate(() => {
    const rectOf = (selector: string) =>
      document.querySelector(`[role="dialog"] ${selector}`)?.getBoundingClientRect();
    const image = rectOf('img');
    const tools = rectOf('[data-keep-clear]');
    if (!image?.height || !tools?.height) throw new Error('The viewer is not there.');
    const across = Math.min(image.right, tools.right) - Math.max(image.left, tools.left);
    const down = Math.min(image.bottom, tools.bottom) - Math.max(image.top, tools.top);
    return Math.max(0, Math.min(across, down));
  });

it('keeps the tools of a phone off wide and tall images', async () => {
  const size = { width: 390, height: 844 };
  const tall = await uploadImage(page, server.url, 'tall.png', await uniqueImage('png', size));
  const phone = await context.newPage();
  await phone.setViewportSize(size);
  for (const shown of [id, tall]) {
    await phone.goto(`${server.url}/gallery?view=${shown}`);
    await phone.locator('[role="dialog"] [data-keep-clear]').waitFor();
    expect(await underTools(phone)).toBe(0);
  }
  await phone.close();
});

it('finds, opens, stars and leaves by keys alone', async () => {
  await page.goto(`${server.url}/gallery`);
  await page.getByRole('grid').waitFor();
  await effort.press('/');
  await effort.fill(page.locator('input:focus'), 'zebrafish');
  await effort.press('Enter');
  await page.waitForURL(/q=zebrafish/);
  await page.getByText('1 screenshot', { exact: true }).waitFor();
  while (!/^Zebrafish bill/.test(await focusedName(page))) {
    await effort.press('Tab');
    expect(effort.keys).toBeLessThan(20);
  }
  await effort.press('Enter');
  await dialog().waitFor();
  await effort.press('f');
  await dialog()
    .getByRole('button', { name: /^Remove .* from favorites$/ })
    .waitFor();
  await effort.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(effort).toMatchObject({ clicks: 0 });
  expect(effort.keys).toBeLessThanOrEqual(24);
});
