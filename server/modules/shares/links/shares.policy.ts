import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { may } from '../../workspaces/roles.policy';

/** Its maker, the admins and the owner change and revoke a link (docs/decisions.md#shares). */
export const mayChange = (
  scope: WorkspaceAccess,
  { createdById }: { createdById: string },
): boolean => createdById === scope.userId || may(scope, 'revoke_any_share');
