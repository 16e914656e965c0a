import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { may } from '../../workspaces/roles.policy';
import type { ShareRow } from './share-links.repository';

type Views = Pick<ShareRow, 'maxViews' | 'viewCount'>;

/** Whether its limit of views keeps newcomers out; in statements `view_count >= max_views` says the same. */
export const isUsedUp = ({ maxViews, viewCount }: Views): boolean =>
  maxViews !== null && viewCount >= maxViews;

/** Whether its end or its limit of views keeps newcomers out. */
export const isClosedToNewcomers = (
  link: Views & Pick<ShareRow, 'expiresAt'>,
  now: Date,
): boolean => (link.expiresAt !== null && link.expiresAt <= now) || isUsedUp(link);

/** Its maker, the admins and the owner change and revoke a link (docs/decisions.md#shares). */
export const mayChange = (
  scope: WorkspaceAccess,
  { createdById }: { createdById: string },
): boolean => createdById === scope.userId || may(scope, 'revoke_any_share');
