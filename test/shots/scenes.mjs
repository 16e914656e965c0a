// Every screen of the product, and the steps to it. `who` is a visitor or one of the cast.
import { billingScenes } from './billing-scenes.mjs';
import { foundScenes } from './found-scenes.mjs';
import { houseScenes } from './house-scenes.mjs';
import { layerScenes } from './layer-scenes.mjs';
import { longScenes } from './long-words.mjs';
import { readingScenes, readsSome } from './reading-scenes.mjs';
import { shareScenes } from './share-scenes.mjs';
import { stateScenes } from './state-scenes.mjs';
import { teamScenes } from './team-scenes.mjs';

const PHONE_BELOW = 768;
const NOWHERE = '/no-such-page';

const button = (page, name) => page.getByRole('button', { name }).first();
const visible = (page) => page.locator('[role="dialog"], [role="menu"]').first().waitFor();

async function select(page) {
  // Cards only: a day's own box selects the whole day.
  const circles = page.locator('button[role="checkbox"]');
  await circles.nth(0).waitFor();
  // Without the pointer, because on a phone the bar covers the third one.
  for (const at of [0, 1, 2]) await circles.nth(at).evaluate((one) => one.click());
  await page.getByRole('toolbar').waitFor();
}

/** By the icon on a card, or on touch screens in the menu of the card. */
async function askToDelete(page) {
  const icon = button(page, /^Delete /);
  if (await icon.isVisible()) return icon.click({ force: true });
  await button(page, /^Actions for /).click();
  return page.getByRole('menuitem', { name: 'Delete' }).click();
}

/** Holds every upload at a half for as long as the page lives. */
async function uploadSome(page) {
  await page.route('**/api/screenshots/upload', () => undefined);
  const files = ['Lisbon map.png', 'Parking receipt.png', 'Wifi.png'].map((name, at) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.alloc(140_000 * (at + 1), at),
  }));
  await page.locator('#upload-files').setInputFiles(files);
  await page.getByRole('region', { name: 'Uploads' }).getByText(/of 3/).waitFor();
}

const openAnswer = (page) => button(page, /^Which roles/).click();

const everyPage = [
  ['dashboard', '/'],
  ['gallery', '/gallery'],
  ['calendar', '/calendar'],
  ['calendar-week', '/calendar?show=week'],
  ['calendar-agenda', '/calendar?show=agenda'],
  ['analytics', '/analytics'],
  ['collections', '/collections'],
  ['favorites', '/favorites'],
  ['tags', '/tags'],
  ['found', '/found'],
  ['findings', '/findings'],
  ['links', '/links'],
  ['trash', '/trash'],
  ['upload', '/upload'],
  ['settings', '/settings'],
];

const publicPages = ['about', 'contact', 'support', 'releases', 'privacy', 'terms'];

