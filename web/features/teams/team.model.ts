import type { Member, Team } from '../../../server/contract/teams';
import { FEATURE_FROM_PLAN, PLANS } from '../../../server/contract/plans';
import { type GivenRole, mayInTeam, type TeamRole } from '../../../server/contract/team-roles';

/** So many members a card names (spec §9). */
export const SHOWN_MEMBERS = 3;

/** What a role select offers; the owner becomes one only by a hand-over. */
export const GIVEN_ROLES = ['member', 'admin'] as const satisfies readonly GivenRole[];

/** The name, or what stands before the at sign (spec §2). */
export const memberName = ({ user_name: name, user_email: email }: Member): string =>
  name.trim() || (email.split('@')[0] ?? email);

/** Owner and admins carry a star (decisions 28). */
export const hasStar = (role: TeamRole): boolean => role !== 'member';

/** Who is named on a card, and how many are not. */
export function cardMembers({ members, member_count: count }: Team) {
  const shown = members.slice(0, SHOWN_MEMBERS);
  return { shown, more: count - shown.length };
}

/** While a team is paused nobody is let in. */
export const mayInviteTo = ({ role, is_paused: isPaused }: Team): boolean =>
  !isPaused && mayInTeam(role, 'invite_member');

/** What may be done to an invite depends on the role that it gives. */
export const mayHandleInvite = (own: TeamRole, offered: GivenRole): boolean =>
  mayInTeam(own, offered === 'admin' ? 'invite_admin' : 'invite_member');

/** What somebody with `own` role may do to another member. The owner is never removed. */
export function memberRights(own: TeamRole, other: TeamRole) {
  const isOwner = other === 'owner';
  return {
    mayChangeRole: !isOwner && mayInTeam(own, 'change_roles'),
    mayMakeOwner: !isOwner && mayInTeam(own, 'hand_over'),
    mayRemove: !isOwner && mayInTeam(own, other === 'admin' ? 'remove_admin' : 'remove_member'),
  };
}

/** The smallest plan that carries teams. */
export const TEAM_PLAN =
  PLANS.find(({ id }) => id === FEATURE_FROM_PLAN.team_collaboration)?.name ?? '';
