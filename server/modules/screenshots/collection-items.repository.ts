import { Injectable } from '@nestjs/common';
import type { SavedSearch } from '../../contract/collections';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

interface Place {
  workspaceId: string;
}

export interface LiveCollection {
  id: string;
  search: SavedSearch;
  /** Whose favourites its search means. */
  createdById: string;
}

/** Which screenshots are in which collection. For the system: the callers have proven their scope. */
@Injectable()
export class CollectionItemsRepository {
  constructor(private readonly database: Database) {}

  /** What lies in the trash is not added. Answers those that were not in it before. */
  async addForSystem(
    { workspaceId }: Place,
    collectionId: string,
    ids: readonly string[],
    now: Date,
  ): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      insert into collection_items (workspace_id, collection_id, screenshot_id, uploaded_at, created_at)
      select s.workspace_id, ${collectionId}::uuid, s.id, s.created_at, ${now}
      from screenshots s
      where s.workspace_id = ${workspaceId}::uuid and s.id = any(${ids}::uuid[])
        and s.deleted_at is null
      on conflict do nothing
      returning screenshot_id as id`);
    return rows.map(({ id }) => id);
  }

  async removeForSystem(
    { workspaceId }: Place,
    collectionId: string,
    ids: readonly string[],
  ): Promise<void> {
    await this.database.query(Prisma.sql`
      delete from collection_items
      where workspace_id = ${workspaceId}::uuid and collection_id = ${collectionId}::uuid
        and screenshot_id = any(${ids}::uuid[])`);
  }

  async listMembersForSystem(
    { workspaceId }: Place,
    collectionId: string,
    among: readonly string[] | null,
  ): Promise<string[]> {
    const only = among ? Prisma.sql`and screenshot_id = any(${among}::uuid[])` : Prisma.empty;
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select screenshot_id as id from collection_items
      where workspace_id = ${workspaceId}::uuid and collection_id = ${collectionId}::uuid ${only}`);
    return rows.map(({ id }) => id);
  }

  async listLiveForSystem({ workspaceId }: Place): Promise<LiveCollection[]> {
    return this.database.query<LiveCollection>(
      Prisma.sql`
        select id, search, created_by_id as "createdById" from collections
        where workspace_id = ${workspaceId}::uuid and is_live and deleted_at is null`,
      'live collections',
    );
  }
}
