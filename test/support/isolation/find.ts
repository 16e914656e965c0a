import { type PersonName, TEAM_ROLE_OF } from './actors';
import { ABSENT, type Found, MALFORMED, type ObjectName, type Target } from './targets';
import type { Things, World } from './world';

const PERSONAL = [
  'screenshot',
  'upload',
  'collection',
  'tag',
  'date',
  'comment',
  'ownComment',
  'entity',
  'share',
  'ownShare',
] as const;
type Personal = (typeof PERSONAL)[number];
const isPersonal = (target: Target): target is Personal =>
  (PERSONAL as readonly string[]).includes(target);

/** The thing that an object of the matrix means for this person. */
export function find(world: World, target: Target, object: ObjectName, person: PersonName): Found {
  const own = world.personal[person];
  const base: Found = {
    id: '',
    ...{ role: 'owner', isThere: true, isDeleted: false, isLocked: false, isAddressed: false },
    ...{
      person,
      payer: person,
      isTeam: false,
      teamId: '',
      beside: own,
      team: world.ownTeams[person],
    },
  };
  if (isPersonal(target)) return { ...base, ...inSpace(world, target, object, person) };
  if (target === 'token') return { ...base, ...secret(world, object, person) };
  if (target === 'key') return { ...base, ...key(world, object, person) };
  return { ...base, ...ofTeam(world, target, object, person) };
}

/** Screenshots and their parts: in a personal workspace or in a team. */
function inSpace(
  world: World,
  target: Personal,
  object: ObjectName,
  person: PersonName,
): Partial<Found> {
  const own = world.personal[person];
  const { team, neighbour } = world.shared;
  const named = (things: Things) => things[NAMED[target]];
  switch (object) {
    case 'own':
      return { id: named(own) };
    case 'team': {
      const role = TEAM_ROLE_OF[person] ?? null;
      const written = {
        upload: world.uploads[person],
        ownComment: world.ownComments[person],
        ownShare: world.ownShares[person],
      };
      const made = written[target as keyof typeof written];
      const place = { payer: 'owner', isTeam: true, teamId: team.teamId, beside: team } as const;
      return { id: made ?? named(team), role, ...place };
    }
    case 'foreign':
      return { id: named(neighbour), isThere: false };
    case 'deleted': {
      const {
        trashed,
        deletedCollection,
        deletedTag,
        trashedDateId,
        trashedComment,
        trashedEntity,
      } = own;
      const gone = { screenshot: trashed, upload: trashed, collection: deletedCollection };
      const said = {
        ...{ comment: trashedComment, ownComment: trashedComment, entity: trashedEntity },
        ...{ share: own.revokedShare, ownShare: own.revokedShare },
      };
      const id = { ...gone, ...said, tag: deletedTag, date: trashedDateId }[target];
      // A date belongs to its screenshot.
      const beside = target === 'date' ? { ...own, screenshot: trashed } : own;
      return { id, isDeleted: true, beside };
    }
    case 'locked': {
      const { locked } = world;
      const parts = {
        ...{ upload: locked.screenshot, date: locked.dateId, ownComment: locked.comment },
        ownShare: locked.share,
      };
      const id = { ...locked, ...parts }[target];
      const isOurs = person === 'exSubscriber';
      return { id, isThere: isOurs, isLocked: true, beside: isOurs ? locked : own };
    }
    default:
      return {
        id: nowhere(object, NAMED[target] === 'screenshot' ? own.collection : own.screenshot),
        isThere: false,
      };
  }
}

const NAMED = {
  screenshot: 'screenshot',
  upload: 'screenshot',
  collection: 'collection',
  tag: 'tag',
  date: 'dateId',
  comment: 'comment',
  ownComment: 'comment',
  entity: 'entity',
  share: 'share',
  ownShare: 'share',
} as const satisfies Record<Personal, keyof Things>;

