import { formatNumber } from '../../shared/format';

// Apart from `texts.ts`, which travels with the landing page.

export const publicPricingTexts = {
  title: 'Pricing',
  lead: 'Start free, and take a larger plan when your vault outgrows it. Every plan is monthly.',
  freeBanner: (count: number) => `Start with ${formatNumber(count)} Free Screenshots`,
  freeHint: 'Every month, without a card.',
  centsBanner: (cents: number) => `as low as ${cents.toFixed(1)} cents per screenshot`,
  centsHint: 'The larger the plan, the less each one costs.',
  getStarted: 'Get Started',

  compare: 'Compare the plans',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  perMonth: 'Price a month',
  quota: 'Screenshots a month',
  unlimited: 'Unlimited',
  perImage: 'Price of one screenshot',
  cents: (cents: number) => `${cents.toFixed(1)} cents`,
  basics: ['AI processing', 'Search', 'Tags', 'Collections'],
} as const;
