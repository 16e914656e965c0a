import { paths } from './paths';

/** The frame around every screen below. */
export const FRAME_MODULE = 'app/layouts/signed-in-frame.tsx';

/**
 * The screens of signed-in people, as the router has them, and the module of each: the server names their files ahead,
 * and the service worker keeps them for when there is no connection.
 */
export const signedInModules: Readonly<Record<string, string>> = {
  [paths.home]: 'routes/dashboard.tsx',
  [paths.gallery]: 'routes/gallery.tsx',
  [paths.calendar]: 'routes/calendar.tsx',
  [paths.analytics]: 'routes/analytics.tsx',
  [paths.collections]: 'routes/collections.tsx',
  [paths.favorites]: 'routes/favorites.tsx',
  [paths.tags]: 'routes/tags.tsx',
  [paths.teams]: 'routes/teams.tsx',
  [paths.team]: 'routes/team.tsx',
  [paths.trash]: 'routes/trash.tsx',
  [paths.settings]: 'routes/settings.tsx',
  [paths.upload]: 'routes/upload.tsx',
  [paths.pricing]: 'routes/pricing.tsx',
  [paths.subscription]: 'routes/subscription.tsx',
  [paths.operator]: 'routes/operator.tsx',
  [paths.cliAuthorize]: 'routes/cli-authorize.tsx',
  [paths.stripeTest]: 'routes/stripe-test.tsx',
};
