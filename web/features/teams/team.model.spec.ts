import { TEAM_ROLES, type TeamRole } from '../../../server/contract/team-roles';
import {
  cardMembers,
  hasStar,
  mayHandleInvite,
  mayInviteTo,
  memberName,
  memberRights,
} from './team.model';
import { aMember, ann, aTeam } from './testing/factories';

it('names a member, or uses the part of the e-mail address before the at sign', () => {
  expect(memberName(aMember())).toBe('Bea Bloom');
  expect(memberName(aMember({ user_name: ' ' }))).toBe('bea');
});

it('marks owner and admins', () => {
  expect(TEAM_ROLES.filter(hasStar)).toEqual(['owner', 'admin']);
});

it.each([
  [1, 1, 0],
  [3, 3, 0],
  [4, 3, 1],
  [50, 3, 47],
])('of %i members a card shows %i and counts %i', (count, named, more) => {
  const members = [ann(), ...Array.from({ length: count - 1 }, (_, n) => aMember({ id: `${n}` }))];
  const card = cardMembers(aTeam({ members }));
  expect(card.shown).toEqual(members.slice(0, named));
  expect(card.more).toBe(more);
});

it.each<[TeamRole, boolean, boolean]>([
  ['owner', false, true],
  ['admin', false, true],
  ['member', false, false],
  ['owner', true, false],
  ['admin', true, false],
])('%s, paused: %s, may invite: %s', (role, isPaused, may) => {
  expect(mayInviteTo(aTeam({ role, is_paused: isPaused }))).toBe(may);
});

it.each<[TeamRole, boolean, boolean]>([
  ['owner', true, true],
  ['admin', true, false],
  ['member', false, false],
])('%s may handle invites of members: %s, of admins: %s', (role, ofMembers, ofAdmins) => {
  expect(mayHandleInvite(role, 'member')).toBe(ofMembers);
  expect(mayHandleInvite(role, 'admin')).toBe(ofAdmins);
});

const ALL = ['mayChangeRole', 'mayMakeOwner', 'mayRemove'];

it.each<[TeamRole, TeamRole, string[]]>([
  ['owner', 'owner', []],
  ['owner', 'admin', ALL],
  ['owner', 'member', ALL],
  ['admin', 'owner', []],
  ['admin', 'admin', []],
  ['admin', 'member', ['mayRemove']],
  ['member', 'owner', []],
  ['member', 'admin', []],
  ['member', 'member', []],
])('%s to %s: %j', (own, other, rights) => {
  const given = Object.entries(memberRights(own, other));
  expect(given.filter(([, may]) => may).map(([name]) => name)).toEqual(rights);
});
