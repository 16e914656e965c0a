// Plans and payments: the same two pages at each stage of a subscription, and its effects on other pages.
import { dialog, press } from './moves.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true }).first();

async function tryProvider(page) {
  await button(page, 'Run Tests').click();
  await button(page, 'Fetch products').click();
  await page.getByText('Provider products').waitFor();
}

export const billingScenes = [
  { name: 'public-pricing', who: 'visitor', path: '/public-pricing', isWhole: true },
  { name: 'pricing-free', who: 'empty', path: '/pricing', isWhole: true },
  { name: 'pricing-cancelled', who: 'empty', path: '/pricing?cancelled=true' },
  { name: 'pricing-payer', who: 'payer', path: '/pricing', isWhole: true },
  { name: 'change-larger', who: 'payer', path: '/pricing', act: press('Upgrade to Gold') },
  { name: 'change-smaller', who: 'payer', path: '/pricing', act: press('Switch to Bronze') },
  { name: 'subscription-free', who: 'empty', path: '/subscription', isWhole: true },
  { name: 'subscription-active', who: 'payer', path: '/subscription', isWhole: true },
  { name: 'subscription-updated', who: 'payer', path: '/subscription?success=true' },
  { name: 'cancel-dialog', who: 'payer', path: '/subscription', act: press('Cancel Plan') },
  { name: 'subscription-cancelling', who: 'cancelling', path: '/subscription', isWhole: true },
  { name: 'subscription-over', who: 'over', path: '/subscription', isWhole: true },
  { name: 'gallery-over', who: 'over', path: '/gallery' },
  { name: 'gallery-near', who: 'near', path: '/gallery' },
  { name: 'upload-over', who: 'over', path: '/upload' },
  { name: 'dashboard-over', who: 'over', path: '/' },
  { name: 'stripe-test', who: 'payer', path: '/stripe-test', act: tryProvider, isWhole: true },
  { name: 'subscription-owing', who: 'owing', path: '/subscription', isWhole: true },
  { name: 'gallery-owing', who: 'owing', path: '/gallery' },
  { name: 'subscription-locked', who: 'locked', path: '/subscription', isWhole: true },
  { name: 'gallery-locked', who: 'locked', path: '/gallery' },
  {
    name: 'viewer-locked',
    who: 'locked',
    path: '/gallery',
    act: async (page) => {
      const picture = page.getByRole('img', { name: 'Locked' });
      const card = page.getByRole('gridcell').filter({ has: picture }).first();
      await card.locator('a[href*="view="]').click();
      await dialog(page);
    },
  },
];
