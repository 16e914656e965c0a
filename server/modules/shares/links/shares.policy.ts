import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { may } from '../../workspaces/roles.policy';
import type { ShareRow } from './share-links.repository';

/** Whether its end or its limit of views keeps everybody out. */
export const isOver = (
  { expiresAt, maxViews, viewCount }: Pick<ShareRow, 'expiresAt' | 'maxViews' | 'viewCount'>,
  now: Date,
): boolean =>
  (expiresAt !== null && expiresAt <= now) || (maxViews !== null && viewCount >= maxViews);

/** Its maker, the admins and the owner change and revoke a link (docs/decisions.md#shares). */
export const mayChange = (
  scope: WorkspaceAccess,
  { createdById }: { createdById: string },
): boolean => createdById === scope.userId || may(scope, 'revoke_any_share');
