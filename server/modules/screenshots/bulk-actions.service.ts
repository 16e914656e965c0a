import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { BulkAction } from '../../contract/bulk';
import { CollectionDoor } from './collection-door.service';
import { Favorites } from './favorites.service';
import { ReadingsService } from './readings.service';
import { assertOpen } from './screenshot-locked';
import { ScreenshotLabels } from './screenshot-labels.service';
import { ScreenshotsRepository } from './screenshots.repository';
import { TrashService } from './trash.service';

/** What can be done to many screenshots of one workspace at once. */
@Injectable()
export class BulkActions {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly favorites: Favorites,
    private readonly labels: ScreenshotLabels,
    private readonly collections: CollectionDoor,
    private readonly trash: TrashService,
    private readonly readings: ReadingsService,
  ) {}

  /** All of them or none. Answers those that came into a collection and were not in it before. */
  async perform(
    scope: WorkspaceScope,
    ids: readonly string[],
    body: BulkAction,
  ): Promise<readonly string[]> {
    return (await this.repository.transaction(() => this.act(scope, ids, body))) ?? [];
  }

  private async act(
    scope: WorkspaceScope,
    ids: readonly string[],
    body: BulkAction,
  ): Promise<string[] | void> {
    switch (body.action) {
      case 'favorite':
      case 'unfavorite':
        return this.favorites.set(scope, ids, body.action === 'favorite');
      case 'delete':
        return this.trash.moveIn(scope, ids);
      case 'restore':
        return this.trash.takeOut(scope, ids);
      case 'process':
        return this.process(scope, ids);
      case 'tag':
        return this.labels.addTags(scope, ids, body.tags);
      case 'untag':
        return this.labels.removeTags(scope, ids, body.tags);
      case 'collect':
        return this.collections.add(scope, body.collection_id, ids);
      case 'uncollect':
        return this.collections.remove(scope, body.collection_id, ids);
    }
  }

  private async process(scope: WorkspaceScope, ids: readonly string[]): Promise<void> {
    assertOpen({ isLocked: await this.repository.areAnyLocked(scope, ids) });
    const { workspaceId } = scope;
    for (const screenshotId of ids) await this.readings.request({ workspaceId, screenshotId });
  }
}