/** Teams, their members and their invites. `space` is a team, or empty for one's own. */
function ofTeam(
  world: World,
  target: Exclude<Target, Personal | 'token' | 'key'>,
  object: ObjectName,
  person: PersonName,
): Partial<Found> {
  const own = world.ownTeams[person];
  const { team, neighbour } = world.shared;
  const inTeam = { isTeam: true } as const;
  switch (object) {
    case 'own':
      return target === 'space' ? { id: '' } : { ...inTeam, id: namedOf(target, own) };
    case 'team': {
      const role = TEAM_ROLE_OF[person] ?? null;
      return { ...inTeam, id: namedOf(target, team), role, payer: 'owner', team, beside: team };
    }
    case 'foreign':
      return target === 'member'
        ? { ...inTeam, id: world.userIds.neighbour, isThere: false }
        : { ...inTeam, id: namedOf(target, neighbour), role: null, team: neighbour };
    case 'deleted': {
      const deleted = { id: world.deletedTeams[person], memberId: own.memberId };
      const id = {
        member: own.memberId,
        invite: own.revokedInvite,
        adminInvite: own.revokedInvite,
      };
      const isInvite = target === 'invite' || target === 'adminInvite';
      const place = { ...inTeam, isDeleted: true, team: deleted };
      return {
        ...place,
        id: { ...id, team: deleted.id, space: deleted.id, nothing: '' }[target],
        isThere: !isInvite,
      };
    }
    case 'locked': {
      const paused = world.ownTeams.exSubscriber;
      const role = person === 'exSubscriber' ? 'owner' : null;
      return { ...inTeam, id: namedOf(target, paused), role, payer: 'exSubscriber', team: paused };
    }
    default: {
      const id = nowhere(object, otherTypeOf(target, world, person));
      return {
        ...inTeam,
        id,
        isThere: false,
        ...(target === 'member' ? {} : { team: { ...own, id } }),
      };
    }
  }
}

function namedOf(
  target: Exclude<Target, Personal | 'token' | 'key'>,
  team: World['shared']['team'] | World['ownTeams'][PersonName],
): string {
  const { id, memberId, invite, adminInvite } = team;
  return { team: id, space: id, nothing: id, member: memberId, invite, adminInvite }[target];
}

/** The most tempting wrong id: instead of a team, the person's own personal workspace. */
function otherTypeOf(target: Target, world: World, person: PersonName): string {
  const { workspaceId, screenshot } = world.personal[person];
  const isInvite = target === 'invite' || target === 'adminInvite';
  if (isInvite) return world.ownTeams[person].id;
  return target === 'member' ? screenshot : workspaceId;
}

/** The secret of an invite works for its addressee. */
function secret(world: World, object: ObjectName, person: PersonName): Partial<Found> {
  const { team, neighbour } = world.shared;
  switch (object) {
    case 'own':
      return { id: world.tokens[person].running, payer: 'neighbour', isAddressed: true };
    case 'team':
      return { id: team.token, payer: 'owner' };
    case 'foreign':
      return { id: neighbour.token, payer: 'neighbour' };
    case 'deleted':
      return { id: team.revokedToken, isThere: false };
    case 'locked':
      return { id: world.tokens[person].paused, payer: 'exSubscriber', isAddressed: true };
    default:
      return { id: nowhere(object, world.ownTeams[person].invite), isThere: false };
  }
}

/** A token belongs to one person, whatever teams they share with others. */
function key(world: World, object: ObjectName, person: PersonName): Partial<Found> {
  const { keys } = world;
  switch (object) {
    case 'own':
      return { id: keys[person].own };
    case 'team':
      return { id: keys.owner.own, isThere: person === 'owner' };
    case 'foreign':
      return { id: keys.neighbour.own, isThere: false };
    case 'deleted':
      return { id: keys[person].revoked, isThere: false };
    case 'locked':
      return { id: keys.exSubscriber.own, isThere: person === 'exSubscriber' };
    default:
      return { id: nowhere(object, world.personal[person].screenshot), isThere: false };
  }
}

function nowhere(object: ObjectName, otherType: string): string {
  if (object === 'absent') return ABSENT;
  return object === 'malformed' ? MALFORMED : otherType;
}
