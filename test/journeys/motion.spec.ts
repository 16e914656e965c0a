/// <reference lib="dom" />
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { textImage, uniqueImage } from '../support/images';
import { everyAddress } from './support/addresses';
import { openBrowser, signIn } from './support/browser';
import { Effort } from './support/effort';
import { uploadImage, waitUntilRead } from './support/reading';
import { type RunningServer, startServer } from './support/server';
import { inTabs } from './support/tabs';

jest.setTimeout(240_000);

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let effort: Effort;
let teamId: string;
/** The path of a link for people without an account. */
let shared: string;
const ids: string[] = [];

const SHOTS = 10;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The longest and the shortest motion in milliseconds. */
const LONGEST = 200;
const SHORTEST = 120;
/** Less than this is 0.00, a movement of a pixel or two. */
const SEEN_SHIFT = 0.005;

interface Seen {
  transitions: number;
  /** The duration of each animation of a page transition or of a card. */
  durations: number[];
  /** Shifts that no input explains, as the browser adds them up. */
  shift: number;
  shifted: string[];
}
type Watched = Window & { seen: Seen };
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Runs before each page: counts its transitions, times its animations and adds up its layout shifts. */
function watch(): void {
  const seen: Seen = { transitions: 0, durations: [], shift: 0, shifted: [] };
  Object.assign(window, { seen });
  const start = document.startViewTransition?.bind(document);
  document.startViewTransition = (update) => {
    seen.transitions += 1;
    return start(update);
  };
  const known = new WeakSet<Animation>();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect | null;
      const isPage = effect?.pseudoElement?.startsWith('::view-transition') ?? false;
      // Styles move hovered and opened things; a script moves cards.
      const isScript = !(animation instanceof CSSTransition || animation instanceof CSSAnimation);
      if (known.has(animation) || !(isPage || isScript)) continue;
      known.add(animation);
      seen.durations.push(Number(effect?.getComputedTiming().duration));
    }
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      const names = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : '',
      );
      seen.shifted.push(`${entry.value.toFixed(4)} ${names.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const seenBy = (on: Page) => on.evaluate(() => (window as unknown as Watched).seen);
const dialog = () => page.getByRole('dialog');
const cards = () => page.getByRole('grid').getByRole('link');
const cardOf = (id: string) => page.locator(`img[srcset*="/${id}/"]`).first();

async function post(path: string, data: object): Promise<Record<string, string>> {
  const answer = await page.request.post(`${server.url}/api${path}`, {
    data,
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return (await answer.json()) as Record<string, string>;
}

async function store(name: string, lines: readonly string[]): Promise<void> {
  ids.push(await uploadImage(page, server.url, name, await textImage(lines)));
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: DESK, timezoneId: 'UTC' });
  await context.addInitScript(watch);
  page = await context.newPage();
  await signIn(page, server.url, 'mona@example.com');
  await server.givePlan('mona@example.com', 'Gold');
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  for (let n = 0; n < SHOTS; n += 1)
    await store(`shot ${n}.png`, [`Harbor invoice ${n}`, `Due ${inAWeek}`, `Total ${n}.50 EUR`]);
  await post('/collections', { name: 'Harbor', description: null, color: '#10B981' });
  ({ id: teamId = '' } = await post('/teams', { name: 'Harbor' }));
  await waitUntilRead(page, server.url);
  const { url = '' } = await post('/shares', { screenshot_ids: [ids[0]] });
  shared = new URL(url).pathname;
}, 240_000);
beforeEach(async () => {
  effort = new Effort(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const openGallery = async () => {
  await page.goto(`${server.url}/gallery`);
  await cards().first().waitFor();
  // The viewer loads with the first move of the pointer, before anybody can press.
  await page.mouse.move(700, 500);
  await page.waitForLoadState('networkidle');
};

const shown = () => new URL(page.url()).searchParams.get('view');

/** Stops each page transition at its start, so that a slow machine cannot miss it. It ends when its image goes. */
const holdMotion = () =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('::view-transition-group(*) { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(still);
  });

/** The page takes the picture of its old state first, and moves some frames after the viewer is there. */
const untilMoving = () =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
      ),
  );

describe('opening a screenshot', () => {
  it('lets its thumbnail grow into the viewer and back, in one click and one key', async () => {
    await openGallery();
    await effort.click(cards().first());
    await dialog().waitFor();
    await effort.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    const { transitions, durations, shift } = await seenBy(page);
    expect(transitions).toBe(2);
    for (const duration of durations) {
      expect(duration).toBeGreaterThanOrEqual(SHORTEST);
      expect(duration).toBeLessThanOrEqual(LONGEST);
    }
    expect(shift).toBeLessThan(SEEN_SHIFT);
    expect(effort).toMatchObject({ clicks: 1, keys: 1 });
  });

  it.each<[string, () => Promise<void>]>([
    ['a click', () => dialog().getByRole('button', { name: 'Next screenshot' }).click()],
    ['a key', () => page.keyboard.press('ArrowRight')],
  ])('takes %s while it moves', async (_kind, next) => {
    await openGallery();
    await holdMotion();
    await cards().first().click();
    await untilMoving();
    const first = shown();
    await next();
    await page.waitForURL(() => shown() !== first);
  });

  it('closes while it moves', async () => {
    await openGallery();
    await holdMotion();
    await cards().first().click();
    await untilMoving();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('does not move for people who want no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery();
    await effort.click(cards().first());
    await dialog().waitFor();
    await effort.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect((await seenBy(page)).durations).toEqual([]);
  });
});

describe('a viewer without its card in the page', () => {
  const faults: string[] = [];
  const note = (error: Error) => faults.push(error.message);
  beforeAll(() => page.on('pageerror', note));
  afterAll(() => page.off('pageerror', note));
  /** The parts of the page transition that is held. */
  const fading = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        .filter((part) => /^::view-transition-(?:old|new)/.test(part)),
    );

  it('fades out, and leaves the focus on the card that took the place', async () => {
    const [gone = '', next = ''] = ids;
    for (const id of [gone, next])
      await page.request.patch(`${server.url}/api/screenshots/${id}`, {
        data: { is_favorite: true },
        headers: { origin: server.url },
      });
    await page.goto(`${server.url}/favorites`);
    await cardOf(gone).waitFor();
    await page.mouse.move(700, 500);
    await page.waitForLoadState('networkidle');
    await page.locator(`a[href*="${gone}"]`).first().click();
    await dialog().waitFor();
    await page.keyboard.press('f');
    await cardOf(gone).waitFor({ state: 'detached' });
    await page.waitForTimeout(LONGEST);
    await holdMotion();
    await page.keyboard.press('Escape');
    await untilMoving();
    expect(await fading()).toEqual(['::view-transition-old(screenshot)']);
    await dialog().waitFor({ state: 'detached' });
    await page.waitForFunction(
      (id) => document.activeElement?.getAttribute('href')?.includes(id),
      next,
    );
    expect(faults).toEqual([]);
  });

  it('opens from the palette of another page, and closes to the card in the gallery', async () => {
    await page.goto(`${server.url}/settings`);
    await page.getByRole('heading', { name: 'Delete account' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('harbor invoice 1');
    await page
      .getByRole('group', { name: 'Found screenshots' })
      .getByRole('option')
      .first()
      .click();
    await page.waitForURL(/view=/);
    const id = shown();
    await dialog().waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.waitForFunction(
      (open) => document.activeElement?.getAttribute('href')?.includes(open ?? '-'),
      id,
    );
    expect(faults).toEqual([]);
  });
});

describe('a grid that changes', () => {
  it('closes the gap of a deleted card, in one key and one click', async () => {
    await openGallery();
    const gone = ids.pop() ?? '';
    await cards().first().focus();
    await effort.press('Delete');
    await effort.click(page.getByRole('button', { name: 'Delete', exact: true }));
    await cardOf(gone).waitFor({ state: 'detached' });
    await page.waitForTimeout(400);
    const { durations, shift } = await seenBy(page);
    expect(durations.length).toBeGreaterThan(0);
    expect(Math.max(...durations)).toBeLessThanOrEqual(LONGEST);
    expect(shift).toBeLessThan(SEEN_SHIFT);
    expect(effort).toMatchObject({ clicks: 1, keys: 1 });
  });

  it('lets the cards slide when a new one arrives', async () => {
    await openGallery();
    await store('late.png', ['A late arrival', 'at the harbor']);
    await cardOf(ids.at(-1) ?? '').waitFor();
    await page.waitForTimeout(400);
    const { durations, shift, shifted } = await seenBy(page);
    expect(durations.length).toBeGreaterThan(0);
    expect(Math.max(...durations)).toBeLessThanOrEqual(LONGEST);
    expect(shift < SEEN_SHIFT ? [] : shifted).toEqual([]);
    await waitUntilRead(page, server.url);
  });

  it('stays where it is read when a card arrives above the window', async () => {
    const dated = async (day: string) =>
      uploadImage(page, server.url, `Screenshot ${day} at 10.00.00.png`, await uniqueImage());
    const oldest = await dated('2025-01-01');
    for (const day of ['2025-01-02', '2025-01-03']) await dated(day);
    await page.setViewportSize({ width: DESK.width, height: 500 });
    await openGallery();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await cardOf(oldest).waitFor();
    await page.waitForTimeout(400);
    const before = await cardOf(oldest).boundingBox();
    const grown = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await grown();
    await dated('2025-06-01');
    for (let turn = 0; turn < 300 && (await grown()) === height; turn += 1)
      await page.waitForTimeout(100);
    await page.waitForTimeout(400);
    expect(await grown()).toBeGreaterThan(height);
    expect((await cardOf(oldest).boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
    const { shift, shifted } = await seenBy(page);
    expect(shift < SEEN_SHIFT ? [] : shifted).toEqual([]);
    await page.setViewportSize(DESK);
    await waitUntilRead(page, server.url);
  });

  it('changes without motion and without a shift for people who want none', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery();
    await store('later.png', ['Nothing moves', 'at the harbor']);
    const added = ids.at(-1) ?? '';
    await cardOf(added).waitFor();
    await cards().first().focus();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await cardOf(ids.pop() ?? '').waitFor({ state: 'detached' });
    await page.waitForTimeout(400);
    const { durations, shift, shifted } = await seenBy(page);
    expect(durations).toEqual([]);
    expect(shift < SEEN_SHIFT ? [] : shifted).toEqual([]);
  });
});

/** Every address of the router, so that a new page is among them; those with a layer or another view are added. */
const addresses = () => [
  ...everyAddress({ team: teamId }),
  ...['/gallery?mode=compact', '/gallery?mode=list', '/gallery?q=harbor'],
  `/gallery?view=${ids[0]}`,
  `/favorites?view=${ids[1]}`,
  ...['/calendar?show=week', '/calendar?show=agenda', '/nowhere'],
  shared,
];

/** Lets the answers come late, to show whether a page keeps the room for them, and the font by this time. */
async function slowDown(at: Page, fontMs: number): Promise<void> {
  const later = (ms: number) => async (route: Route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue().catch(() => undefined);
  };
  await at.route(/\/api\/(?!events)/, later(150));
  await at.route(/\.woff2$/, later(fontMs));
}

it.each([
  ['a desk', DESK, 1_000],
  ['a phone', PHONE, 0],
])('opens every address on %s without a shift', async (_where, viewport, fontMs) => {
  const prepare = async (at: Page) => {
    await at.setViewportSize(viewport);
    await slowDown(at, fontMs);
  };
  const moved = await inTabs(context, addresses(), prepare, async (at, address) => {
    await at.goto(`${server.url}${address}`);
    await at.locator('h1').first().waitFor({ state: 'attached' });
    await at.waitForTimeout(600);
    const { shift, shifted } = await seenBy(at);
    return shift < SEEN_SHIFT ? [] : [`${address} ${shift.toFixed(3)}: ${shifted.join('; ')}`];
  });
  expect(moved).toEqual([]);
});

it('shows a visitor the first page without a shift when the font comes late', async () => {
  const visit = await browser.newContext({ viewport: DESK });
  await visit.addInitScript(watch);
  const at = await visit.newPage();
  await slowDown(at, 1_000);
  const font = at.waitForResponse(/\.woff2$/);
  await at.goto(server.url);
  await font;
  // The menu brings styles of its own, after which a browser would use a late font.
  await at.waitForLoadState('networkidle');
  const { shift, shifted } = await seenBy(at);
  await visit.close();
  expect({ shifted, isStill: shift < SEEN_SHIFT }).toMatchObject({ isStill: true });
});
