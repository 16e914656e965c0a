import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../common/workspace-scope';
import type { SavedSearch } from '../../contract/collections';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import {
  boolean,
  ID,
  int4,
  jsonb,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';
import { isUnlockedSql } from '../billing/plans/lock.sql';
import { Transactions } from '../../infra/database/transactions';

const WORKSPACE_ID = shape({ workspaceId: uuid });

const COLLECTION_ROW = shape({
  id: uuid,
  name: text,
  description: nullable(text),
  color: text,
  isLive: boolean,
  search: nullable(jsonb<SavedSearch>()),
  searchProblem: nullable(text),
  screenshotCount: int4,
  isByHand: boolean,
  createdAt: timestamptz,
  deletedAt: nullable(timestamptz),
  firstScreenshotId: nullable(uuid),
});

export type CollectionRow = RowOf<typeof COLLECTION_ROW>;

export interface NewCollection {
  id: string;
  name: string;
  description: string | null;
  color: string;
  isLive: boolean;
  search: SavedSearch | null;
}

/** The fields that a person changes; an absent one stays as it is. */
export type CollectionChange = Partial<Pick<NewCollection, 'name' | 'description' | 'color'>> & {
  isByHand?: boolean;
};

@Injectable()
export class CollectionsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** The workspace of this collection if the person is a member there. */
  async locate({ userId }: PersonScope, id: string): Promise<string | null> {
    const [row] = await this.database.query(
      WORKSPACE_ID,
      Prisma.sql`
        select x.workspace_id as "workspaceId" from collections x
        join workspace_members m on m.workspace_id = x.workspace_id and m.user_id = ${userId}::uuid
        where x.id = ${id}::uuid`,
    );
    return row?.workspaceId ?? null;
  }

  /** Newest first. */
  async list(scope: WorkspaceScope): Promise<CollectionRow[]> {
    return this.database.query(
      COLLECTION_ROW,
      Prisma.sql`
        select ${columns(scope)} from collections c
        where c.workspace_id = ${scope.workspaceId}::uuid and c.deleted_at is null
        order by c.created_at desc, c.id desc`,
    );
  }

  /** Also finds deleted collections; the service decides who may see those. */
  async find(scope: WorkspaceScope, id: string): Promise<CollectionRow | null> {
    const [row] = await this.database.query(
      COLLECTION_ROW,
      Prisma.sql`
        select ${columns(scope)} from collections c
        where c.workspace_id = ${scope.workspaceId}::uuid and c.id = ${id}::uuid`,
    );
    return row ?? null;
  }

  async insert(scope: WorkspaceAccess, collection: NewCollection, now: Date): Promise<void> {
    const { id, name, description, color, isLive, search } = collection;
    await this.database.prisma.collection.create({
      data: {
        id,
        workspaceId: scope.workspaceId,
        name,
        description,
        color,
        isLive,
        search: search ?? undefined,
        createdById: scope.userId,
        createdAt: now,
        updatedAt: now,
      },
    });
  }

  /** Writes the given fields and leaves the others: somebody else may have just changed those. */
  async update(
    { workspaceId }: WorkspaceScope,
    id: string,
    change: CollectionChange,
    now: Date,
  ): Promise<void> {
    const { name, description, color, isByHand } = change;
    await this.database.prisma.collection.updateMany({
      where: { workspaceId, id },
      data: { name, description, color, isByHand, updatedAt: now },
    });
  }

  async countLive({ workspaceId }: WorkspaceScope): Promise<number> {
    return this.database.prisma.collection.count({
      where: { workspaceId, isLive: true, deletedAt: null },
    });
  }

  /** The favourites of a live collection are those of the person who saved it last. */
  async setSearch(
    scope: WorkspaceAccess,
    id: string,
    search: SavedSearch,
    now: Date,
  ): Promise<void> {
    await this.database.prisma.collection.updateMany({
      where: { workspaceId: scope.workspaceId, id },
      data: { search, searchProblem: null, createdById: scope.userId, updatedAt: now },
    });
  }

  async setDeleted(scope: WorkspaceScope, id: string, at: Date | null): Promise<void> {
    await this.database.prisma.collection.updateMany({
      where: { workspaceId: scope.workspaceId, id },
      data: { deletedAt: at },
    });
  }

  async lockWorkspace(scope: WorkspaceScope): Promise<void> {
    await this.database.lockWorkspace(scope);
  }

  /** Handles one workspace after another, each under its lock. */
  async purgeDeleted(system: SystemScope, before: Date): Promise<number> {
    let count = 0;
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select distinct workspace_id as id from collections where deleted_at < ${before}`,
    );
    for (const { id } of rows) {
      const scope = system.workspace(id);
      await this.transactions.run(async () => {
        await this.database.lockWorkspace(scope);
        const deleted = await this.database.prisma.collection.deleteMany({
          where: { workspaceId: scope.workspaceId, deletedAt: { lt: before } },
        });
        count += deleted.count;
      });
    }
    return count;
  }
}

/** The cover is the newest screenshot that is neither trashed nor locked (docs/decisions.md#covers). */
const columns = ({ lock }: WorkspaceScope) => Prisma.sql`
  c.id, c.name, c.description, c.color, c.is_live as "isLive", c.search,
  c.search_problem as "searchProblem",
  c.screenshot_count as "screenshotCount", c.is_by_hand as "isByHand", c.created_at as "createdAt", c.deleted_at as "deletedAt",
  (select i.screenshot_id from collection_items i
   join screenshots s on s.workspace_id = i.workspace_id and s.id = i.screenshot_id
   where i.workspace_id = c.workspace_id and i.collection_id = c.id and s.deleted_at is null
     and ${isUnlockedSql(lock, Prisma.sql`i.uploaded_at`, Prisma.sql`i.screenshot_id`)}
   order by i.uploaded_at desc, i.screenshot_id desc limit 1) as "firstScreenshotId"`;
