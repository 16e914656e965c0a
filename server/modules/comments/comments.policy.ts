import type { WorkspaceAccess } from '../../common/workspace-scope';
import { may } from '../workspaces/roles.policy';

interface Written {
  /** Null for a former member. */
  author: { id: string } | null;
}

/** Nobody puts words into the mouth of another person: only authors edit (docs/decisions.md#comments). */
export const mayEdit = ({ userId }: WorkspaceAccess, { author }: Written): boolean =>
  author?.id === userId;

/** Authors delete their own, the owner and the admins any. */
export const mayDelete = (scope: WorkspaceAccess, comment: Written): boolean =>
  mayEdit(scope, comment) || may(scope, 'delete_any_comment');
