import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { TeamAction } from '../../../contract/team-roles';
import { assertMay, may, roleTooLow } from '../../workspaces/roles.policy';

/** The uploader of a screenshot. */
export interface Uploaded {
  uploadedById: string;
}

/**
 * In a team, members delete and restore their own screenshots; those of others need a higher role
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
