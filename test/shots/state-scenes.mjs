// Each page while it loads and after an error, the sign-in pages, and the pairing of a command line.
const BUSY = '[aria-busy="true"]';

/** The first request of each page. */
const asks = [
  ['dashboard', '/', '**/api/dashboard*'],
  ['calendar', '/calendar', '**/api/calendar?*'],
  ['collections', '/collections', '**/api/collections*'],
  ['favorites', '/favorites', '**/api/screenshots?*'],
  ['tags', '/tags', '**/api/tags*'],
  ['trash', '/trash', '**/api/trash*'],
  ['entities', '/found', '**/api/entities?*'],
  ['radar', '/findings', '**/api/findings?*'],
  ['settings', '/settings', '**/api/keys*'],
  ['subscription', '/subscription', '**/api/subscription/status*'],
  ['pricing', '/pricing', '**/api/subscription/plans*'],
  ['analytics', '/analytics', '**/api/analytics?*'],
];

const fails = (address) => (page) => page.route(address, (route) => route.fulfill({ status: 400 }));
const hangs = (address) => (page) => page.route(address, () => undefined);

/** Types a code, as a person would who reads it in a terminal. */
const typeCode = (code) => async (page) => {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** Creates a waiting pairing. */
async function typeRealCode(page) {
  const data = { device_name: 'maya-laptop (Linux, shotvault 1.0.0)' };
  const answer = await page.request.post(new URL('/api/cli/pairings', page.url()).href, { data });
  await typeCode((await answer.json()).code)(page);
  await page.getByRole('button', { name: 'Allow' }).waitFor();
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
    name: 'tags-loading-list',
    who: 'full',
    path: '/tags',
    before: async (page) => {
      await page.addInitScript(() => localStorage.setItem('tags_view', 'list'));
      await hangs('**/api/tags*')(page);
    },
    after: (page) => page.evaluate(() => localStorage.removeItem('tags_view')),
    waitsFor: BUSY,
  },
  ...['week', 'agenda'].flatMap((shape) => [
    {
      name: `calendar-${shape}-failed`,
      who: 'full',
      path: `/calendar?show=${shape}`,
      before: fails('**/api/calendar?*'),
    },
    {
      name: `calendar-${shape}-loading`,
      who: 'full',
      path: `/calendar?show=${shape}`,
      before: hangs('**/api/calendar?*'),
      waitsFor: BUSY,
    },
  ]),
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
  { name: 'cli-unknown', who: 'full', path: '/cli/authorize', act: typeCode('BCDF-GHJK') },
  { name: 'cli-authorize', who: 'full', path: '/cli/authorize', act: typeRealCode },
];
