import type { Browser, Page } from 'playwright-core';
import { WITH_OPERATOR } from '../support/give-plan.mjs';
import { textImage, uniqueImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(180_000);

const USED = 300;
/** Uploads under way at once. */
const AT_ONCE = 6;
const NO_PLANS =
  'No plans are sold on this server: every feature is included, and uploads have no limit.';
const TINY = { width: 24, height: 24 };

let server: RunningServer;
let browser: Browser;
let page: Page;

async function uploadOne(): Promise<number> {
  const file = { name: 'tiny.png', mimeType: 'image/png', buffer: await uniqueImage('png', TINY) };
  const address = `${server.url}/api/screenshots/upload`;
  const answer = await page.request.post(address, { multipart: { team_id: '', file } });
  return answer.status();
}

const status = async () =>
  (await (await page.request.get(`${server.url}/api/subscription/status`)).json()) as object;

beforeAll(async () => {
  server = await startServer({ BILLING: 'off' });
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('takes three hundred uploads of a person in a month', async () => {
  await signIn(page, `${server.url}/gallery`, 'many@example.com');
  // Nobody waits for the text of these.
  server.operate('jobs', 'pause');
  const line = async () => {
    const answers: number[] = [];
    for (let n = 0; n < USED / AT_ONCE; n += 1) answers.push(await uploadOne());
    return answers;
  };
  const answers = (await Promise.all(Array.from({ length: AT_ONCE }, line))).flat();
  expect(answers.filter((one) => one !== 201)).toEqual([]);
  expect(await status()).toMatchObject({
    subscription: null,
    plan: { name: 'Own server', screenshot_limit: null },
    remaining_uploads: null,
    can_upload: true,
    usage: { screenshots_uploaded: USED },
  });
});

it('takes one more on the page, which mentions no limit', async () => {
  await page.goto(`${server.url}/upload`);
  const buffer = await textImage(['One more']);
  const answer = page.waitForResponse((one) => one.url().endsWith('/api/screenshots/upload'));
  await page
    .locator('#upload-files')
    .setInputFiles([{ name: 'one-more.png', mimeType: 'image/png', buffer }]);
  expect((await answer).status()).toBe(201);
  expect(await status()).toMatchObject({ usage: { screenshots_uploaded: USED + 1 } });
  expect(await page.getByText(/upgrade|upload limit|left this month/i).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
});

it.each(['/pricing', '/subscription'])(
  'says in one sentence at %s what is included',
  async (at) => {
    await page.goto(server.url + at);
    await page.getByText(NO_PLANS).first().waitFor();
    expect(await page.getByRole('button', { name: /Get Started|Upgrade|Subscribe/ }).count()).toBe(
      0,
    );
    expect(await accessibilityFindings(page)).toEqual([]);
  },
);

it('opens what larger plans have', async () => {
  await page.goto(`${server.url}/analytics`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(/from Gold|Upgrade/).count()).toBe(0);
});

it.each(['/', '/support', '/terms'])(
  'speaks of no plan to visitors at %s, with and without scripts',
  async (at) => {
    const visitor = await browser.newPage();
    try {
      await visitor.goto(server.url + at);
      await visitor.getByRole('button', { name: 'Sign In' }).first().waitFor();
      const ready = await (
        await page.request.get(server.url + at, { headers: { cookie: '' } })
      ).text();
      const shown = `${await visitor.locator('body').innerText()} ${ready.replace(/<[^>]*>/g, ' ')}`;
      expect(shown).not.toMatch(/Pricing|Free Trial|Free plan|Bronze|Platinum|Most Popular/);
    } finally {
      await visitor.close();
    }
  },
);

it('shows its operator the server and its people without plans, on a desk and on a phone', async () => {
  const operator = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(operator, server.url, WITH_OPERATOR.OPERATOR_EMAILS);
  for (const [path, part] of [
    ['/operator', 'Versions'],
    ['/operator/people', 'many@example.com'],
  ] as const) {
    await operator.goto(server.url + path);
    await operator.getByText(part).first().waitFor();
    const shown = await operator.getByRole('main').innerText();
    expect(shown).not.toMatch(/Plan|Free\b(?! on)|Bronze|Own server/);
    expect(await accessibilityFindings(operator)).toEqual([]);
    await operator.setViewportSize({ width: 390, height: 844 });
    const width = await operator.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBe(0);
    // No place is kept for the plan.
    expect(await operator.locator('nav[data-keep-clear] > *').count()).toBe(4);
    await operator.setViewportSize({ width: 1440, height: 900 });
  }
  await operator.close();
});
