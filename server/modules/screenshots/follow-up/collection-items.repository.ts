import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { COUNT, ID, NONE } from '../../../infra/database/row-shape';

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

  /** How many of these the collection shows. */
  async countShown(
    { workspaceId }: WorkspaceScope,
    collectionId: string,
    ids: readonly string[],
  ): Promise<number> {
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count from collection_items i
        join screenshots s on s.workspace_id = i.workspace_id and s.id = i.screenshot_id
        where i.workspace_id = ${workspaceId}::uuid and i.collection_id = ${collectionId}::uuid
          and i.screenshot_id = any(${ids}::uuid[]) and s.deleted_at is null`,
    );
    return row?.count ?? 0;
  }

  /** Numbers the collection anew with these, in this order, before another one; null is the end. */
  async arrange(
    { workspaceId }: WorkspaceScope,
    collectionId: string,
    ids: readonly string[],
    before: string | null,
  ): Promise<void> {
    const items = Prisma.sql`workspace_id = ${workspaceId}::uuid and collection_id = ${collectionId}::uuid`;
    await this.database.query(
      NONE,
      Prisma.sql`
        with others as (
          select screenshot_id as id,
            row_number() over (order by coalesce(position, 2147483647), screenshot_id) as place
          from collection_items where ${items} and screenshot_id <> all(${ids}::uuid[])),
        target as (
          select coalesce((select place from others where id = ${before}::uuid),
                          (select count(*) + 1 from others)) as place),
        placed as (
          select o.id, o.place + case when o.place < t.place then 0 else ${ids.length}::int end as place
          from others o, target t
          union all
          select m.id, t.place + m.position - 1
          from unnest(${ids}::uuid[]) with ordinality as m(id, position), target t)
        update collection_items i set position = p.place from placed p
        where i.workspace_id = ${workspaceId}::uuid and i.collection_id = ${collectionId}::uuid
          and i.screenshot_id = p.id and i.position is distinct from p.place`,
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
