/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { textImage, uniqueImage } from '../support/images';
import { everyAddress } from './support/addresses';
import { openBrowser, signIn } from './support/browser';
import { shapeOf, silentControls, underDocks, underToasts } from './support/page-checks';
import { uploadImage, waitUntilRead } from './support/reading';
import { type RunningServer, startServer } from './support/server';
import { inTabs } from './support/tabs';

// Every control says what it is, can be reached, and is covered by nothing.
jest.setTimeout(240_000);

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const COLLECTIONS = 12;
const TAGS = Array.from({ length: 14 }, (_, n) => `crew-${n + 1}`);
const SHOWN_TAGS = 10;

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let teamId = '';
let shared = '';
const ids: string[] = [];

const LONG = 'Harbour master’s quarterly statement of berths and moorings '.repeat(3).trim();

const call = async (method: 'post' | 'put' | 'patch', path: string, data: object) => {
  const headers = { origin: server.url };
  const answer = await page.request[method](`${server.url}/api${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return (await answer.json()) as Record<string, string>;
};

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: DESK, timezoneId: 'UTC' });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, server.url, 'cora@example.com');
  await server.givePlan('cora@example.com', 'Gold');
  for (const name of ['first', 'second', 'third']) {
    const image = await textImage([
      `Harbor ${name}`,
      'https://harbor.example/berths',
      '+49 30 901820',
    ]);
    ids.push(await uploadImage(page, server.url, `${name}.png`, image));
  }
  await waitUntilRead(page, server.url);
  for (const [at, id] of ids.entries())
    await call('put', `/screenshots/${id}/tags`, { tags: TAGS.slice(at) });
  for (let n = 1; n <= COLLECTIONS; n += 1) {
    const body = { name: `Pier ${n}`, description: null, color: '#10B981' };
    await call('post', '/collections', body);
  }
  await call('post', '/collections', {
    name: LONG.slice(0, 90),
    description: null,
    color: '#10B981',
  });
  await call('patch', `/screenshots/${ids[2]}`, { ai_generated_title: LONG });
  ({ id: teamId = '' } = await call('post', '/teams', { name: 'Harbor' }));
  const { url = '' } = await call('post', '/shares', { screenshot_ids: [ids[0]] });
  shared = new URL(url).pathname;
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const tree = () => page.getByRole('tree');

it('has a sidebar from 1200 pixels on, which a key folds and opens, also for later visits', async () => {
  const tags = () => tree().getByRole('group', { name: 'Tags' });
  await page.setViewportSize({ width: 1199, height: 900 });
  await page.goto(`${server.url}/gallery`);
  await page.getByRole('grid').waitFor();
  expect(await tree().count()).toBe(0);
  await page.setViewportSize({ width: 1200, height: 900 });
  await tags().waitFor();
  await page.keyboard.press('[');
  await tags().waitFor({ state: 'detached' });
  await page.reload();
  await tree().getByRole('treeitem', { name: 'Gallery' }).waitFor();
  expect(await tags().count()).toBe(0);
  await page.keyboard.press('[');
  await tags().waitFor();
  await page.setViewportSize(DESK);
});

describe('the sidebar at 900 pixels', () => {
  /** The entries that do not lie in the tree as a whole. */
  const cut = (names: readonly string[]) =>
    tree().evaluate((element, wanted) => {
      const room = element.getBoundingClientRect();
      return [...element.querySelectorAll('[role="treeitem"]')]
        .filter((entry) => wanted.includes(entry.textContent?.replace(/^#|\d+$/g, '') ?? ''))
        .filter((entry) => {
          const { top, bottom } = entry.getBoundingClientRect();
          return top < room.top || bottom > room.bottom;
        })
        .map((entry) => entry.textContent);
    }, names);

  it('shows the ten most used tags once it is scrolled, none of them cut', async () => {
    await page.goto(`${server.url}/gallery`);
    await tree().getByRole('treeitem', { name: 'crew-3', exact: true }).waitFor();
    const tags = tree().getByRole('group', { name: 'Tags' }).getByRole('treeitem');
    expect(await tags.count()).toBe(SHOWN_TAGS);
    await tree().hover();
    await page.mouse.wheel(0, 2_000);
    await tags.last().waitFor();
    await page.waitForFunction(() => {
      const element = document.querySelector('[role="tree"]');
      return element && element.scrollTop + element.clientHeight > element.scrollHeight - 2;
    });
    const names = await tags.evaluateAll((all) => all.map((tag) => tag.textContent ?? ''));
    expect(await cut(names.map((name) => name.replace(/^#|\d$/g, '')))).toEqual([]);
    // The page behind it stays.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('shows what the keys reach, and the entry of the open page', async () => {
    await page.goto(`${server.url}/gallery`);
    const last = tree().getByRole('group', { name: 'Tags' }).getByRole('treeitem').last();
    await last.waitFor();
    await tree().getByRole('treeitem', { name: 'Gallery', exact: true }).focus();
    await page.keyboard.press('End');
    const untilWhole = () =>
      page.waitForFunction(() => {
        const at =
          document.querySelector('[role="treeitem"]:focus') ??
          document.querySelector('[role="treeitem"][aria-current]');
        const [entry, room] = [at, at?.closest('[role="tree"]')].map((it) =>
          it?.getBoundingClientRect(),
        );
        return entry && room && entry.top >= room.top && entry.bottom <= room.bottom;
      });
    await untilWhole();
    await page.keyboard.press('Enter');
    await page.waitForURL(/tags=crew-/);
    await page.reload();
    await page.locator('[role="treeitem"][aria-current]').waitFor();
    await untilWhole();
  });
});

const press = (at: Page, name: string | RegExp) => at.getByRole('button', { name }).first().click();

async function selectFirst(at: Page): Promise<void> {
  await at.getByRole('grid').getByRole('link').first().focus();
  await at.keyboard.press('x');
  await at.getByRole('toolbar').waitFor();
}

const addresses = () => [
  ...everyAddress({ team: teamId }),
  ...['/gallery?mode=compact', '/gallery?mode=list', '/gallery?q=harbor', '/tags?view=list'],
  ...['/calendar?show=week', '/calendar?show=agenda', `/gallery?view=${ids[1]}`],
  shared,
];

/** Waits until the page has its title and all that it asked for. */
async function isQuiet(at: Page): Promise<void> {
  await at.locator('h1').first().waitFor({ state: 'attached' });
  await at.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await at.waitForLoadState('networkidle');
}

describe('a control without words', () => {
  it('says its name and its key on every page, in one kind of tooltip', async () => {
    const prepare = (at: Page) => {
      at.setDefaultTimeout(30_000);
      return at.addInitScript(() => window.localStorage.setItem('shotvault.sidebar', 'folded'));
    };
    const silent = await inTabs(context, addresses(), prepare, async (at, address) => {
      await at.goto(`${server.url}${address}`);
      await isQuiet(at);
      const found = await silentControls(at);
      return found.map(({ name, why }) => `${address}: ${name} ${why}`);
    });
    expect(silent).toEqual([]);
  });

  it.each<[string, string, (at: Page) => Promise<void>]>([
    ['the filters', '/gallery', (at) => press(at, /^Filter/)],
    ['a selection', '/gallery', selectFirst],
    ['a new collection', '/collections', (at) => press(at, 'Create Collection')],
    ['the viewer’s crop', 'viewer', (at) => press(at, 'Crop and rotate a copy')],
    ['the viewer’s link', 'viewer', (at) => press(at, 'Share')],
    ['the viewer’s collections', 'viewer', (at) => press(at, 'Add to collection')],
    ['the list of keys', '/gallery', (at) => at.keyboard.press('?')],
  ])('says them in %s', async (_what, address, open) => {
    const at = await context.newPage();
    at.setDefaultTimeout(30_000);
    const path = address === 'viewer' ? `/gallery?view=${ids[1]}` : address;
    await at.goto(`${server.url}${path}`);
    await at.waitForLoadState('networkidle');
    await open(at);
    await at.waitForTimeout(500);
    const found = await silentControls(at);
    await at.close();
    expect(found.map(({ name, why }) => `${name} ${why}`)).toEqual([]);
  });

  it('says them to the pointer, too', async () => {
    await page.goto(`${server.url}/gallery?view=${ids[1]}`);
    await page.getByRole('button', { name: 'Zoom in' }).hover();
    const tip = page.locator('[data-text="Zoom in"]');
    await tip.waitFor();
    expect(await tip.getAttribute('data-keys')).toBe('+');
  });
});

const PAGES = [
  ...['/', '/gallery', '/gallery?mode=compact', '/gallery?mode=list', '/favorites', '/calendar'],
  ...['/calendar?show=week', '/calendar?show=agenda', '/collections', '/tags', '/found', '/teams'],
  ...['/analytics', '/findings', '/links', '/trash', '/upload', '/settings', '/pricing'],
  '/subscription',
];

it.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])(
  'has one width and one edge on %s, and cuts no title without an ellipsis',
  async (_where, size) => {
    const edges = new Set<string>();
    const prepare = (at: Page) => at.setViewportSize(size);
    const wrong = await inTabs(context, PAGES, prepare, async (at, path) => {
      await at.goto(`${server.url}${path}`);
      await isQuiet(at);
      const { from, to, titleFrom, cut } = await shapeOf(at);
      edges.add(`${from} to ${to}`);
      const shifted = titleFrom === 0 ? [] : [`the title begins ${titleFrom} px beside the edge`];
      return [...shifted, ...cut].map((text) => `${path}: ${text}`);
    });
    expect(wrong).toEqual([]);
    expect(edges.size).toBe(1);
  },
);

describe('long names beside other things', () => {
  let at: Page;
  beforeAll(async () => {
    at = await context.newPage();
  });
  afterAll(() => at.close());

  it('leave the title of a collection the width of a phone', async () => {
    const word = 'Hafenverwaltungszuständigkeitsbereich';
    const body = { name: `${word} und ${word}`, description: null, color: '#10B981' };
    const { collection_id: id } = await call('post', '/collections', body);
    await at.setViewportSize(PHONE);
    await at.goto(`${server.url}/gallery?collection_id=${id}`);
    const title = at.getByRole('heading', { name: word, level: 1 });
    // Four lines.
    expect((await title.boundingBox())?.height).toBeLessThan(150);
    const dot = await title.locator('xpath=preceding-sibling::*').boundingBox();
    expect(dot?.x).toBeLessThan((await title.boundingBox())?.x ?? 0);
    await at.getByRole('button', { name: /^Clear collection/ }).waitFor();
    expect((await shapeOf(at)).cut).toEqual([]);
  });

  it('are cut before short ones: a short tag is read beside a long one', async () => {
    const long = 'a-tag-that-is-longer-than-the-card-that-shows-it';
    await call('put', `/screenshots/${ids[2]}/tags`, { tags: [long, 'quay', 'mole', 'x', 'y'] });
    await at.setViewportSize(DESK);
    await at.goto(`${server.url}/gallery`);
    const isCut = (name: string) =>
      at
        .getByRole('gridcell')
        .getByText(name, { exact: true })
        .first()
        .evaluate((tag) => tag.scrollWidth > tag.clientWidth);
    expect(await isCut(long)).toBe(true);
    expect([await isCut('quay'), await isCut('mole')]).toEqual([false, false]);
  });
});

it('shows the border of an empty radio button in the dark scheme', async () => {
  const at = await context.newPage();
  await at.emulateMedia({ colorScheme: 'dark' });
  await at.goto(`${server.url}/teams`);
  await at.getByRole('button', { name: /^Invite to/ }).click();
  const border = await at
    .getByRole('radio', { name: 'Admin' })
    .evaluate((radio) => getComputedStyle(radio).borderColor);
  expect(border).toBe('rgb(113, 113, 122)');
  await at.close();
});

it('has one row of buttons for each screenshot of a day on a phone', async () => {
  // The buttons are large where fingers press them.
  const phone = await browser.newContext({
    ...{ storageState: await context.storageState(), timezoneId: 'UTC' },
    ...{ viewport: PHONE, hasTouch: true, isMobile: true },
  });
  const at = await phone.newPage();
  await at.goto(`${server.url}/calendar?day=${new Date().toISOString().slice(0, 10)}`);
  const item = at.getByRole('dialog').getByRole('listitem').first();
  await item.getByRole('button').nth(4).waitFor();
  const tops = await item
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await phone.close();
});

it('breaks no word of a title for the buttons beside it, on the smallest phone', async () => {
  const at = await context.newPage();
  await at.setViewportSize({ width: 320, height: 640 });
  await at.goto(`${server.url}/collections`);
  const heading = at.getByRole('heading', { level: 1 });
  await at.getByRole('button', { name: 'Create Collection' }).waitFor();
  const lines = await heading.evaluate((h1) => {
    const range = document.createRange();
    range.selectNodeContents(h1);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await at.close();
});

interface Point {
  x: number;
  y: number;
}

/** Moves fingers over the screen, each along its own points. Playwright's own taps do not move. */
async function moveFingers(phone: Page, paths: readonly (readonly [Point, Point])[]) {
  const session = await phone.context().newCDPSession(phone);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const between = (part: number) =>
    paths.map(([from, to], id) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      id,
    }));
  await touch('touchStart', between(0));
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', between(part));
  await touch('touchEnd', []);
  await session.detach();
}

it('goes on in the viewer by a swipe of one finger over an image that is not zoomed', async () => {
  const phone = await browser.newContext({
    ...{ storageState: await context.storageState(), timezoneId: 'UTC' },
    ...{ viewport: PHONE, hasTouch: true, isMobile: true },
  });
  const at = await phone.newPage();
  const shown = () => new URL(at.url()).searchParams.get('view');
  await at.goto(`${server.url}/gallery`);
  await at.getByRole('grid').getByRole('link').nth(1).tap();
  const image = at.getByRole('dialog').getByRole('img').first();
  const middle = async () => {
    const { x, y, width, height } = (await image.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  await image.waitFor();
  await at.getByRole('dialog').getByRole('button', { name: 'Add a note' }).waitFor();
  const second = shown();
  const flick = async (right: number, down = 0) => {
    const { x, y } = await middle();
    const half = { x: right / 2, y: down / 2 };
    await moveFingers(at, [
      [
        { x: x - half.x, y: y - half.y },
        { x: x + half.x, y: y + half.y },
      ],
    ]);
    await at.waitForTimeout(300);
  };
  await flick(-120, 20);
  const third = shown();
  expect(third).not.toBe(second);
  await flick(120, 20);
  expect(shown()).toBe(second);
  await flick(60, 120);
  await flick(-30);
  expect(shown()).toBe(second);
  // A pinch, which zooms; then a finger moves what is zoomed.
  const { x, y } = await middle();
  const before = (await image.boundingBox())!.width;
  await moveFingers(at, [
    [
      { x: x - 10, y },
      { x: x - 120, y },
    ],
    [
      { x: x + 10, y },
      { x: x + 120, y },
    ],
  ]);
  await at.waitForTimeout(300);
  expect((await image.boundingBox())!.width).toBeGreaterThan(before * 1.5);
  await moveFingers(at, [
    [
      { x: x + 60, y },
      { x: x - 60, y },
    ],
  ]);
  await at.waitForTimeout(300);
  expect(shown()).toBe(second);
  // Nor does a swipe over the details.
  await at.getByRole('button', { name: 'Fit to screen' }).tap();
  await moveFingers(at, [
    [
      { x: 300, y: 700 },
      { x: 100, y: 700 },
    ],
  ]);
  await at.waitForTimeout(300);
  expect(shown()).toBe(second);
  await phone.close();
});

it('searches from every page by the field of the bar', async () => {
  const prepare = (at: Page) => at.setViewportSize(DESK);
  const everyPage = [...PAGES, `/teams/${teamId}`];
  const deaf = await inTabs(context, everyPage, prepare, async (at, path) => {
    await at.goto(`${server.url}${path}`);
    const field = at.locator('header [role="search"] input');
    await field.fill('harbor');
    await field.press('Enter');
    const isFound = at.waitForURL(/\/gallery\?(?:.*&)?q=harbor/, { timeout: 10_000 });
    return isFound.then(
      () => [],
      () => [path],
    );
  });
  expect(deaf).toEqual([]);
});

/** Waits for a toast, and until it has come to rest. */
async function toastIn(at: Page): Promise<void> {
  await at.locator('.mantine-Notification-root').first().waitFor();
  await at.waitForTimeout(500);
}

describe.each([
  ['a desk', DESK, 'Pier 1'],
  ['a phone', PHONE, 'Pier 2'],
])('a toast on %s', (_where, viewport, pier) => {
  let at: Page;
  beforeAll(async () => {
    at = await context.newPage();
    at.setDefaultTimeout(20_000);
    await at.setViewportSize(viewport);
  });
  afterAll(() => at?.close());

  const isAtBottom = async () => {
    const box = await at.locator('.mantine-Notification-root').last().boundingBox();
    return box !== null && box.y > viewport.height / 2;
  };

  it('lies over no control of the frame, and the end of a page can be scrolled from under it', async () => {
    await at.goto(`${server.url}/settings`);
    await at.getByLabel('Given name').fill(`Cora ${viewport.width}`);
    await at.getByRole('button', { name: 'Save' }).first().click();
    await toastIn(at);
    await at.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await isAtBottom()).toBe(true);
    expect(await underToasts(at)).toEqual([]);
    const last = await at.locator('main :is(button, a[href], input, select)').last().boundingBox();
    const toast = await at.locator('.mantine-Notification-root').first().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
  });

  it('lies over no tool while something is selected and the cards in the corners are there', async () => {
    await at.goto(`${server.url}/gallery`);
    await at.getByRole('grid').getByRole('link').first().waitFor();
    const file = { name: `late ${viewport.width}.png`, mimeType: 'image/png' };
    const files = [{ ...file, buffer: await uniqueImage() }];
    await at.locator('#upload-files').setInputFiles(files);
    await at.getByText('1 added').waitFor();
    await selectFirst(at);
    await at.getByRole('toolbar').getByRole('button', { name: 'Copy image' }).click();
    await toastIn(at);
    expect(await isAtBottom()).toBe(true);
    expect(await underToasts(at)).toEqual([]);
  });

  it('lies over no control of a dialog', async () => {
    await at.goto(`${server.url}/gallery?view=${ids[0]}`);
    await at.getByRole('dialog').getByRole('button', { name: 'Add to collection' }).click();
    const dialog = at.getByRole('dialog').last();
    await dialog
      .getByRole('button', { name: new RegExp(`^${pier}\\b`) })
      .first()
      .click();
    await toastIn(at);
    expect(await underToasts(at)).toEqual([]);
  });
});

it.each([
  ['two columns on a desk', DESK, 2],
  ['one on a phone', PHONE, 1],
])(
  'has its settings in %s, and shows what cannot be edited as plain text',
  async (_what, size, n) => {
    await page.setViewportSize(size);
    await page.goto(`${server.url}/settings`);
    await page.getByRole('heading', { name: 'Delete account' }).waitFor();
    const columns = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('main h2')].map((title) =>
        title.closest('section, form'),
      );
      return new Set(cards.map((card) => Math.round(card?.getBoundingClientRect().left ?? -1)))
        .size;
    });
    expect(columns).toBe(n);
    expect(await page.getByText('cora@example.com').first().isVisible()).toBe(true);
    expect(await page.locator('main input[value="cora@example.com"]').count()).toBe(0);
    await page.setViewportSize(DESK);
  },
);

it('never cuts the sum of an upload on a phone, which begins with what failed', async () => {
  const at = await context.newPage();
  await at.setViewportSize(PHONE);
  await at.goto(`${server.url}/gallery`);
  await at.getByRole('grid').waitFor();
  const twin = await textImage(['The same twice']);
  await uploadImage(at, server.url, 'twin.png', twin);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await at
    .locator('#upload-files')
    .setInputFiles([
      file('new.png', await uniqueImage()),
      file('again.png', twin),
      file('broken.png', Buffer.from('no picture')),
    ]);
  const sum = at.getByRole('region', { name: 'Uploads' }).getByRole('heading');
  await at.getByText('1 failed, 1 added, 1 there already').waitFor();
  const isWhole = await sum.evaluate(
    (element) =>
      element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight,
  );
  expect(isWhole).toBe(true);
  // Its files are open, because some need a look; they leave the larger part of the page.
  const card = await at.getByRole('region', { name: 'Uploads' }).boundingBox();
  expect(card?.height).toBeLessThan(PHONE.height / 2);
  await at.close();
});

it.each([
  ['Whole image', 'contain'],
  ['Around the text', 'cover'],
])('shows thumbnails as the settings have it: %s', async (name, fit) => {
  await page.goto(`${server.url}/settings`);
  await page.getByText(name, { exact: true }).click();
  await page.goto(`${server.url}/gallery`);
  const thumbnail = page.getByRole('grid').locator('img[srcset]').first();
  expect(await thumbnail.evaluate((image) => getComputedStyle(image).objectFit)).toBe(fit);
});

/** Opens a page with an upload and a reading that do not end. */
async function withDocks(at: Page): Promise<void> {
  await at.route('**/api/screenshots/unprocessed*', async (route) => {
    const rows = await page.request.get(`${server.url}/api/screenshots?limit=3`);
    await route.fulfill({ json: await rows.json() });
  });
  await at.route('**/api/screenshots/*/process', () => undefined);
  await at.route('**/api/screenshots/upload', () => undefined);
  await at.setViewportSize(DESK);
  await at.goto(`${server.url}/gallery`);
  const file = { name: 'endless.png', mimeType: 'image/png', buffer: await uniqueImage() };
  await at.locator('#upload-files').setInputFiles([file]);
  for (const name of ['Uploads', 'AI processing']) await at.getByRole('region', { name }).waitFor();
}

/** On phones the bar of a selection stands at the lower edge, too. */
async function underDocksWhileSelected(at: Page): Promise<string[]> {
  await at.keyboard.press('Control+a');
  await at.getByRole('toolbar').waitFor();
  const under = await underDocks(at, 2);
  await at.getByRole('button', { name: 'Clear selection' }).click();
  return under.map((name) => `a selection on a phone: ${name}`);
}

it('keeps the lines of uploads and readings off the end of every page, its controls and each other', async () => {
  // A window of its own: the uploads would be offered again on later pages.
  const own = await browser.newContext({ storageState: await context.storageState() });
  const covered = await inTabs(own, PAGES, withDocks, async (at, path) => {
    // Without a load, which would end the upload.
    await at.evaluate((to) => {
      const isOther = new URL(to, location.href).pathname !== location.pathname;
      if (isOther) document.querySelector('main h1')?.setAttribute('data-left', '');
      history.pushState({ key: to }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const found: string[] = [];
    for (const size of [DESK, PHONE]) {
      await at.setViewportSize(size);
      await at.locator('main h1:not([data-left])').waitFor({ state: 'attached' });
      await at.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
      // The upload page shows its uploads itself.
      const under = await underDocks(at, path === '/upload' ? 1 : 2);
      found.push(...under.map((name) => `${path} at ${size.width}: ${name}`));
    }
    if (path === '/gallery') found.push(...(await underDocksWhileSelected(at)));
    return found;
  });
  await own.close();
  expect(covered).toEqual([]);
});
