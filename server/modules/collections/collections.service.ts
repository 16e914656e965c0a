import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type {
  ArrangeCollection,
  CreateCollection,
  UpdateCollection,
} from '../../contract/collections';
import { DAY_MS, UNDO_DAYS } from '../../contract/limits';
import { Transactions } from '../../infra/database/transactions';
import { CollectionItemsService } from '../screenshots/follow-up/collection-items.service';
import { LiveChangesService } from '../screenshots/follow-up/live-changes.service';
import { assertFollowable, assertSoundSearch } from '../screenshots/search/saved-search';
import { ListAnnouncementsService } from '../workspaces/list-announcements.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { type CollectionRow, CollectionsRepository } from './collections.repository';
import { LiveSearchesService } from './live-searches.service';

export interface OpenCollection {
  scope: WorkspaceAccess;
  row: CollectionRow;
}

@Injectable()
export class CollectionsService {
  constructor(
    private readonly repository: CollectionsRepository,
    private readonly workspaces: WorkspacesService,
    private readonly items: CollectionItemsService,
    private readonly changes: LiveChangesService,
    private readonly searches: LiveSearchesService,
    private readonly lists: ListAnnouncementsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  list(scope: WorkspaceAccess): Promise<CollectionRow[]> {
    return this.repository.list(scope);
  }

  /** Names may repeat. A search fills the new collection once; a live one follows it (docs/decisions.md#saved-searches). */
  async create(scope: WorkspaceAccess, body: CreateCollection): Promise<CollectionRow> {
    const { search = null, live, ...fields } = body;
    if (live && !search) {
      throw new AppError('invalid_input', 'live: a live collection needs a search.');
    }
    if (search) assertSoundSearch(search);
    if (search && live) assertFollowable(search);
    const id = this.ids.uuid();
    await this.changing(scope, async () => {
      if (live) await this.searches.assertRoom(scope);
      const row = { id, ...fields, search, isLive: live };
      await this.repository.insert(scope, row, this.clock.now());
      if (!search) return;
      await this.items.fill(scope, id, { search, isLive: live });
      await this.changes.recordAll(scope);
    });
    return this.get(scope, id);
  }

  /** Searches of live collections may name it (`in:`), so they are followed after a new name. */
  async update(person: PersonScope, id: string, change: UpdateCollection): Promise<CollectionRow> {
    const { scope, row } = await this.open(person, id);
    const { search, order, ...fields } = change;
    const isByHand = order === undefined ? undefined : order === 'hand';
    await this.changing(scope, async () => {
      await this.repository.update(scope, id, { ...fields, isByHand }, this.clock.now());
      if (search) await this.searches.replace(scope, row, search);
      if (fields.name !== undefined) await this.changes.recordAll(scope);
    });
    return this.get(scope, id);
  }

  /** From then on the collection is shown in the order that people gave it. */
  async arrange(
    person: PersonScope,
    id: string,
    places: ArrangeCollection,
  ): Promise<CollectionRow> {
    const { scope } = await this.open(person, id);
    await this.asOnlyWriter(scope, async () => {
      await this.items.arrange(scope, id, places);
      await this.repository.update(scope, id, { isByHand: true }, this.clock.now());
    });
    return this.get(scope, id);
  }

  async remove(person: PersonScope, id: string): Promise<void> {
    const { scope } = await this.open(person, id);
    await this.changing(scope, async () => {
      await this.repository.setDeleted(scope, id, this.clock.now());
      await this.changes.recordAll(scope);
    });
  }

  /** A collection that is not deleted is returned unchanged. A live one catches up with its search. */
  async restore(person: PersonScope, id: string): Promise<CollectionRow> {
    const { scope, row } = await this.openAny(person, id);
    if (!row.deletedAt) return row;
    await this.changing(scope, async () => {
      if (row.isLive) await this.searches.assertRoom(scope);
      await this.repository.setDeleted(scope, id, null);
      await this.changes.recordAll(scope);
    });
    return this.get(scope, id);
  }

  /** Entry of routes by id: absent, deleted, malformed and foreign ids answer the same 404. */
  async open(person: PersonScope, id: string): Promise<OpenCollection> {
    const { scope, row } = await this.openAny(person, id);
    if (row.deletedAt) throw collectionNotFound();
    return { scope, row };
  }

  /** Purges deleted collections that can no longer be restored. */
  async purgeDeleted(system: SystemScope): Promise<number> {
    const before = new Date(this.clock.now().getTime() - UNDO_DAYS * DAY_MS);
    return this.repository.purgeDeleted(system, before);
  }

  /** Queues the job of every workspace whose live collections have changes left to follow. */
  async resumeLive(system: SystemScope): Promise<void> {
    await this.changes.resume(system);
  }

  /** Open pages of the space read their collections again. */
  private changing(scope: WorkspaceAccess, work: () => Promise<void>): Promise<void> {
    return this.asOnlyWriter(scope, async () => {
      await work();
      await this.lists.announce([{ workspaceId: scope.workspaceId, list: 'collections' }]);
    });
  }

  /** Locks the workspace before any row of it, as every writer does (docs/locks.md). */
  private asOnlyWriter<Result>(
    scope: WorkspaceAccess,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      return work();
    });
  }

  private async openAny(person: PersonScope, id: string): Promise<OpenCollection> {
    const workspaceId = isUuid(id) ? await this.repository.locate(person, id) : null;
    const scope = workspaceId && (await this.workspaces.enter(person, workspaceId));
    if (!scope) throw collectionNotFound();
    return { scope, row: await this.get(scope, id) };
  }

  private async get(scope: WorkspaceAccess, id: string): Promise<CollectionRow> {
    const row = await this.repository.find(scope, id);
    if (!row) throw collectionNotFound();
    return row;
  }
}

function collectionNotFound(): AppError {
  return new AppError('collection_not_found', 'There is no such collection.');
}
