import {
  type GivenRole,
  mayInTeam,
  type TeamAction,
  type TeamRole,
} from '../../contract/team-roles';

const GIVEN_ROLES = ['admin', 'member'] as const satisfies readonly GivenRole[];

/** The right that a person needs to send, resend or revoke an invite to this role. */
export function inviteRight(role: GivenRole): TeamAction {
  return role === 'admin' ? 'invite_admin' : 'invite_member';
}

/** The roles to which a person with this role may invite. */
export function invitableRoles(role: TeamRole): GivenRole[] {
  return GIVEN_ROLES.filter((given) => mayInTeam(role, inviteRight(given)));
}