export const scenes = [
  { name: 'landing', who: 'visitor', path: '/', isWhole: true },
  ...publicPages.map((name) => ({ name, who: 'visitor', path: `/${name}`, isWhole: true })),
  { name: 'support-search', who: 'visitor', path: '/support?q=team', act: openAnswer },
  { name: 'support-no-match', who: 'visitor', path: '/support?q=zebrafish' },
  { name: 'public-signed-in', who: 'full', path: '/about' },
  {
    name: 'public-menu',
    who: 'visitor',
    path: '/about',
    act: async (page) => {
      const target = button(page, 'Menu');
      if (!(await target.isVisible())) return;
      await target.click();
      await visible(page);
    },
  },
  { name: 'not-found', who: 'visitor', path: NOWHERE },
  { name: 'not-found-signed-in', who: 'full', path: NOWHERE },
  ...everyPage.map(([name, path]) => ({ name: `${name}-empty`, who: 'empty', path })),
  ...everyPage.map(([name, path]) => ({ name, who: 'full', path, isWhole: path !== '/gallery' })),
  { name: 'gallery-compact', who: 'full', path: '/gallery?mode=compact' },
  { name: 'gallery-compact-selection', who: 'full', path: '/gallery?mode=compact', act: select },
  { name: 'gallery-list', who: 'full', path: '/gallery?mode=list' },
  {
    name: 'gallery-no-kinds',
    who: 'full',
    path: '/gallery',
    // The page remembers that the last visit had none, and keeps no place for them.
    before: async (page) => {
      await page.addInitScript(() => localStorage.setItem('shotvault.kinds', 'none'));
      await page.route('**/api/screenshots/kinds*', (route) => route.fulfill({ json: [] }));
    },
    after: (page) => page.evaluate(() => localStorage.removeItem('shotvault.kinds')),
  },
  {
    name: 'gallery-kinds-to-come',
    who: 'full',
    path: '/gallery',
    before: (page) =>
      page.route('**/api/screenshots/kinds*', (route) => route.fulfill({ json: [] })),
    after: (page) => page.evaluate(() => localStorage.removeItem('shotvault.kinds')),
  },
  { name: 'gallery-created-ascending', who: 'full', path: '/gallery?sort=created-asc' },
  { name: 'gallery-by-dates', who: 'full', path: '/gallery?sort=date-desc' },
  { name: 'gallery-search', who: 'full', path: '/gallery?q=invoice' },
  {
    name: 'gallery-operators',
    who: 'full',
    path: `/gallery?q=${encodeURIComponent('-tag:travel has:text kind:invoice OR kind:receipt')}`,
  },
  { name: 'gallery-no-match', who: 'full', path: '/gallery?q=zebrafish' },
  { name: 'gallery-sentence', who: 'full', path: '/gallery?q=invoice+this+year' },
  { name: 'gallery-nearest', who: 'full', path: '/gallery?q=invoice+zebrafish' },
  {
    name: 'gallery-proposals',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search screenshots' }).fill('-tag:');
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
    },
  },
  {
    name: 'gallery-filters',
    who: 'full',
    path: '/gallery?favorites=true',
    act: (page) => button(page, /^Filter/).click(),
  },
  { name: 'gallery-selection', who: 'full', path: '/gallery', act: select },
  {
    name: 'gallery-delete',
    who: 'full',
    path: '/gallery',
    act: askToDelete,
  },
  {
    name: 'gallery-failed',
    who: 'full',
    path: '/gallery',
    before: (page) => page.route('**/api/screenshots?*', (route) => route.fulfill({ status: 400 })),
  },
  {
    name: 'gallery-loading',
    who: 'full',
    path: '/gallery',
    before: (page) => page.route('**/api/screenshots?*', () => undefined),
    waitsFor: '[aria-busy="true"]',
  },
  {
    name: 'analytics-month',
    who: 'full',
    path: '/analytics',
    act: async (page) => {
      await page.getByRole('slider').first().focus();
      await page.keyboard.press('Home');
    },
  },
  {
    name: 'menu',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      await page.getByRole('button', { name: 'Screenshots', exact: true }).click();
      await visible(page);
    },
  },
  {
    name: 'account',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      await button(page, /^Account of/).click();
      await button(page, 'Sign Out').waitFor();
    },
  },
  {
    name: 'keys',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      await page.keyboard.press('?');
      await visible(page);
    },
  },
  {
    name: 'viewer',
    who: 'full',
    path: (idOf) => `/gallery?view=${idOf('Invoice 20418.png')}`,
    act: visible,
  },
  {
    name: 'viewer-phone-shot',
    who: 'full',
    path: (idOf) => `/gallery?view=${idOf('Train to Hamburg.png')}`,
    act: visible,
  },
  {
    name: 'viewer-printed',
    who: 'full',
    path: (idOf) => `/gallery?view=${idOf('Invoice 20418.png')}`,
    act: visible,
    media: 'print',
    isWhole: true,
  },
  {
    name: 'day',
    who: 'full',
    path: '/calendar',
    act: async (page) => {
      await page.locator('[data-heat]:not([data-heat="0"])').first().click();
      await visible(page);
    },
  },
  {
    name: 'day-pointed-at',
    who: 'full',
    path: '/calendar',
    act: async (page) => {
      // A phone shows it in the dialog.
      if (page.viewportSize().width < PHONE_BELOW) return;
      const days = page.locator('[data-heat]:not([data-heat="0"])');
      for (const day of await days.all()) {
        await day.focus();
        await page.waitForTimeout(150);
        if ((await page.getByRole('list', { name: 'AI dates of this day' }).count()) > 0) return;
      }
      throw new Error('No day of this month has something to tell.');
    },
  },
  {
    name: 'viewer-why',
    who: 'full',
    path: (idOf) => `/gallery?view=${idOf('Invoice 20418.png')}`,
    act: async (page) => {
      await visible(page);
      const show = button(page, 'Show details');
      if (await show.isVisible()) await show.click();
      await button(page, 'Explain').click();
    },
  },
  {
    name: 'viewer-crop',
    who: 'full',
    path: (idOf) => `/gallery?view=${idOf('Invoice 20418.png')}`,
    act: async (page) => {
      await visible(page);
      const more = button(page, /^More$/);
      if (await more.isVisible()) {
        await more.click();
        await page.getByRole('menuitem', { name: /^Crop/ }).click();
      } else await button(page, /^Crop/).click();
      await page.getByLabel('Width').fill('300');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'gallery-fit',
    who: 'full',
    path: '/gallery',
    before: (page) => page.addInitScript(() => localStorage.setItem('shotvault.thumbnails', 'fit')),
    after: (page) => page.evaluate(() => localStorage.removeItem('shotvault.thumbnails')),
  },
  {
    name: 'collection-dialog',
    who: 'full',
    path: '/collections',
    act: async (page) => {
      await button(page, 'Create Collection').click();
      await visible(page);
    },
  },
  {
    name: 'add-to-collection',
    who: 'full',
    path: '/gallery',
    act: async (page) => {
      await select(page);
      await button(page, 'Add to collection').click();
      await visible(page);
    },
  },
  ...billingScenes,
  ...shareScenes,
  ...foundScenes,
  ...teamScenes,
  ...stateScenes,
  // Before files are uploaded in vain, because those are offered again on every later page.
  ...readingScenes,
  ...layerScenes,
  ...houseScenes,
  ...longScenes,
  // Last, because unfinished uploads are offered again on every later page.
  { name: 'gallery-uploading', who: 'full', path: '/gallery', act: uploadSome },
  { name: 'both-docks', who: 'full', path: '/gallery', before: readsSome, act: uploadSome },
];
