import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { isUuid } from '../../../common/ids';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { Transactions } from '../../../infra/database/transactions';
import { CollectionItemsService } from '../follow-up/collection-items.service';
import { collectionNotFound } from '../listing/list-filters.service';
import { ListNamesRepository } from '../listing/list-names.repository';
import { FollowUpService } from '../follow-up/follow-up.service';

/** Adds screenshots to a collection and removes them, on a person's request. */
@Injectable()
export class CollectionMembershipService {
  constructor(
    private readonly names: ListNamesRepository,
    private readonly items: CollectionItemsService,
    private readonly followUp: FollowUpService,
    private readonly transactions: Transactions,
  ) {}

  /** Returns those that were not in it before. */
  add(scope: WorkspaceAccess, collectionId: string, ids: readonly string[]): Promise<string[]> {
    return this.change(scope, collectionId, ids, () => this.items.add(scope, collectionId, ids));
  }

  async remove(
    scope: WorkspaceAccess,
    collectionId: string,
    ids: readonly string[],
  ): Promise<void> {
    await this.change(scope, collectionId, ids, () => this.items.remove(scope, collectionId, ids));
  }

  private async change<Result>(
    scope: WorkspaceAccess,
    collectionId: string,
    ids: readonly string[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.assertTakes(scope, collectionId);
    return this.transactions.run(async () => {
      const result = await work();
      await this.followUp.updated(scope, ids);
      return result;
    });
  }

  /** Throws 404 for a collection that is not here, and 409 for one that follows a search. */
  async assertTakes(scope: WorkspaceAccess, collectionId: string): Promise<void> {
    const found = isUuid(collectionId) && (await this.names.findCollection(scope, collectionId));
    if (!found) throw collectionNotFound();
    if (found.isLive) {
      throw new AppError(
        'collection_is_live',
        'This collection keeps itself up to date with its search, so nothing is added or removed by hand.',
      );
    }
  }
}
