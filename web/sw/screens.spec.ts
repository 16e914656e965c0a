import { isScreen } from './screens';

describe('the cached shell without a connection', () => {
  it.each(['/', '/gallery', '/gallery/', '/calendar', '/teams', '/teams/7', '/settings'])(
    'is used at %s',
    (path) => expect(isScreen(path)).toBe(true),
  );

  it.each([
    ...['/about', '/public-pricing', '/contact', '/support', '/releases', '/privacy', '/terms'],
    ...['/api', '/api/users/me', '/api/screenshots/7/image', '/sandbox/identity', '/v1/prices'],
    ...['/auth/callback', '/invite/abc', '/cli/authorize', '/stripe-test'],
    ...['/robots.txt', '/sitemap.xml', '/sw.js', '/manifest.webmanifest', '/icons/icon-192.png'],
    ...['/teams/7/more', '/no-such-page'],
  ])('is never used at %s', (path) => expect(isScreen(path)).toBe(false));
});
