import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { SavedSearch } from '../../contract/collections';
import { MAX_LIVE_COLLECTIONS } from '../../contract/limits';
import { BillingService } from '../billing/plans/billing.service';
import { planRequired } from '../billing/plans/plan-required';
import { CollectionItemsService } from '../screenshots/follow-up/collection-items.service';
import { assertFollowable, assertSoundSearch } from '../screenshots/search/saved-search';
import { type CollectionRow, CollectionsRepository } from './collections.repository';

/** The searches that live collections follow. Runs inside a transaction that holds the workspace lock. */
@Injectable()
export class LiveSearchesService {
  constructor(
    private readonly repository: CollectionsRepository,
    private readonly billing: BillingService,
    private readonly items: CollectionItemsService,
    private readonly clock: Clock,
  ) {}

  /** Throws 409 when the workspace has reached its number of live collections. */
  async assertRoom(scope: WorkspaceAccess): Promise<void> {
    if ((await this.repository.countLive(scope)) < MAX_LIVE_COLLECTIONS) return;
    throw new AppError(
      'too_many_live_collections',
      `A space has at most ${MAX_LIVE_COLLECTIONS} live collections. Delete one that nobody needs, or save this search without keeping it up to date.`,
      { limit: MAX_LIVE_COLLECTIONS },
    );
  }

  /** Makes the collection follow this search; a collection that was stopped by a problem runs again. */
  async replace(scope: WorkspaceAccess, row: CollectionRow, search: SavedSearch): Promise<void> {
    if (!row.isLive) {
      throw new AppError('invalid_input', 'search: only a live collection goes on searching.');
    }
    if (!(await this.billing.hasFeature(scope, 'advanced_search'))) {
      throw planRequired('advanced_search');
    }
    assertSoundSearch(search);
    assertFollowable(search);
    await this.repository.setSearch(scope, row.id, search, this.clock.now());
    const live = { id: row.id, search, createdById: scope.userId };
    await this.items.refill(scope, live);
  }
}
