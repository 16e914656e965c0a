import type { TeamRole } from '../../../server/contract/team-roles';
import type { PersonName } from './actors';
import type { Things } from './world';

/** What is asked for. */
export const OBJECTS = [
  'own',
  'team',
  'foreign',
  'deleted',
  'locked',
  'absent',
  'malformed',
  'otherType',
] as const;
export type ObjectName = (typeof OBJECTS)[number];

/** Which kind of thing a route is asked for. */
export const TARGETS = [
  'screenshot',
  'upload',
  'collection',
  'tag',
  'date',
  'space',
  'team',
  'member',
  'invite',
  'adminInvite',
  'token',
  'key',
  'nothing',
] as const;
export type Target = (typeof TARGETS)[number];

/** A thing as one person stands to it. */
export interface Found {
  /** What is sent for it: an id, a name, a secret. */
  id: string;
  /** The person's role in the space that is asked; null where they have none, or nothing is named. */
  role: TeamRole | null;
  /** False where the space is there for the person and the thing is not. */
  isThere: boolean;
  isDeleted: boolean;
  isLocked: boolean;
  person: PersonName;
  /** Whose plan counts in the space. */
  payer: PersonName | 'neighbour';
  /** The space is a team. */
  isTeam: boolean;
  /** What else a request needs that names the thing: `team_id`, and things beside it. */
  teamId: string;
  beside: Pick<Things, 'screenshot' | 'collection' | 'tag' | 'dateId'>;
  /** Of a team: its id and a plain member of it. */
  team: { id: string; memberId: string };
  /** Of an invite's secret: it is for this person. */
  isAddressed: boolean;
}

export const ABSENT = '0192f0c1-0000-7000-8000-000000000000';
export const MALFORMED = "x' or 1=1 --";
