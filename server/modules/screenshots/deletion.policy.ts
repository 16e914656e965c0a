import type { WorkspaceScope } from '../../common/workspace-scope';
import type { TeamAction } from '../../contract/team-roles';
import { assertMay, may, roleTooLow } from '../workspaces/roles.policy';

/** Whose a screenshot is. */
export interface Uploaded {
  uploadedById: string;
}

/** In a team everybody deletes their own, and brings it back; others' need a higher role (decisions 28). */
export function mayDelete(scope: WorkspaceScope, row: Uploaded): boolean {
  return may(scope, deletionOf(scope, row));
}

export function assertMayDelete(scope: WorkspaceScope, row: Uploaded): void {
  assertMay(scope, deletionOf(scope, row));
}

/** What a member hears who asks for more than their own. */
export const othersNotDeleted = () => roleTooLow('delete_any');

function deletionOf({ userId }: WorkspaceScope, { uploadedById }: Uploaded): TeamAction {
  return uploadedById === userId ? 'delete_own' : 'delete_any';
}
