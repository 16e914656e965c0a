import type { RouteInput } from '../../../server/contract/api';
import type { RouteName } from '../../../server/contract/routes';

type ListParameter = keyof NonNullable<RouteInput<'screenshots.list'>['query']>;

/**
 * Filters of the gallery's lists by what an edit may change, under their names on the wire. An operator is a search such
 * as `is:favorite`, and the title an order.
 */
export type EditedFilter =
  Extract<ListParameter, 'q' | 'tags' | 'favorites' | 'collection_id'> | 'operator' | 'title';

/**
 * Cached answers that are out of date: all answers of a route, or some of the gallery's lists. `hidden` are the lists
 * that no component shows at the moment; an array names the lists that are filtered by one of its entries.
 */
export type Stale = RouteName | { lists: 'hidden' | readonly EditedFilter[] };

type Effect<Name extends RouteName> =
  readonly Stale[] | ((input: RouteInput<Name>, hasFailed: boolean) => readonly Stale[]);

/** Routes whose answers count or summarise screenshots, or list what belongs to them. */
export const COUNTED: readonly RouteName[] = [
  'storage.get',
  'dashboard.get',
  'analytics.get',
  'tags.list',
  'collections.list',
  'calendar.month',
  'calendar.day',
  'screenshots.timeline',
  'screenshots.kinds',
  'entities.list',
  'findings.list',
  'shares.list',
  'trash.list',
];

/** Lists, and the months beside them, which have the same filters. */
const LISTS: readonly RouteName[] = ['screenshots.list', 'screenshots.timeline'];

/** Routes whose answers are made of screenshots. */
const LISTED: readonly RouteName[] = [
  'screenshots.list',
  'screenshots.unprocessed',
  'screenshots.get',
  'trash.list',
];

const TAGGED: readonly RouteName[] = [
  ...LISTS,
  'tags.list',
  'screenshots.get',
  'dashboard.get',
  'analytics.get',
];

/** Routes in whose answers the dates that were found in images have a place. */
const DATED: readonly RouteName[] = [...LISTS, 'calendar.month', 'calendar.day'];

/** Routes that list or count the teams of a person. */
const TEAMS: readonly RouteName[] = ['teams.list', 'teams.mine', 'dashboard.get'];

const INVITED: readonly RouteName[] = ['invites.list', 'teams.activity'];

/** After a connection was lost: the answers that may have changed in the meantime. */
export const MISSED_WHILE_OFFLINE: readonly RouteName[] = [...LISTED, ...COUNTED];

type BulkInput = RouteInput<'screenshots.bulk'>;

/** The loaded pages are changed in place, so a long gallery is not fetched again for one favorite. */
function afterBulk({ body }: BulkInput): readonly Stale[] {
  switch (body?.action) {
    case 'favorite':
    case 'unfavorite':
      return [{ lists: ['favorites', 'operator'] }, ...COUNTED];
    case 'tag':
    case 'untag':
      return [{ lists: ['tags', 'q'] }, ...COUNTED];
    case 'collect':
    case 'uncollect':
      return [{ lists: ['collection_id', 'operator'] }, ...COUNTED];
    case 'restore':
      return [{ lists: 'hidden' }, 'screenshots.unprocessed', ...COUNTED];
    default:
      return COUNTED;
  }
}

/**
 * The effect of each mutation, declared once: the answers that it makes stale. A hook may show the change before the
 * server has answered, but reads nothing again itself. `effects.spec.ts` finds rows that never apply and rows that
 * are missing.
 */
