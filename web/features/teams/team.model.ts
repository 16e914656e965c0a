import type { Member, Team } from '../../../server/contract/teams';
import { planWith } from '../../../server/contract/plans';
import { type GivenRole, mayInTeam, type TeamRole } from '../../../server/contract/team-roles';

/** The members shown on a card. */
const SHOWN_MEMBERS = 3;

/** The roles of a role select; only a transfer makes an owner. */
export const GIVEN_ROLES = ['member', 'admin'] as const satisfies readonly GivenRole[];

/** The name, or the part of the e-mail address before the at sign. */
export const memberName = ({ user_name: name, user_email: email }: Member): string =>
  name.trim() || (email.split('@')[0] ?? email);

/** Owner and admins carry a star. */
export const hasStar = (role: TeamRole): boolean => role !== 'member';

/** The members shown on a card, and the number of others. */
export function cardMembers({ members, member_count: count }: Team) {
  const shown = members.slice(0, SHOWN_MEMBERS);
  return { shown, more: count - shown.length };
}

/** A paused team takes no invites. */
export const mayInviteTo = ({ role, is_paused: isPaused }: Team): boolean =>
  !isPaused && mayInTeam(role, 'invite_member');

/** The rights on an invite depend on its role. */
export const mayHandleInvite = (own: TeamRole, offered: GivenRole): boolean =>
  mayInTeam(own, offered === 'admin' ? 'invite_admin' : 'invite_member');

/** The rights of `own` role on another member. The owner is never removed. */
export function memberRights(own: TeamRole, other: TeamRole) {
  const isOwner = other === 'owner';
  return {
    mayChangeRole: !isOwner && mayInTeam(own, 'change_roles'),
    mayMakeOwner: !isOwner && mayInTeam(own, 'hand_over'),
    mayRemove: !isOwner && mayInTeam(own, other === 'admin' ? 'remove_admin' : 'remove_member'),
  };
}

/** The smallest plan that includes teams. */
export const TEAM_PLAN = planWith('team_collaboration').name;
