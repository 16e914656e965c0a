import type { Browser, Page } from 'playwright-core';
import { uniqueImage } from '../support/images';
import { accessibilityFindings, openBrowser, signIn } from './support/browser';
import { DECLINED_CARD, fillCard, GOOD_CARD, isStripe, payWithCard } from './support/payment-page';
import { uploadImage } from './support/reading';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(120_000);

/** Two more than stay open on Free. */
const UPLOADS = 102;
const AT_ONCE = 6;

let server: RunningServer;
let browser: Browser;
let page: Page;
let sandbox = '';
const faults: string[] = [];
/** Tests that use the sandbox's control page, which Stripe does not have. */
const itWithFate = isStripe ? it.skip : it;

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words, { exact: true }).first().waitFor();
const open = (path: string) => page.goto(`${server.url}${path}`);
const noFindings = async () => expect(await accessibilityFindings(page)).toEqual([]);

/** Uses the control page in another tab. */
async function atControls(name: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${sandbox}/sandbox/payments`);
  await tab.getByRole('button', { name, exact: true }).click();
  await tab.waitForLoadState();
  await tab.close();
}

async function uploadMany(count: number): Promise<void> {
  const uploads = Array.from({ length: count }, (_, n) => n);
  const next = async (): Promise<void> => {
    for (let n = uploads.shift(); n !== undefined; n = uploads.shift()) {
      await uploadImage(page, server.url, `shot ${n}.png`, await uniqueImage());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, server.url, 'petra@example.com');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('stays on Free when the card is declined', async () => {
  await open('/pricing');
  await button('Upgrade to Bronze').click();
  await page.getByLabel('Card number').waitFor();
  sandbox = new URL(page.url()).origin;
  await payWithCard(page, DECLINED_CARD);
  await text('Your card was declined.');
  if (!isStripe) await noFindings();
  await open('/subscription');
  await text('0 of 25 used');
});

it('loses nothing when the tab is closed in the middle of a payment', async () => {
  const tab = await page.context().newPage();
  await tab.goto(`${server.url}/pricing`);
  await tab.getByRole('button', { name: 'Upgrade to Bronze' }).click();
  await tab.getByLabel('Card number').fill(GOOD_CARD);
  await tab.close();
  await open('/subscription');
  await text('0 of 25 used');
});

it('shows the paid plan at once although the provider’s word is twenty seconds late', async () => {
  if (!isStripe) await atControls('Delay by 20 s');
  await open('/pricing');
  await button('Upgrade to Bronze').click();
  await payWithCard(page, GOOD_CARD);
  await text('Subscription Updated!');
  await text('0 of 200 used');
  if (!isStripe) await atControls('Off');
});

it('uses it, and moves on to Silver for the difference', async () => {
  await uploadMany(UPLOADS);
  await open('/pricing');
  await text(`${UPLOADS} of 200 used`);
  await button('Upgrade to Silver').click();
  await text('Due today');
  await button('Continue to payment').click();
  await button(isStripe ? 'Confirm' : 'Confirm and Pay').click();
  await text('You are now on Silver. Thank you.');
  await text(`${UPLOADS} of 600 used`);
});

it('asks before it cancels, and keeps the plan when asked to', async () => {
  await button('Cancel Plan').click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Subscription?' });
  await dialog.waitFor();
  await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toBe(
    'Keep Subscription',
  );
  await button('Keep Subscription').click();
  await dialog.waitFor({ state: 'detached' });
  await text('Active');
  await button('Cancel Plan').click();
  await button('Cancel Subscription').click();
  await text('Cancelling');
  await text('Plan will cancel at period end');
});

itWithFate(
  'keeps what was paid for until the period ends, and locks what is beyond a hundred then',
  async () => {
    await atControls('to period end');
    await expectPlan('Free');
    await open('/subscription');
    await noFindings();
    await open('/gallery');
    await page.getByRole('img', { name: 'Locked' }).first().waitFor();
    expect(await page.getByRole('img', { name: 'Locked' }).count()).toBe(2);
    await noFindings();
    const [newest] = (await (
      await page.request.get(`${server.url}/api/screenshots?limit=1&fields=card`)
    ).json()) as { id: string; is_locked: boolean }[];
    expect(newest?.is_locked).toBe(true);
    await open(`/gallery?view=${newest?.id}`);
    await link('See plans').first().waitFor();
    await noFindings();
  },
);

itWithFate('opens everything again with a new plan', async () => {
  await open('/pricing');
  await button('Upgrade to Bronze').click();
  await payWithCard(page, GOOD_CARD);
  await text('Subscription Updated!');
  await open('/gallery');
  await page.getByRole('main').locator('img').first().waitFor();
  await page.getByRole('img', { name: 'Locked' }).first().waitFor({ state: 'detached' });
});

it('goes to the provider’s pages and comes back', async () => {
  await open('/subscription');
  await button('Manage Billing').click();
  if (!isStripe) await page.waitForURL('**/sandbox/portal/**');
  await link(isStripe ? /^Return to/ : 'Back to Shotvault').click();
  await page.waitForURL(`${server.url}/subscription`);
  await text('Active');
});

itWithFate(
  'warns on every screen after a failed renewal, and stops when the card pays again',
  async () => {
    await atControls('fail next payment');
    await atControls('+1 month');
    await expectPlan('Bronze', 'past_due');
    for (const path of ['/gallery', '/calendar', '/subscription']) {
      await open(path);
      await text('Your last payment failed');
    }
    await noFindings();
    await button('Manage Billing').click();
    await fillCard(page, GOOD_CARD);
    await button(/card/i).click();
    await expectPlan('Bronze', 'active');
  },
);

it('ran without a fault in the page', () => {
  expect(faults).toEqual([]);
});

/** The clock is read once a second, and events of the provider take a moment. */
async function expectPlan(plan: string, status?: string): Promise<void> {
  for (let n = 0; n < 60; n += 1) {
    const answer = await page.request.get(`${server.url}/api/subscription/status`);
    const { subscription } = (await answer.json()) as {
      subscription: { plan: { name: string }; status: string } | null;
    };
    const isThere = (subscription?.plan.name ?? 'Free') === plan;
    if (isThere && (status === undefined || subscription?.status === status)) return;
    await page.waitForTimeout(250);
  }
  throw new Error(`the plan is not ${plan}`);
}
