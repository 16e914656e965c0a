/** Every address of the application, in one place. */
export const paths = {
  home: '/',
  gallery: '/gallery',
  calendar: '/calendar',
  analytics: '/analytics',
  collections: '/collections',
  favorites: '/favorites',
  tags: '/tags',
  trash: '/trash',
  upload: '/upload',
  settings: '/settings',
  teams: '/teams',
  pricing: '/pricing',
  subscription: '/subscription',
  styleguide: '/styleguide',
  callback: '/auth/callback',
} as const;
