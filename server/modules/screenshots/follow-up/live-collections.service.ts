import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { outageOf } from '../../../common/outage';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { fleetingProblem } from '../../../contract/search/fleeting-terms';
import { isConflict } from '../../../infra/database/conflict';
import { Transactions } from '../../../infra/database/transactions';
import { ListAnnouncementsService } from '../../workspaces/list-announcements.service';
import { TeamActivityService } from '../../workspaces/team-activity.service';
import { CollectionItemsService } from './collection-items.service';
import {
  LiveCollectionsRepository,
  type FollowedCollection,
  type NewLiveChange,
} from './live-collections.repository';
import { ScreenshotAnnouncementsService } from './screenshot-announcements.service';

/** Changes that are followed in one pass over the collections. */
const BATCH = 1_000;
/** Further changes are not announced: a page reloads its lists after the first. */
const TOLD = 20;

const QUERY_CANCELED = '57014';

/**
 * Brings live collections up to date, in a job that `live-changes.service.ts` starts after a change. A collection whose search cannot be run is stopped and does not block the others.
 */
@Injectable()
export class LiveCollectionsService {
  private readonly logger = new Logger(LiveCollectionsService.name);

  constructor(
    private readonly repository: LiveCollectionsRepository,
    private readonly items: CollectionItemsService,
    private readonly changes: ScreenshotAnnouncementsService,
    private readonly activity: TeamActivityService,
    private readonly lists: ListAnnouncementsService,
    private readonly transactions: Transactions,
  ) {}

  /** Runs until no change waits. Safe to repeat: a change is removed only after every collection has followed it. */
  async catchUp(scope: WorkspaceScope, signal: AbortSignal): Promise<void> {
    for (let isDone = false; !isDone;) {
      signal.throwIfAborted();
      const batch = await this.repository.read(scope, BATCH);
      if (batch.length > 0) await this.followAll(scope, batch);
      isDone = (await this.settle(scope, batch)) === 'done';
    }
  }

  private async followAll(scope: WorkspaceScope, batch: readonly NewLiveChange[]): Promise<void> {
    const touched = batch.flatMap(({ screenshotId }) => screenshotId ?? []);
    const among = touched.length === batch.length ? [...new Set(touched)] : null;
    const moved = new Set<string>();
    for (const id of await this.repository.listIds(scope)) {
      for (const it of await this.follow(scope, id, among)) moved.add(it);
    }
    const told = [...moved].slice(0, TOLD);
    const { workspaceId } = scope;
    await this.changes.announce(
      told.map((id) => ({ workspaceId, id, change: 'updated' as const })),
    );
  }

  /** One transaction for each collection, so that writers of the workspace wait for one search at most. */
  private follow(
    scope: WorkspaceScope,
    id: string,
    among: readonly string[] | null,
  ): Promise<string[]> {
    return this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      const collection = await this.repository.find(scope, id);
      return collection ? this.followOrStop(scope, collection, among) : [];
    });
  }

  private async followOrStop(
    scope: WorkspaceScope,
    collection: FollowedCollection,
    among: readonly string[] | null,
  ): Promise<string[]> {
    const problem = fleetingProblem(collection.search.q ?? '');
    if (problem !== null) {
      // An earlier version accepted it.
      await this.stop(scope, collection, problem);
      return [];
    }
    try {
      return await this.transactions.savepoint(async () => {
        await this.repository.limitTime();
        return this.items.follow(scope, collection, among);
      });
    } catch (error) {
      // Neither is caused by the search; the transaction or the job runs again.
      if (isConflict(error) || outageOf(error)) throw error;
      this.logger.warn(`stopped live collection ${collection.id}: ${(error as Error).message}`);
      await this.stop(scope, collection, problemOf(error));
      return [];
    }
  }

  /** The collection shows why; in a team, its activity tells it as well. */
  private async stop(
    scope: WorkspaceScope,
    { id, name, kind, createdById: memberId }: FollowedCollection,
    problem: string,
  ): Promise<void> {
    await this.repository.stop(scope, id, problem);
    await this.activity.record({ scope, kind, userId: null }, 'stopped_collection', {
      memberId,
      name,
    });
    await this.lists.announce([{ workspaceId: scope.workspaceId, list: 'collections' }]);
  }

  private settle(
    scope: WorkspaceScope,
    batch: readonly NewLiveChange[],
  ): Promise<'done' | 'further'> {
    const ids = batch.map(({ id }) => id);
    return this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      await this.repository.settle(scope, ids);
      return (await this.repository.hasChanges(scope)) ? 'further' : 'done';
    });
  }
}

function problemOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const isTooSlow = (error as { code?: unknown } | null)?.code === QUERY_CANCELED;
  return isTooSlow ? 'This search takes too long.' : 'This search cannot be carried out.';
}
