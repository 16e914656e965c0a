/** Every address of the application, in one place. */
export const paths = {
  home: '/',
  gallery: '/gallery',
  calendar: '/calendar',
  collections: '/collections',
  favorites: '/favorites',
  tags: '/tags',
  trash: '/trash',
  upload: '/upload',
  settings: '/settings',
  teams: '/teams',
  pricing: '/pricing',
  publicPricing: '/public-pricing',
  subscription: '/subscription',
  stripeTest: '/stripe-test',
  styleguide: '/styleguide',
  callback: '/auth/callback',
} as const;
