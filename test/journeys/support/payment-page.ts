import type { Page } from 'playwright-core';

/** With a test key in the environment the journeys use Stripe itself, whose clock cannot be moved. */
export const isStripe = Boolean(process.env.STRIPE_SECRET_KEY);

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

const names = isStripe
  ? { expiry: 'Expiration', name: 'Cardholder name', pay: 'Subscribe' }
  : { expiry: 'Expiry', name: 'Name on card', pay: 'Pay' };

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(names.expiry).fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel(names.name).fill('Petra Payer');
}

/** Fills the provider's checkout and pays. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: names.pay, exact: true }).click();
}
