import { formatNumber } from '../../shared/format';

export const landingTexts = {
  tab: 'Sign in',
  homeTab: 'Screenshots found again by what they say',
  hero: 'Every screenshot you keep, found again by what it says',
  lead: 'Drop your images in. Each one is read: it gets a title, tags, its text and the dates in it. Then you search for the words you remember.',
  free: (count: number) => `${formatNumber(count)} screenshots a month are free. No card needed.`,
  otherWays: 'Other ways to sign in',
  demoTitle: 'Try it on these eight',
  demoQueries: 'Search the samples',
  demoAll: 'All',
  demoFound: (count: number) => (count === 1 ? '1 screenshot found' : `${count} screenshots found`),
  featuresTitle: 'What it does for you',
  plansTitle: 'Plans',
  mostPopular: 'Most Popular',
  perMonth: 'a month',
  quota: (count: number | null) =>
    count === null ? 'Unlimited' : `${formatNumber(count)} screenshots / month`,
  freeIncludes: 'Read, tagged and searchable',
  perImage: (cents: number) => `${cents.toFixed(1)} cents each`,
} as const;

export const landingFeatures = [
  {
    key: 'read',
    title: 'Read on arrival',
    text: 'A title, tags, the text and its dates are taken from the image, each date with how sure the reading is.',
  },
  {
    key: 'found',
    title: 'Found by its words',
    text: 'An order number, a name, half a sentence: search looks through titles, tags and all the text inside your images.',
  },
  {
    key: 'order',
    title: 'Kept in order',
    text: 'A file you already have is noticed before it is stored twice, and a deleted one can be brought back.',
  },
] as const;
