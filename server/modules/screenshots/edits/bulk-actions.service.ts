import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { BulkAction } from '../../../contract/bulk';
import { Transactions } from '../../../infra/database/transactions';
import { CollectionMembershipService } from './collection-membership.service';
import { FavoritesService } from './favorites.service';
import { ReadingRequestsService } from '../reading/reading-requests.service';
import { LabelEditsService } from './label-edits.service';
import { TrashService } from '../trash/trash.service';

/** The actions on many screenshots of one workspace. */
@Injectable()
export class BulkActionsService {
  constructor(
    private readonly favorites: FavoritesService,
    private readonly labels: LabelEditsService,
    private readonly collections: CollectionMembershipService,
    private readonly trash: TrashService,
    private readonly readings: ReadingRequestsService,
    private readonly transactions: Transactions,
  ) {}

  /** All of them or none. Returns those that were newly added to a collection. */
  async perform(
    scope: WorkspaceAccess,
    ids: readonly string[],
    body: BulkAction,
  ): Promise<readonly string[]> {
    // It removes files after the commit, so it brings its own transaction.
    if (body.action === 'delete_forever') {
      await this.trash.removeForever(scope, ids);
      return [];
    }
    return (await this.transactions.run(() => this.act(scope, ids, body))) ?? [];
  }

  private async act(
    scope: WorkspaceAccess,
    ids: readonly string[],
    body: Exclude<BulkAction, { action: 'delete_forever' }>,
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
        return this.readings.requestAll(scope, ids);
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
}
