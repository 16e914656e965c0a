import type { RouteName } from '../../../server/contract/routes';

/** Counts and summaries of screenshots. */
export const COUNTED: readonly RouteName[] = [
  'dashboard.get',
  'analytics.get',
  'tags.list',
  'collections.list',
  'calendar.month',
  'calendar.day',
  'screenshots.timeline',
  'trash.list',
];

const LISTED: readonly RouteName[] = [
  'screenshots.list',
  'screenshots.unprocessed',
  'screenshots.get',
  'trash.list',
];

const TAGGED: readonly RouteName[] = [
  'tags.list',
  'screenshots.list',
  'screenshots.get',
  'dashboard.get',
  'analytics.get',
];

/** Where the teams of a person are listed and counted. */
const TEAMS: readonly RouteName[] = ['teams.list', 'teams.mine', 'dashboard.get'];

const INVITED: readonly RouteName[] = ['invites.list', 'teams.activity'];

/** What a mutation makes stale. Whoever adds a route that changes something adds its line here. */
export const invalidations: Partial<Record<RouteName, readonly RouteName[]>> = {
  'auth.updateMe': ['auth.me'],
  'billing.cancel': ['billing.status', 'billing.invoices'],
  'billing.resume': ['billing.status', 'billing.invoices'],
  'billing.change': [
    'analytics.get',
    'billing.status',
    'billing.invoices',
    'billing.changePreview',
  ],
  'operator.retry': ['operator.failedJobs', 'operator.overview'],
  'operator.retryAll': ['operator.failedJobs', 'operator.overview'],
  'keys.create': ['keys.list'],
  'keys.remove': ['keys.list'],
  'keys.approvePairing': ['keys.pairingRequest', 'keys.list'],
  'keys.denyPairing': ['keys.pairingRequest'],
  'screenshots.upload': [
    'screenshots.list',
    'screenshots.unprocessed',
    'billing.status',
    ...COUNTED,
  ],
  'screenshots.samples': [...LISTED, ...COUNTED],
  'screenshots.update': ['screenshots.list', 'screenshots.get', 'dashboard.get'],
  'screenshots.remove': [...LISTED, ...COUNTED],
  'screenshots.restore': [...LISTED, ...COUNTED],
  'screenshots.bulk': [...LISTED, ...COUNTED],
  'screenshots.putTags': [
    'screenshots.list',
    'tags.list',
    'dashboard.get',
    'analytics.get',
    'collections.list',
  ],
  'screenshots.addDate': ['screenshots.list', 'calendar.month', 'calendar.day'],
  'screenshots.updateDate': ['screenshots.list', 'calendar.month', 'calendar.day'],
  'trash.empty': ['trash.list'],
  'collections.create': ['collections.list', 'dashboard.get', 'screenshots.get'],
  'collections.update': ['collections.list', 'screenshots.list', 'screenshots.get'],
  'collections.remove': [
    'collections.list',
    'dashboard.get',
    'screenshots.list',
    'screenshots.get',
  ],
  'collections.restore': [
    'collections.list',
    'dashboard.get',
    'screenshots.list',
    'screenshots.get',
  ],
  'collections.addItem': ['collections.list', 'screenshots.list', 'screenshots.get'],
  'collections.removeItem': ['collections.list', 'screenshots.list', 'screenshots.get'],
  'tags.rename': TAGGED,
  'tags.remove': TAGGED,
  'tags.restore': TAGGED,
  'processing.process': [
    'screenshots.list',
    'screenshots.unprocessed',
    'screenshots.get',
    'tags.list',
    'calendar.month',
    'calendar.day',
    'dashboard.get',
    'analytics.get',
  ],
  'teams.create': TEAMS,
  'teams.update': [...TEAMS, 'teams.get', 'teams.activity'],
  // Not the team itself: nobody who asked for these has it any more.
  'teams.remove': TEAMS,
  'teams.leave': TEAMS,
  'teams.restore': [...TEAMS, 'teams.get'],
  'teams.handOver': [...TEAMS, 'teams.get', 'teams.activity', 'invites.list'],
  'teams.updateMember': ['teams.list', 'teams.get', 'teams.activity'],
  'teams.removeMember': ['teams.list', 'teams.mine', 'teams.get', 'teams.activity'],
  'workspaces.updateSettings': ['workspaces.settings'],
  'invites.create': INVITED,
  'invites.resend': INVITED,
  'invites.revoke': INVITED,
  'invites.accept': [...TEAMS, 'teams.get'],
};
