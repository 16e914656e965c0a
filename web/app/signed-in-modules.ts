import { paths } from '../shared/paths';

/** The module of the frame around every page below. */
export const FRAME_MODULE = 'frame/signed-in-frame.tsx';

/**
 * The signed-in pages of the router and the module of each. The server preloads their files, and the service worker
 * keeps them for use without a connection.
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
  [paths.entities]: 'routes/found/entities.tsx',
  [paths.findings]: 'routes/radar/findings.tsx',
  [paths.trash]: 'routes/trash.tsx',
  [paths.shares]: 'routes/shares.tsx',
  [paths.settings]: 'routes/settings.tsx',
  [paths.upload]: 'routes/upload.tsx',
  [paths.pricing]: 'routes/pricing.tsx',
  [paths.subscription]: 'routes/subscription.tsx',
  [paths.operator]: 'routes/operator.tsx',
  [paths.people]: 'routes/operator.tsx',
  [paths.cliAuthorize]: 'routes/cli-authorize.tsx',
  [paths.stripeTest]: 'routes/stripe-test.tsx',
};
