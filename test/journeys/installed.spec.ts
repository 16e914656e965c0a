import { brotliDecompressSync } from 'node:zlib';
import { request as ask } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { uniqueImage } from '../support/images';
import { openBrowser, signIn } from './support/browser';
import { type DeploymentProxy, openDeploymentProxy } from './support/deployment-proxy';
import { uploadImage } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

let server: RunningServer;
let proxy: DeploymentProxy;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  proxy = await openDeploymentProxy(server.url);
  context = await browser.newContext();
  page = await context.newPage();
  await signIn(page, server.url, 'traveller@example.com');
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await server?.stop();
});

/** The server's answer before a browser decompresses it. */
function sent(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    ask(`${server.url}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on('error', fail)
      .end();
  });
}

const kept = () =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return found;
  });

/** Waits until the worker has fetched its files and controls the next page. */
const worker = () => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** A page that asks the server for every part. */
async function visitUncached(): Promise<Page> {
  const other = await browser.newContext({ serviceWorkers: 'block' });
  await other.addCookies(await context.cookies());
  return other.newPage();
}

describe('a thing sent from another application', () => {
  it('is packed: programs for ever, pages until the next build', async () => {
    const accepting = { 'accept-encoding': 'br, gzip' };
    const about = await sent('/about', accepting);
    expect(about.headers['content-encoding']).toBe('br');
    const html = brotliDecompressSync(about.body).toString();
    const program = /<script type="module"[^>]* src="(\/assets\/app-[^"]+)"/.exec(html)?.[1] ?? '';
    for (const [encoding, accepted] of [
      ['br', 'br, gzip'],
      ['gzip', 'gzip'],
    ] as const) {
      const { headers } = await sent(program, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const script = await sent('/sw.js', accepting);
    expect(script.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('asks for the font and for the screen together with the page', async () => {
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    const { body } = await sent('/gallery', { cookie: cookies.join('; ') });
    const html = body.toString();
    expect(html).toMatch(/<link rel="preload" as="font"[^>]*href="\/assets\/[^"]+\.woff2"/);
    expect(html).toMatch(/<link rel="modulepreload"[^>]*href="\/assets\/gallery-[^"]+\.js"/);
    expect(html).toMatch(
      /<link rel="modulepreload"[^>]*href="\/assets\/signed-in-frame-[^"]+\.js"/,
    );
  });
});

describe('without a connection', () => {
  afterEach(() => context.setOffline(false));

  it('keeps the program of a signed-in person, and nothing of their own', async () => {
    await worker();
    await page.goto(`${server.url}/gallery`);
    await page.getByRole('heading', { level: 1, name: /Gallery|Screenshots/ }).waitFor();
    const files = await kept();
    expect(files.length).toBeGreaterThan(50);
    const strange = files.filter(
      (path) => !/^\/(assets\/.+|index\.html|theme\.js|favicon\.svg)$/.test(path),
    );
    expect(strange).toEqual([]);
  });

  it('starts, names the problem, and recovers by itself', async () => {
    await context.setOffline(true);
    await page.goto(`${server.url}/calendar`);
    await page.getByRole('heading', { name: 'Shotvault cannot be reached' }).waitFor();
    await page.getByText('You are offline. Changes will be sent when you are back.').waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  });

  const goTo = async (letter: string) => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
  };

  it.each([
    ['Favorites', 'f'],
    ['Calendar', 'c'],
  ])('says that %s, never opened, needs a connection', async (name, letter) => {
    await page.goto(`${server.url}/tags`);
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await context.setOffline(true);
    await goTo(letter);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const notice = page.getByText('This page needs a connection');
    await notice.waitFor();
    expect((await notice.boundingBox())?.y).toBeLessThan(400);
    expect(await page.locator('main .mantine-Skeleton-root:visible').count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  const missing = () => page.getByText('This page needs a connection');

  /** Opens this month without a connection, and turns back to the first month that was never loaded. */
  const turnBack = async (turn: () => Promise<void>) => {
    await page.goto(`${server.url}/calendar`);
    const month = page.locator('[data-leads] h2');
    await page.locator('[aria-busy="false"]', { has: month }).waitFor();
    await context.setOffline(true);
    // The months beside a shown one are at hand, unless a change elsewhere ended their reading.
    while (!(await missing().isVisible())) {
      const before = await month.textContent();
      await turn();
      await month.filter({ hasNotText: before ?? '' }).waitFor();
      await page.locator('[aria-busy="false"]', { has: month }).or(missing()).first().waitFor();
    }
  };

  it('keeps the month bar of a month that was never loaded, and leads back with it', async () => {
    await turnBack(() => page.getByRole('button', { name: 'Previous month' }).click());
    expect(await page.getByText('Total screenshots').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Next month' }).click();
    await missing().waitFor({ state: 'hidden' });
    await page.getByText('Total screenshots').waitFor();
    await context.setOffline(false);
  });

  it('keeps the focus of the keys that turn to a month that was never loaded, and turn back', async () => {
    await turnBack(async () => {
      await page.locator('[data-day][tabindex="0"]').focus();
      await page.keyboard.press('PageUp');
    });
    await page.waitForFunction(() => document.activeElement?.matches('[data-leads] h2'));
    await page.keyboard.press('PageDown');
    await missing().waitFor({ state: 'hidden' });
    await page.getByText('Total screenshots').waitFor();
    await context.setOffline(false);
  });

  it('says on Pricing that the plan was never loaded', async () => {
    const visit = await visitUncached();
    await visit.route(/\/api\/subscription\/status/, (route) => route.abort('connectionreset'));
    await visit.goto(`${server.url}/pricing`);
    await visit.locator('main .mantine-Skeleton-root').first().waitFor();
    await visit.waitForLoadState('networkidle');
    await visit.context().setOffline(true);
    const notice = visit.getByText('This page needs a connection');
    await notice.waitFor();
    expect((await notice.boundingBox())?.y).toBeLessThan(400);
    expect(await visit.locator('main .mantine-Skeleton-root:visible').count()).toBe(0);
    await visit.context().close();
  });

  it('shows no notice where only a part of a page waits', async () => {
    await page.goto(`${server.url}/pricing`);
    await page.getByRole('region', { name: 'Your plan' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Manage subscription' }).click();
    await page.locator('section [aria-busy="true"]').waitFor({ state: 'attached' });
    // The notice appears only after a moment.
    await page.waitForTimeout(500);
    expect(await page.getByText('This page needs a connection').isVisible()).toBe(false);
    await context.setOffline(false);
    await page.locator('section [aria-busy="true"]').waitFor({ state: 'detached' });
  });

  it('holds a change, asks before the page is closed, and sends it', async () => {
    const id = await uploadImage(page, server.url, 'ferry.png', await uniqueImage());
    const visit = await context.newPage();
    await visit.goto(`${server.url}/gallery`);
    const heart = visit.getByRole('button', { name: /^Add .* to favorites$/ });
    await heart.waitFor();
    await context.setOffline(true);
    await visit.getByText('Keep this page open until then.').waitFor();
    await heart.click({ force: true });
    await visit.getByRole('button', { name: /^Remove .* from favorites$/ }).waitFor();
    const asked = visit.waitForEvent('dialog');
    await visit.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await context.setOffline(false);
    const isFavorite = async () => {
      const answer = await page.request.get(`${server.url}/api/screenshots/${id}`);
      return ((await answer.json()) as { is_favorite: boolean }).is_favorite;
    };
    for (let turn = 0; turn < 300 && !(await isFavorite()); turn += 1)
      await visit.waitForTimeout(100);
    expect(await isFavorite()).toBe(true);
    await visit.close();
  });

  it.each(['/about', '/api/health', '/robots.txt', '/auth/callback', '/sandbox/mail'])(
    'is not there at %s',
    async (path) => {
      await context.setOffline(true);
      await expect(page.goto(`${server.url}${path}`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(false);
    },
  );
});

describe('a newer version', () => {
  it('waits until the person wants it', async () => {
    const visit = await context.newPage();
    await visit.goto(`${proxy.url}/gallery`);
    await visit.evaluate(async () => void (await navigator.serviceWorker.ready));
    proxy.releaseNewVersion();
    await visit.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await visit.getByText('A new version of Shotvault is ready.').waitFor();
    await Promise.all([
      visit.waitForEvent('load'),
      visit.getByRole('button', { name: 'Reload' }).click(),
    ]);
    await visit.getByRole('heading', { level: 1 }).waitFor();
    expect(await visit.getByText('A new version of Shotvault is ready.').count()).toBe(0);
    await visit.close();
  });

  it('that took a part of this one away leaves one notice with Reload', async () => {
    const visit = await visitUncached();
    await visit.route(/\/assets\/calendar-/, (route) => route.fulfill({ status: 404 }));
    await visit.goto(`${server.url}/tags`);
    await visit.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    await visit.keyboard.press('g');
    await visit.keyboard.press('c');
    await visit.getByText('This part could not be loaded').waitFor();
    expect(await visit.getByRole('button', { name: 'Reload' }).count()).toBe(1);
    await visit.unroute(/\/assets\/calendar-/);
    await visit.getByRole('button', { name: 'Reload' }).click();
    await visit.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
    await visit.context().close();
  });
});

it('shows a ring while the program is on a slow way, and then no more', async () => {
  const visit = await visitUncached();
  let letIn: () => void = () => undefined;
  const held = new Promise<void>((done) => (letIn = done));
  await visit.route(/\/assets\/app-.*\.js/, (route) => held.then(() => route.continue()));
  await visit.goto(`${server.url}/tags`, { waitUntil: 'commit' });
  const ring = () =>
    getComputedStyle(document.getElementById('root') as HTMLElement, '::after').visibility;
  const isDrawn = () =>
    getComputedStyle(document.getElementById('root') as HTMLElement, '::after').content !== 'none';
  await visit.waitForFunction(() => document.getElementById('root') !== null);
  await visit.waitForTimeout(1_500);
  expect([await visit.evaluate(isDrawn), await visit.evaluate(ring)]).toEqual([true, 'visible']);
  letIn();
  await visit.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  expect(await visit.evaluate(isDrawn)).toBe(false);
  await visit.context().close();
});

it('loads a part a second time when the connection was lost for a moment', async () => {
  const visit = await visitUncached();
  await visit.route(/\/assets\/calendar-/, (route) => route.abort('connectionreset'), { times: 1 });
  await visit.goto(`${server.url}/tags`);
  await visit.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  const failed = visit.waitForEvent('requestfailed', (request) => /calendar-/.test(request.url()));
  await visit.keyboard.press('g');
  await visit.keyboard.press('c');
  await failed;
  await visit.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  expect(await visit.getByRole('button', { name: 'Reload' }).count()).toBe(0);
  await visit.context().close();
});

it('leaves nothing behind after signing out', async () => {
  await page.goto(`${server.url}/gallery`);
  await worker();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('Sign Out').click();
  await page.getByRole('button', { name: 'Continue with Google' }).first().waitFor();
  await page.waitForFunction(async () => (await caches.keys()).length === 0);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
