import { formatNumber } from '../../shared/format';

// Not in `texts.ts`, which loads with the landing page.

export const publicPricingTexts = {
  title: 'Pricing',
  lead: 'Start free and upgrade when your vault outgrows it. Every plan is monthly.',
  freeBanner: (count: number) => `Start with ${formatNumber(count)} Free Screenshots`,
  freeHint: 'Every month, without a card.',
  centsBanner: (cents: number) => `as low as ${cents.toFixed(1)} cents per screenshot`,
  centsHint: 'The larger the plan, the lower the price per screenshot.',
  getStarted: 'Get Started',

  compare: 'Compare the plans',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  perMonth: 'Price per month',
  quota: 'Screenshots per month',
  unlimited: 'Unlimited',
  perImage: 'Price per screenshot',
  cents: (cents: number) => `${cents.toFixed(1)} cents`,
  basics: ['AI processing', 'Search', 'Tags', 'Collections'],
} as const;
