import { AppError } from '../../common/app-error';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { mayInTeam, TEAM_RIGHTS, type TeamAction } from '../../contract/team-roles';

/** The one question about roles: every module that asks it asks here. */
export function may({ role }: WorkspaceScope, action: TeamAction): boolean {
  return mayInTeam(role, action);
}

/** Throws 403 with whom to ask. */
export function assertMay(scope: WorkspaceScope, action: TeamAction): void {
  if (!may(scope, action)) throw roleTooLow(action);
}

export function roleTooLow(action: TeamAction): AppError {
  const allowed: readonly string[] = TEAM_RIGHTS[action];
  const who = allowed.includes('admin') ? 'the owner and the admins' : 'the owner';
  return new AppError('role_too_low', `Only ${who} of this team can do that.`, { allowed });
}
