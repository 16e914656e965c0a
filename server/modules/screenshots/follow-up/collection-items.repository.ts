import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { ID, NONE } from '../../../infra/database/row-shape';

/** Members of collections. */
@Injectable()
export class CollectionItemsRepository {
  constructor(private readonly database: Database) {}

  /** Skips trashed screenshots. Returns those that were not in the collection before. */
  async add(
    { workspaceId }: WorkspaceScope,
    collectionId: string,
    ids: readonly string[],
    now: Date,
  ): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        insert into collection_items (workspace_id, collection_id, screenshot_id, uploaded_at, created_at)
        select s.workspace_id, ${collectionId}::uuid, s.id, s.created_at, ${now}
        from screenshots s
        where s.workspace_id = ${workspaceId}::uuid and s.id = any(${ids}::uuid[])
          and s.deleted_at is null
        on conflict do nothing
        returning screenshot_id as id`,
    );
    return rows.map(({ id }) => id);
  }

  async remove(
    { workspaceId }: WorkspaceScope,
    collectionId: string,
    ids: readonly string[],
  ): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from collection_items
        where workspace_id = ${workspaceId}::uuid and collection_id = ${collectionId}::uuid
          and screenshot_id = any(${ids}::uuid[])`,
    );
  }

  async listMembers(
    { workspaceId }: WorkspaceScope,
    collectionId: string,
    among: readonly string[] | null,
  ): Promise<string[]> {
    const only = among ? Prisma.sql`and screenshot_id = any(${among}::uuid[])` : Prisma.empty;
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select screenshot_id as id from collection_items
        where workspace_id = ${workspaceId}::uuid and collection_id = ${collectionId}::uuid ${only}`,
    );
    return rows.map(({ id }) => id);
  }
}
