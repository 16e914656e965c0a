import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import type { ListOwner } from './list-filter';

/** Turns the names in a query into ids, so that the list itself is asked for by keys only. */
@Injectable()
export class ListNamesRepository {
  constructor(private readonly database: Database) {}

  /** The rarest first: a list walks the first one. Names that are no tag are left out. */
  async listTagIds({ workspaceId }: ListOwner, names: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from tags
      where workspace_id = ${workspaceId}::uuid and name = any(${names}::text[])
        and deleted_at is null
      order by screenshot_count`);
    return rows.map(({ id }) => id);
  }

  async findCollection(
    { workspaceId }: ListOwner,
    id: string,
  ): Promise<{ isLive: boolean } | null> {
    const [row] = await this.database.query<{ isLive: boolean }>(Prisma.sql`
      select is_live as "isLive" from collections
      where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and deleted_at is null`);
    return row ?? null;
  }

  /** Collections whose name begins like this, in any case. */
  async listCollectionsNamed({ workspaceId }: ListOwner, start: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from collections
      where workspace_id = ${workspaceId}::uuid and deleted_at is null
        and starts_with(lower(name), lower(${start}))`);
    return rows.map(({ id }) => id);
  }

  /** The maintained counter of the one thing that a list is narrowed by; null where there is none. */
  async findCounter(
    scope: WorkspaceScope,
    what: { tagId: string } | { collectionId: string } | 'favorites' | 'all',
  ): Promise<number> {
    const ws = Prisma.sql`${scope.workspaceId}::uuid`;
    const [row] = await this.database.query<{ count: number }>(counterSql(scope, ws, what));
    return row?.count ?? 0;
  }
}

function counterSql(
  { userId }: WorkspaceScope,
  ws: Prisma.Sql,
  what: { tagId: string } | { collectionId: string } | 'favorites' | 'all',
): Prisma.Sql {
  if (what === 'all') {
    return Prisma.sql`select screenshot_count as count from workspaces where id = ${ws}`;
  }
  if (what === 'favorites') {
    return Prisma.sql`select favorite_count as count from workspace_members
      where workspace_id = ${ws} and user_id = ${userId}::uuid`;
  }
  return 'tagId' in what
    ? Prisma.sql`select screenshot_count as count from tags
        where workspace_id = ${ws} and id = ${what.tagId}::uuid`
    : Prisma.sql`select screenshot_count as count from collections
        where workspace_id = ${ws} and id = ${what.collectionId}::uuid`;
}
