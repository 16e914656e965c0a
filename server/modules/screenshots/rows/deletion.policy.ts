import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { TeamAction } from '../../../contract/team-roles';
import { assertMay, may, roleTooLow } from '../../workspaces/roles.policy';

/** The uploader of a screenshot. */
export interface Uploaded {
  uploadedById: string;
}

/**
 * In a team, one's own screenshots and those of others ask for two rights; `TEAM_RIGHTS` says which role has them
 * (docs/decisions.md#team-roles).
 */
export function mayDelete(scope: WorkspaceAccess, row: Uploaded): boolean {
  return may(scope, deletionOf(scope, row));
}

export function assertMayDelete(scope: WorkspaceAccess, row: Uploaded): void {
  assertMay(scope, deletionOf(scope, row));
}

/** The error for a member who deletes screenshots of others. */
export const othersNotDeleted = () => roleTooLow('delete_any');

function deletionOf({ userId }: WorkspaceAccess, { uploadedById }: Uploaded): TeamAction {
  return uploadedById === userId ? 'delete_own' : 'delete_any';
}
