import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, openBrowser, untilApplication } from './support/browser';
import { GOOD_CARD, payWithCard } from './support/payment-page';
import { type RunningServer, startServer } from './support/server';

jest.setTimeout(90_000);

let server: RunningServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words, { exact: true }).first().waitFor();
const open = (path: string) => page.goto(`${server.url}${path}`);
const noFindings = async () => expect(await accessibilityFindings(page)).toEqual([]);

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => faults.push(error.message));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it.each(['/public-pricing', '/'])(
  'keeps the plans of %s in their places while the last one has not arrived',
  async (path) => {
    await open(path);
    const names = ['Free', 'Bronze', 'Silver', 'Gold', 'Platinum'];
    const plan = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}\\b`) }) });
    const boxes = () => Promise.all(names.slice(0, -1).map((name) => plan(name).boundingBox()));
    // A part of the prerendered page has no box any more once the application has replaced it.
    await untilApplication(page);
    await Promise.all(names.map((name) => plan(name).waitFor()));
    const whole = await boxes();
    await plan('Platinum').evaluate((card) => card.remove());
    expect(await boxes()).toEqual(whole);
    expect(whole).not.toContain(null);
  },
);

it('shows the plans to a visitor, and comes back to them after the sign-in', async () => {
  await open('/public-pricing');
  await text('Start with 25 Free Screenshots');
  await text('as low as 2.9 cents per screenshot');
  await noFindings();
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Silver', exact: true }) })
    .getByRole('button', { name: 'Get Started', exact: true })
    .click();
  await page.getByLabel('Email').fill('payer@example.com');
  await button('Continue').click();
  await page.waitForURL('**/pricing');
  await text('0 of 25 used');
  await noFindings();
});

it('reports that a checkout was cancelled and that nothing has changed', async () => {
  await button('Upgrade to Bronze').click();
  await button('Cancel').click();
  await text('Checkout Cancelled');
  await page.waitForURL(`${server.url}/pricing`);
  await noFindings();
  await button('Close').click();
  await link('Free 0/25').waitFor();
});

it('buys a plan', async () => {
  await button('Upgrade to Bronze').click();
  await payWithCard(page, GOOD_CARD);
  await text('Subscription Updated!');
  await text('You are now on Bronze. Thank you.');
  expect(page.url()).toBe(`${server.url}/subscription`);
  await text('Active');
  await text('0 of 200 used');
  await link('Bronze 0/200').waitFor();
  await page.getByRole('link', { name: /^View invoice/ }).waitFor();
  await noFindings();
});

it('confirms a larger plan on the page of the provider', async () => {
  await link('Change Plan').click();
  await button('Upgrade to Gold').click();
  await text('Due today');
  await noFindings();
  await button('Continue to payment').click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await text('You are now on Gold. Thank you.');
  await link('Gold 0/1,300').waitFor();
});

it('schedules a downgrade for the end of the period, and withdraws it', async () => {
  await open('/pricing');
  await button('Switch to Silver').click();
  await page.getByLabel(/^At the end of the period/).check();
  await button('Change plan').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await link('Manage subscription').click();
  await page
    .getByText(/^Silver starts on/)
    .first()
    .waitFor();
  await noFindings();
  await button('Keep Gold').click();
  await button('Keep Gold').waitFor({ state: 'detached' });
});

it('cancels, and takes the cancellation back', async () => {
  await button('Cancel Plan').click();
  await page.getByRole('alertdialog', { name: 'Cancel Subscription?' }).waitFor();
  await noFindings();
  await button('Cancel Subscription').click();
  await text('Cancelling');
  await text('Plan will cancel at period end');
  await noFindings();
  await button('Keep Gold').click();
  await text('Active');
});

it('opens the billing of the provider and comes back', async () => {
  await button('Manage Billing').click();
  await page.waitForURL('**/sandbox/portal/**');
  await open('/subscription');
  await text('Active');
});

it('has the page for developers, with products, tests and a checkout in a new tab', async () => {
  await open('/stripe-test');
  await text('sandbox');
  await button('Fetch products').click();
  await text('STRIPE_TEST_BRONZE_PRICE_ID');
  await button('Run Tests').click();
  await text('On Gold, 0 uploads this month');
  await noFindings();
  const tab = page.context().waitForEvent('page');
  await button('$9').click();
  await (await tab).waitForURL('**/sandbox/**');
});

it('ran without a fault in the page', () => {
  expect(faults).toEqual([]);
});