export const effects: { readonly [Name in RouteName]?: Effect<Name> } = {
  'auth.updateMe': ['auth.me'],
  'auth.removeWayIn': ['auth.waysIn'],
  'auth.addPasskey': ['auth.passkeys'],
  'auth.renamePasskey': ['auth.passkeys'],
  'auth.removePasskey': ['auth.passkeys'],
  'auth.makeRecoveryCodes': ['auth.passkeys'],
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
  'operator.updateSite': ['operator.site'],
  'operator.updatePerson': ['operator.people', 'operator.overview', 'auth.me'],
  'operator.signOutPerson': ['operator.people'],
  'operator.invite': ['operator.invites'],
  'operator.withdrawInvite': ['operator.invites'],
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
  'screenshots.update': ({ body = {} }, hasFailed) => {
    if (hasFailed) return [];
    // Another day of the image is another place in the list.
    if ('image_created_at' in body) return ['screenshots.list', ...COUNTED];
    if ('is_favorite' in body) return [{ lists: ['favorites', 'operator'] }, ...COUNTED];
    return [{ lists: 'ai_generated_title' in body ? ['q', 'title'] : ['q'] }, ...COUNTED];
  },
  'screenshots.remove': (_input, hasFailed) => (hasFailed ? [...LISTED, ...COUNTED] : COUNTED),
  'screenshots.restore': [{ lists: 'hidden' }, 'screenshots.unprocessed', ...COUNTED],
  'screenshots.bulk': afterBulk,
  'screenshots.transfer': [...LISTED, ...COUNTED, 'billing.status', 'teams.activity'],
  'screenshots.putTags': [
    ...LISTS,
    'tags.list',
    'dashboard.get',
    'analytics.get',
    'collections.list',
  ],
  'screenshots.addDate': DATED,
  'screenshots.updateDate': DATED,
  'collections.arrange': ['collections.list'],
  'comments.create': ['comments.list', 'teams.activity'],
  'comments.update': ['comments.list'],
  'comments.remove': ['comments.list'],
  'entities.dismiss': [
    'screenshots.get',
    'screenshots.timeline',
    'entities.list',
    { lists: ['q'] },
  ],
  'findings.update': [...LISTS, 'findings.list', 'screenshots.get'],
  'redactions.put': ['redactions.get'],
  'shares.create': ['shares.list', 'teams.activity'],
  'shares.update': ['shares.list', 'teams.activity'],
  'shares.renew': ['shares.list', 'teams.activity'],
  'shares.revoke': ['shares.list', 'teams.activity'],
  'shares.revokeAll': ['shares.list', 'teams.activity'],
  'shares.putLogo': ['shares.logo'],
  'shares.removeLogo': ['shares.logo'],
  'shares.updateRules': ['shares.rules', 'shares.list'],
  'trash.empty': ['trash.list', 'storage.get'],
  'collections.create': ['collections.list', 'dashboard.get', 'screenshots.get'],
  'collections.update': [...LISTS, 'collections.list', 'screenshots.get'],
  'collections.remove': [...LISTS, 'collections.list', 'dashboard.get', 'screenshots.get'],
  'collections.restore': [...LISTS, 'collections.list', 'dashboard.get', 'screenshots.get'],
  'collections.addItem': [{ lists: ['collection_id', 'operator'] }, 'screenshots.get', ...COUNTED],
  'collections.removeItem': ['screenshots.list', 'screenshots.get', ...COUNTED],
  'tags.rename': TAGGED,
  'tags.remove': TAGGED,
  'tags.restore': TAGGED,
  'teams.create': TEAMS,
  'teams.update': [...TEAMS, 'teams.get', 'teams.activity'],
  // Not the team itself: the person is no longer a member of it.
  'teams.remove': TEAMS,
  'teams.leave': TEAMS,
  'teams.restore': [...TEAMS, 'teams.get'],
  'teams.handOver': [...TEAMS, 'teams.get', 'teams.activity', 'invites.list'],
  'teams.updateMember': ['teams.list', 'teams.get', 'teams.activity', 'invites.list'],
  'teams.removeMember': ['teams.list', 'teams.mine', 'teams.get', 'teams.activity', 'invites.list'],
  'workspaces.updateSettings': ['workspaces.settings'],
  'invites.create': INVITED,
  'invites.resend': INVITED,
  'invites.revoke': INVITED,
  'invites.accept': [...TEAMS, 'teams.get'],
};

/** The answers that are out of date after this call. */
export function staleAfter<Name extends RouteName>(
  name: Name,
  input: RouteInput<Name>,
  hasFailed: boolean,
): readonly Stale[] {
  const effect: Effect<Name> | undefined = effects[name];
  return typeof effect === 'function' ? effect(input, hasFailed) : (effect ?? []);
}
