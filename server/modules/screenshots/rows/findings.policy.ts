import { may } from '../../workspaces/roles.policy';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { mayDelete, type Uploaded } from './deletion.policy';

/** Findings are for those who may delete the screenshot: its uploader, admins, the owner (docs/decisions.md#findings). */
export const maySeeFindings = (scope: WorkspaceAccess, row: Uploaded): boolean =>
  mayDelete(scope, row);

/** Those who see the findings of every screenshot of the space, not only of their own. */
export const maySeeAllFindings = (scope: WorkspaceAccess): boolean => may(scope, 'delete_any');
