import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { TrashQuery } from '../../contract/trash';
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
  ) {}

  list(scope: WorkspaceScope, query: TrashQuery): Promise<ListAnswer> {
    return this.trash.list(scope, query);
  }

  empty(scope: WorkspaceScope): Promise<void> {
    return this.purge.emptyTrash(scope);
  }

  /** Into the trash; with `isForever` at once and for good, also out of the trash. */
  async remove(userId: string, id: string, isForever: boolean): Promise<void> {
    if (isForever) {
      const { scope } = await this.screenshots.openAny(userId, id);
      await this.purge.purge(scope, [id]);
      return;
    }
    const { scope } = await this.screenshots.open(userId, id);
    await this.trash.moveIn(scope, [id]);
  }

  /** One that is not in the trash is answered as it is. */
  async restore(userId: string, id: string): Promise<ScreenshotRow> {
    const { scope } = await this.screenshots.openAny(userId, id);
    await this.trash.takeOut(scope, [id]);
    return this.screenshots.get(scope, id);
  }
}
