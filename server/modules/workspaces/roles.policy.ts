import { AppError } from '../../common/app-error';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { mayInTeam, TEAM_RIGHTS, type TeamAction } from '../../contract/team-roles';

/** The check of a role in a workspace that has been opened; `mayInTeam` asks the same of a role alone. */
export function may({ role }: WorkspaceAccess, action: TeamAction): boolean {
  return mayInTeam(role, action);
}

/** Throws 403 with a sentence that names the people to ask. */
export function assertMay(scope: WorkspaceAccess, action: TeamAction): void {
  if (!may(scope, action)) throw roleTooLow(action);
}

export function roleTooLow(action: TeamAction): AppError {
  const allowed: readonly string[] = TEAM_RIGHTS[action];
  const who = allowed.includes('admin') ? 'the owner and the admins' : 'the owner';
  return new AppError('role_too_low', `Only ${who} of this team can do that.`, { allowed });
}
