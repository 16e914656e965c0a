import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import type { Uploaded } from './deletion.policy';
import { ScreenshotIdsRepository } from './screenshot-ids.repository';

/** The named screenshots of one workspace, with the proof that the person may see them. */
export interface ScreenshotGroup {
  scope: WorkspaceAccess;
  rows: GroupedRow[];
}

export interface GroupedRow extends Uploaded {
  id: string;
}

/** Sorts ids of several workspaces. */
@Injectable()
export class ScreenshotGroupsService {
  constructor(
    private readonly repository: ScreenshotIdsRepository,
    private readonly workspaces: WorkspacesService,
  ) {}

  /** Foreign, absent and malformed ids fall out here, all alike; trashed ones, too, unless they are asked for. */
  async of(
    person: PersonScope,
    ids: readonly string[],
    { withTrashed = false } = {},
  ): Promise<ScreenshotGroup[]> {
    const rows = await this.repository.locateMany(person, ids.filter(isUuid));
    const byWorkspace = new Map<string, GroupedRow[]>();
    for (const { workspaceId, isTrashed, ...row } of rows) {
      if (isTrashed && !withTrashed) continue;
      byWorkspace.set(workspaceId, [...(byWorkspace.get(workspaceId) ?? []), row]);
    }
    const groups = await Promise.all(
      [...byWorkspace].map(async ([workspaceId, members]) => {
        const scope = await this.workspaces.enter(person, workspaceId);
        return scope ? [{ scope, rows: members }] : [];
      }),
    );
    return groups.flat();
  }
}
