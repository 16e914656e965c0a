import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { CollectionItems } from './collection-items.service';
import { collectionNotFound } from './list-filters.service';
import { ListNamesRepository } from './list-names.repository';
import { ScreenshotEffects } from './screenshot-effects.service';
import { ScreenshotsRepository } from './screenshots.repository';

/** What a person puts into a collection and takes out of it. */
@Injectable()
export class CollectionDoor {
  constructor(
    private readonly names: ListNamesRepository,
    private readonly items: CollectionItems,
    private readonly effects: ScreenshotEffects,
    private readonly repository: ScreenshotsRepository,
  ) {}

  /** Answers those that were not in it before. */
  add(scope: WorkspaceScope, collectionId: string, ids: readonly string[]): Promise<string[]> {
    return this.change(scope, collectionId, ids, () => this.items.add(scope, collectionId, ids));
  }

  async remove(scope: WorkspaceScope, collectionId: string, ids: readonly string[]): Promise<void> {
    await this.change(scope, collectionId, ids, () => this.items.remove(scope, collectionId, ids));
  }

  private async change<Result>(
    scope: WorkspaceScope,
    collectionId: string,
    ids: readonly string[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const found = isUuid(collectionId) && (await this.names.findCollection(scope, collectionId));
    if (!found) throw collectionNotFound();
    if (found.isLive) {
      throw new AppError(
        'collection_is_live',
        'This collection keeps itself up to date with its search, so nothing is added or removed by hand.',
      );
    }
    return this.repository.transaction(async () => {
      const result = await work();
      for (const id of ids) await this.effects.updated(scope, id);
      return result;
    });
  }
}
