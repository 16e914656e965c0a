import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { CreateCollection, UpdateCollection } from '../../contract/collections';
import { UNDO_DAYS } from '../../contract/limits';
import { CollectionItems } from '../screenshots/collection-items.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { type CollectionRow, CollectionsRepository } from './collections.repository';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface OpenCollection {
  scope: WorkspaceScope;
  row: CollectionRow;
}

@Injectable()
export class CollectionsService {
  constructor(
    private readonly repository: CollectionsRepository,
    private readonly workspaces: WorkspacesService,
    private readonly items: CollectionItems,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  list(scope: WorkspaceScope): Promise<CollectionRow[]> {
    return this.repository.list(scope);
  }

  /** With a search it takes in what that finds now; a live one goes on doing so (decisions 25). */
  async create(scope: WorkspaceScope, body: CreateCollection): Promise<CollectionRow> {
    const { search = null, live, ...fields } = body;
    if (live && !search) {
      throw new AppError('invalid_input', 'live: a live collection needs a search.');
    }
    const id = this.ids.uuid();
    await this.repository.transaction(async () => {
      const row = { id, ...fields, search, isLive: live };
      await this.repository.insert(scope, row, this.clock.now());
      if (search) await this.items.fill(scope, id, search);
    });
    return this.get(scope, id);
  }

  async update(userId: string, id: string, change: UpdateCollection): Promise<CollectionRow> {
    const { scope, row } = await this.open(userId, id);
    await this.repository.update(scope, id, { ...row, ...change }, this.clock.now());
    return this.get(scope, id);
  }

  async remove(userId: string, id: string): Promise<void> {
    const { scope } = await this.open(userId, id);
    await this.repository.setDeleted(scope, id, this.clock.now());
  }

  /** One that is not deleted is answered as it is. A live one takes in what it missed. */
  async restore(userId: string, id: string): Promise<CollectionRow> {
    const { scope, row } = await this.openAny(userId, id);
    if (!row.deletedAt) return row;
    await this.repository.transaction(async () => {
      await this.repository.setDeleted(scope, id, null);
      await this.items.followAll(scope);
    });
    return this.get(scope, id);
  }

  /** The door for routes by id: absent, deleted, malformed and foreign ids answer the same 404. */
  async open(userId: string, id: string): Promise<OpenCollection> {
    const { scope, row } = await this.openAny(userId, id);
    if (row.deletedAt) throw collectionNotFound();
    return { scope, row };
  }

  /** Deleted collections that nobody brought back in time. */
  async purgeDeleted(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNDO_DAYS * DAY_MS);
    await this.repository.purgeDeletedForSystem(before);
  }

  private async openAny(userId: string, id: string): Promise<OpenCollection> {
    const workspaceId = isUuid(id) ? await this.repository.locateForSystem(id) : null;
    const scope = workspaceId && (await this.workspaces.enter(userId, workspaceId));
    if (!scope) throw collectionNotFound();
    return { scope, row: await this.get(scope, id) };
  }

  private async get(scope: WorkspaceScope, id: string): Promise<CollectionRow> {
    const row = await this.repository.find(scope, id);
    if (!row) throw collectionNotFound();
    return row;
  }
}

function collectionNotFound(): AppError {
  return new AppError('collection_not_found', 'There is no such collection.');
}
