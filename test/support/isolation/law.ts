import { api } from '../../../server/contract/api';
import { type Feature, opensFeature, PLANS } from '../../../server/contract/plans';
import { type RouteName, routes } from '../../../server/contract/routes';
import { mayInTeam } from '../../../server/contract/team-roles';
import { isKey, personBehind } from './actors';
import type { Cell } from './cells';
import type { Row } from './row';
import type { Found } from './targets';
import { PLANS_OF } from './world';

/** The expected status of a row, derived only from the actor, the role table, the plans and the gates. */
export function law({ row, actor }: Pick<Cell, 'row' | 'actor'>, found: Found): number {
  const { open: isOpen } = api[row.route] as { open?: true };
  if (personBehind(actor) === null && !isOpen) return 401;
  if (isKey(actor) && !isOpen) {
    if (!isOpenTo('api_access', found.person)) return 402;
    if (needsSession(row.route)) return 403;
  }
  if (row.target === 'token') return lawOfTokens(row, found, isOpen ?? false);
  if (row.target === 'nothing') return isOpenTo(row.feature, found.person) ? letIn(row) : 402;
  const isGone = !found.isThere || (found.isDeleted && !row.opensDeleted);
  if (found.role === null) return 404;
  if (isGone) return row.isFilter ? letIn(row) : 404;
  if (!mayInTeam(found.role, row.action)) return row.refusal ?? 403;
  if (!isOpenTo(row.feature, found.payer)) return 402;
  if (row.needsRunningTeam && isPaused(found)) return 402;
  if (row.readsContent && found.isLocked) return 402;
  if (row.inPersonal && !found.isTeam) return row.inPersonal;
  return letIn(row);
}

/** For sessions only: the ways in of a person, among others. */
const OF_SESSIONS: readonly RouteName[] = [
  'auth.waysIn',
  'auth.addWayIn',
  'auth.removeWayIn',
  'auth.passkeys',
  'auth.beginPasskey',
  'auth.addPasskey',
  'auth.renamePasskey',
  'auth.removePasskey',
  'auth.makeRecoveryCodes',
  // They decide what leaves the space.
  'shares.updateRules',
  'shares.putLogo',
  'shares.removeLogo',
];

/**
 * Tokens can neither make keys, see or change ways in, use the operators' page, spend money, end an account nor decide what leaves the machine
 * (docs/decisions.md#tokens).
 */
function needsSession(route: RouteName): boolean {
  const [noun = ''] = route.split('.');
  const isChange = routes[route].method !== 'GET';
  return (
    OF_SESSIONS.includes(route) ||
    ['keys', 'operator'].includes(noun) ||
    (isChange && ['billing', 'operations', 'workspaces'].includes(noun))
  );
}

/** Holders of an invite's secret may read the invite; only its addressee may answer it. */
function lawOfTokens(row: Row, found: Found, isOpen: boolean): number {
  if (!found.isThere) return 404;
  if (!isOpen && !found.isAddressed) return 403;
  return row.needsRunningTeam && !isOpenTo('team_collaboration', found.payer) ? 402 : letIn(row);
}

function letIn({ route, letsIn }: Row): number {
  const { status } = api[route] as { status?: number };
  return letsIn ?? status ?? 200;
}

const isPaused = ({ isTeam, payer }: Found) => isTeam && !isOpenTo('team_collaboration', payer);

function isOpenTo(feature: Feature | undefined, payer: Found['payer']): boolean {
  if (!feature) return true;
  const plan = (PLANS_OF as Partial<Record<string, string>>)[payer] ?? 'Free';
  const seed = PLANS.find(({ name }) => name === plan);
  return seed !== undefined && opensFeature(seed, feature);
}
