import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { mayDelete, type Uploaded } from './deletion.policy';

/** Findings are for the uploader, the admins and the owner, who may also delete it (docs/decisions.md#findings). */
export const maySeeFindings = (scope: WorkspaceAccess, row: Uploaded): boolean =>
  mayDelete(scope, row);
