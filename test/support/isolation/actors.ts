import type { TeamRole } from '../../../server/contract/team-roles';
import type { World } from './world';

/** People with an account and a session. */
export const PEOPLE = [
  'stranger',
  'exMember',
  'invited',
  'member',
  'admin',
  'owner',
  'otherOwner',
  'exSubscriber',
] as const;
export type PersonName = (typeof PEOPLE)[number];

/** Roles in the team under test. */
export const TEAM_ROLE_OF: Partial<Record<PersonName, TeamRole>> = {
  owner: 'owner',
  admin: 'admin',
  member: 'member',
};

/** The actors: people, two without valid credentials, and two API keys. */
export const ACTORS = [...PEOPLE, 'visitor', 'expired', 'foreignKey', 'keyWithoutPlan'] as const;
export type Actor = (typeof ACTORS)[number];

/** The people behind the API keys: one outside the team, and one whose plan no longer includes keys. */
export const KEY_HOLDERS = { foreignKey: 'otherOwner', keyWithoutPlan: 'member' } as const;
export type KeyName = keyof typeof KEY_HOLDERS;
export const KEYS = Object.keys(KEY_HOLDERS) as KeyName[];

export const isKey = (actor: Actor): actor is KeyName => actor in KEY_HOLDERS;

/** The person behind a request; null for none. */
export function personBehind(actor: Actor): PersonName | null {
  const isPerson = (PEOPLE as readonly string[]).includes(actor);
  if (isPerson) return actor as PersonName;
  return isKey(actor) ? KEY_HOLDERS[actor] : null;
}

/** The credentials that an actor sends with each request. */
export function headersOf(
  actor: Actor,
  { clients, secrets }: Pick<World, 'clients' | 'secrets'>,
): Record<string, string> {
  if (actor === 'visitor') return {};
  if (isKey(actor)) return { authorization: `Bearer ${secrets[actor]}` };
  return { cookie: clients[actor].cookie };
}
