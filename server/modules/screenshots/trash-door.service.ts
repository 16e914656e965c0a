import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { TrashQuery } from '../../contract/trash';
import { assertMay } from '../workspaces/roles.policy';
import { TeamActivity } from '../workspaces/team-activity.service';
import { assertMayDelete } from './deletion.policy';
import { PurgeService } from './purge.service';
import type { ListAnswer } from './screenshot-lists.service';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotsService } from './screenshots.service';
import { TrashService } from './trash.service';

/** Deleting and bringing back, for a person who names a screenshot by its id. */
@Injectable()
export class TrashDoor {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly trash: TrashService,
    private readonly purge: PurgeService,
    private readonly activity: TeamActivity,
  ) {}

  list(scope: WorkspaceScope, query: TrashQuery): Promise<ListAnswer> {
    return this.trash.list(scope, query);
  }

  /** What everybody threw away, so deleting one's own is not enough. */
  async empty(scope: WorkspaceScope): Promise<void> {
    assertMay(scope, 'delete_any');
    await this.purge.emptyTrash(scope);
    await this.activity.record(scope, 'emptied_trash');
  }

  /** Into the trash; with `isForever` at once and for good, also out of the trash. */
  async remove(userId: string, id: string, isForever: boolean): Promise<void> {
    if (isForever) {
      const { scope, row } = await this.screenshots.openAny(userId, id);
      assertMayDelete(scope, row);
      await this.purge.purge(scope, [id]);
      // Out of the trash it was told when it went in.
      if (!row.deletedAt) await this.activity.record(scope, 'deleted');
      return;
    }
    const { scope, row } = await this.screenshots.open(userId, id);
    assertMayDelete(scope, row);
    await this.trash.moveIn(scope, [id]);
  }

  /** One that is not in the trash is answered as it is. */
  async restore(userId: string, id: string): Promise<ScreenshotRow> {
    const { scope, row } = await this.screenshots.openAny(userId, id);
    assertMayDelete(scope, row);
    await this.trash.takeOut(scope, [id]);
    return this.screenshots.get(scope, id);
  }
}
