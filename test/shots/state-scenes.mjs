// Each page while it loads and when it could not, and the doors: before somebody is known, and for a command line.
const BUSY = '[aria-busy="true"]';

/** What each page asks for first. */
const asks = [
  ['dashboard', '/', '**/api/dashboard*'],
  ['calendar', '/calendar', '**/api/calendar?*'],
  ['collections', '/collections', '**/api/collections*'],
  ['favorites', '/favorites', '**/api/screenshots?*'],
  ['tags', '/tags', '**/api/tags*'],
  ['trash', '/trash', '**/api/trash*'],
  ['settings', '/settings', '**/api/keys*'],
  ['subscription', '/subscription', '**/api/subscription/status*'],
  ['pricing', '/pricing', '**/api/subscription/plans*'],
  ['analytics', '/analytics', '**/api/analytics?*'],
];

const fails = (address) => (page) => page.route(address, (route) => route.fulfill({ status: 400 }));
const hangs = (address) => (page) => page.route(address, () => undefined);

/** As if a command line had just asked to be let in. */
async function pairing(_idOf, page, url) {
  const data = { device_name: 'maya-laptop (Linux, shotvault 1.0.0)' };
  const answer = await page.request.post(`${url}/api/cli/pairings`, { data });
  return `/cli/authorize?code=${(await answer.json()).code}`;
}

export const stateScenes = [
  ...asks.map(([name, path, address]) => ({
    name: `${name}-failed`,
    who: 'full',
    path,
    before: fails(address),
  })),
  ...asks.map(([name, path, address]) => ({
    name: `${name}-loading`,
    who: 'full',
    path,
    before: hangs(address),
    waitsFor: `${BUSY}, h1`,
  })),
  {
    name: 'auth-gate',
    who: 'full',
    path: '/',
    before: hangs('**/api/users/me'),
    waitsFor: 'text=Checking your authentication',
  },
  {
    name: 'callback',
    who: 'visitor',
    path: '/auth/callback?code=known&state=known',
    before: hangs('**/api/sessions'),
    waitsFor: 'text=Completing Sign In',
  },
  { name: 'cli-code', who: 'full', path: '/cli/authorize' },
  { name: 'cli-unknown', who: 'full', path: '/cli/authorize?code=BCDF-GHJK' },
  { name: 'cli-authorize', who: 'full', path: pairing },
];
