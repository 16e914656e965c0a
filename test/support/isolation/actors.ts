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

/** The roles in the team that the matrix turns about. */
export const TEAM_ROLE_OF: Partial<Record<PersonName, TeamRole>> = {
  owner: 'owner',
  admin: 'admin',
  member: 'member',
};

/** Who asks: people, two who show nothing that is worth anything, and two API keys. */
export const ACTORS = [...PEOPLE, 'visitor', 'expired', 'foreignKey', 'keyWithoutPlan'] as const;
export type Actor = (typeof ACTORS)[number];

/** Whom API keys act as: one of somebody outside the team, and one whose person's plan no longer carries it. */
export const KEY_HOLDERS = { foreignKey: 'otherOwner', keyWithoutPlan: 'member' } as const;
export type KeyName = keyof typeof KEY_HOLDERS;
export const KEYS = Object.keys(KEY_HOLDERS) as KeyName[];

export const isKey = (actor: Actor): actor is KeyName => actor in KEY_HOLDERS;

/** The person who is asked for; null where nobody is. */
export function personBehind(actor: Actor): PersonName | null {
  const isPerson = (PEOPLE as readonly string[]).includes(actor);
  if (isPerson) return actor as PersonName;
  return isKey(actor) ? KEY_HOLDERS[actor] : null;
}

/** What an actor shows with each request. */
export function headersOf(
  actor: Actor,
  { clients, secrets }: Pick<World, 'clients' | 'secrets'>,
): Record<string, string> {
  if (actor === 'visitor') return {};
  if (isKey(actor)) return { authorization: `Bearer ${secrets[actor]}` };
  return { cookie: clients[actor].cookie };
}
