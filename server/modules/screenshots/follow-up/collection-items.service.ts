import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { isUuid } from '../../../common/ids';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import type { ArrangeCollection, SavedSearch } from '../../../contract/collections';
import { CollectionItemsRepository } from './collection-items.repository';
import { CountersService } from '../counters/counters.service';
import type { LiveCollection } from './live-collections.repository';
import { SearchMatchesService } from '../listing/search-matches.service';

const notInCollection = () =>
  new AppError('screenshot_not_found', 'The collection holds no such screenshot.');

/** Adds screenshots to collections, by hand or because a saved search finds them. Inside a transaction only. */
@Injectable()
export class CollectionItemsService {
  constructor(
    private readonly repository: CollectionItemsRepository,
    private readonly counters: CountersService,
    private readonly matches: SearchMatchesService,
    private readonly clock: Clock,
  ) {}

  /** Skips members and trashed screenshots. Returns those that are new in the collection. */
  add(scope: WorkspaceScope, collectionId: string, ids: readonly string[]): Promise<string[]> {
    return this.counters.recounted(scope, ids, ['collections'], () =>
      this.repository.add(scope, collectionId, ids, this.clock.now()),
    );
  }

  async remove(scope: WorkspaceScope, collectionId: string, ids: readonly string[]): Promise<void> {
    await this.counters.recounted(scope, ids, ['collections'], () =>
      this.repository.remove(scope, collectionId, ids),
    );
  }

  /** Throws 404 for one that is not in the collection. */
  async arrange(
    scope: WorkspaceScope,
    collectionId: string,
    { ids, before }: ArrangeCollection,
  ): Promise<void> {
    const named = [...new Set(before === null ? ids : [...ids, before])];
    const shown = named.every(isUuid)
      ? await this.repository.countShown(scope, collectionId, named)
      : 0;
    if (shown < named.length) throw notInCollection();
    await this.repository.arrange(scope, collectionId, [...new Set(ids)], before);
  }

  /**
   * Adds everything that a search shows now, or that a live collection will go on to hold: similar words would leave it
   * again at the next change. Throws 404 when it names a missing collection, 422 when it cannot be run.
   */
  async fill(
    scope: WorkspaceAccess,
    collectionId: string,
    { search, isLive }: { search: SavedSearch; isLive: boolean },
  ): Promise<void> {
    const reach = isLive ? 'exact' : 'shown';
    const found = { userId: scope.userId, among: null, reach } as const;
    await this.add(scope, collectionId, await this.matches.list(scope, search, found));
  }

  /** For a search that is saved again: throws like `fill` when it cannot be run. */
  async refill(scope: WorkspaceScope, live: LiveCollection): Promise<void> {
    const reach = { userId: live.createdById, among: null, reach: 'exact' } as const;
    const wanted = await this.matches.list(scope, live.search, reach);
    await this.become(scope, live.id, { wanted, among: null });
  }

  /** Makes a live collection match its search, among these screenshots or all. Returns the ids added and removed. */
  async follow(
    scope: WorkspaceScope,
    { id, search, createdById }: LiveCollection,
    among: readonly string[] | null,
  ): Promise<string[]> {
    const wanted = await this.matches.listOrNone(scope, search, { userId: createdById, among });
    return this.become(scope, id, { wanted, among });
  }

  private async become(
    scope: WorkspaceScope,
    id: string,
    { wanted, among }: { wanted: readonly string[]; among: readonly string[] | null },
  ): Promise<string[]> {
    const found = new Set(wanted);
    const members = new Set(await this.repository.listMembers(scope, id, among));
    const added = [...found].filter((it) => !members.has(it));
    const gone = [...members].filter((it) => !found.has(it));
    if (added.length > 0) await this.add(scope, id, added);
    if (gone.length > 0) await this.remove(scope, id, gone);
    return [...added, ...gone];
  }
}
