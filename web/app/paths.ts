/** Every address of the application, in one place. */
export const paths = {
  home: '/',
  gallery: '/gallery',
  callback: '/auth/callback',
} as const;
