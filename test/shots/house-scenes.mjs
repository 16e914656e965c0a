// Screens about the installation: for operators, for API clients, and for a new version of the program.
import { press } from './moves.mjs';
import { withDatabase } from './vault.mjs';

const FAILED = [
  ['process', 'The image could not be decoded: unsupported marker 0xC0 at byte 2,114.', 3],
  ['send_mail', 'connect ECONNREFUSED 203.0.113.7:587', 5],
  ['build_export', null, 1],
];

/** Failed system jobs, for the page that lists them. */
export const giveUpJobs = ({ dataDir }) =>
  withDatabase(dataDir, async (client) => {
    for (const [kind, reason, attempts] of FAILED)
      await client.query(
        `insert into jobs (id, kind, key, payload, state, attempts, max_attempts, run_at, last_error, created_at, updated_at)
         values (gen_random_uuid(), $1, gen_random_uuid()::text, '{}', 'failed', $3, $3,
           now() - interval '3 hours', $2, now() - interval '4 hours', now() - interval '3 hours')`,
        [kind, reason, attempts],
      );
  });

/** Simulates a waiting worker with a newer program. */
function waitingVersion() {
  const waiting = {
    postMessage: (_question, ports) => ports?.[0]?.postMessage(['/assets/of-another-version.js']),
    addEventListener: () => undefined,
  };
  navigator.serviceWorker.register = async () =>
    /** @type {any} */ ({
      waiting,
      active: {},
      addEventListener: () => undefined,
    });
}

const fails = (address) => (page) => page.route(address, (route) => route.fulfill({ status: 400 }));

export const houseScenes = [
  { name: 'operator', who: 'operator', path: '/operator', isWhole: true },
  {
    name: 'operator-failed',
    who: 'operator',
    path: '/operator',
    before: fails('**/api/operator*'),
  },
  {
    name: 'operator-loading',
    who: 'operator',
    path: '/operator',
    before: (page) => page.route('**/api/operator*', () => undefined),
  },
  // Where no plans are sold (BILLING=off): another start of the same installation.
  { name: 'operator-own', who: 'operator', path: '/operator', isWhole: true, isOwnServer: true },
  { name: 'dashboard-own', who: 'full', path: '/', isWhole: true, isOwnServer: true },
  { name: 'people', who: 'operator', path: '/operator/people', isWhole: true },
  {
    name: 'people-invite',
    who: 'operator',
    path: '/operator/people',
    act: async (page) => {
      await page.getByRole('button', { name: 'Invite' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'people-manage',
    who: 'operator',
    path: '/operator/people',
    act: press(/^Manage /),
  },
  { name: 'sign-in', who: 'visitor', path: '/sign-in' },
  { name: 'sign-in-link', who: 'visitor', path: '/sign-in/link' },
  { name: 'operator-stranger', who: 'full', path: '/operator' },
  { name: 'api-docs', who: 'visitor', path: '/api/docs', waitsFor: '.opblock', isForeign: true },
  {
    name: 'newer-version',
    who: 'full',
    path: '/gallery',
    before: (page) => page.addInitScript(waitingVersion),
    act: (page) => page.getByRole('button', { name: 'Reload' }).first().waitFor(),
  },
  {
    name: 'missing-part',
    who: 'full',
    path: '/gallery',
    before: (page) => page.route(/assets\/tags-[^/]+\.js/, (route) => route.abort()),
    act: async (page) => {
      await page.keyboard.press('g');
      await page.keyboard.press('t');
      await page.getByRole('button', { name: 'Reload' }).first().waitFor();
    },
  },
];
