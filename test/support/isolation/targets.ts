import type { TeamRole } from '../../../server/contract/team-roles';
import type { PersonName } from './actors';
import type { Things } from './world';

/** The objects of requests. */
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

/** The kinds of things that routes act on. */
export type Target =
  | 'screenshot'
  | 'upload'
  | 'collection'
  | 'tag'
  | 'date'
  | 'comment'
  | 'ownComment'
  | 'entity'
  | 'share'
  | 'ownShare'
  | 'space'
  | 'team'
  | 'member'
  | 'invite'
  | 'adminInvite'
  | 'token'
  | 'key'
  | 'nothing';

/** A thing in relation to one person. */
export interface Found {
  /** The value that is sent for it: an id, a name or a secret. */
  id: string;
  /** The person's role in the requested workspace; null without one, or when nothing is named. */
  role: TeamRole | null;
  /** False when the person can access the workspace but the thing does not exist. */
  isThere: boolean;
  isDeleted: boolean;
  isLocked: boolean;
  person: PersonName;
  /** The person whose plan counts in the workspace. */
  payer: PersonName | 'neighbour';
  /** The space is a team. */
  isTeam: boolean;
  /** Other values that a request for the thing needs: `team_id`, and things beside it. */
  teamId: string;
  beside: Pick<Things, 'screenshot' | 'collection' | 'tag' | 'dateId'>;
  /** For a team: its id and an ordinary member of it. */
  team: { id: string; memberId: string };
  /** For an invite's secret: it is addressed to this person. */
  isAddressed: boolean;
}

export const ABSENT = '0192f0c1-0000-7000-8000-000000000000';
export const MALFORMED = "x' or 1=1 --";
