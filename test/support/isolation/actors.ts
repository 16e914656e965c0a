import type { TeamRole } from '../../../server/contract/team-roles';
import type { Client } from '../person';

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

/** Who asks: people, and four who show nothing that is worth anything. */
export const ACTORS = [...PEOPLE, 'visitor', 'expired', 'foreignKey', 'keyWithoutPlan'] as const;
export type Actor = (typeof ACTORS)[number];

/** Which person an API key acts as. These are invented, so whoever shows one is a visitor; the tests of keys show real ones. */
const KEY_HOLDERS: Partial<Record<Actor, PersonName>> = {};

/** The person who is asked for; null where nobody is. */
export function personBehind(actor: Actor): PersonName | null {
  const isPerson = (PEOPLE as readonly string[]).includes(actor);
  return isPerson ? (actor as PersonName) : (KEY_HOLDERS[actor] ?? null);
}

/** What an actor shows with each request. */
export function headersOf(
  actor: Actor,
  clients: Readonly<Record<PersonName | 'expired', Client>>,
): Record<string, string> {
  if (actor === 'visitor') return {};
  if (actor === 'foreignKey' || actor === 'keyWithoutPlan')
    return { authorization: `Bearer shv_${actor}_0123456789abcdef0123456789abcdef` };
  return { cookie: clients[actor].cookie };
}
