import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  boolean,
  ID,
  int4,
  type RowOf,
  shape,
  text,
  uuid,
} from '../../../infra/database/row-shape';

const IS_LIVE = shape({ isLive: boolean });

const NAMED_TAG = shape({ id: uuid, name: text });

export type NamedTag = RowOf<typeof NAMED_TAG>;

const COUNTED = shape({ count: int4 });

/** A list with a maintained counter. */
export type Counter =
  { tagId: string } | { collectionId: string } | { kind: string } | 'favorites' | 'all';

/** Resolves the names in a query to ids, so that the list itself is queried by keys only. */
@Injectable()
export class ListNamesRepository {
  constructor(private readonly database: Database) {}

  /** Rarest first, because a list walks the first one. Unknown names are left out. */
  async listTags({ workspaceId }: WorkspaceScope, names: readonly string[]): Promise<NamedTag[]> {
    return this.database.query(
      NAMED_TAG,
      Prisma.sql`
        select id, name from tags
        where workspace_id = ${workspaceId}::uuid and name = any(${names}::text[])
          and deleted_at is null
        order by screenshot_count`,
    );
  }

  async findCollection(
    { workspaceId }: WorkspaceScope,
    id: string,
  ): Promise<{ isLive: boolean } | null> {
    const [row] = await this.database.query(
      IS_LIVE,
      Prisma.sql`
        select is_live as "isLive" from collections
        where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid and deleted_at is null`,
    );
    return row ?? null;
  }

  /** Collections of this name, in any case; where there is none, those whose name starts with it. */
  async listCollectionsNamed({ workspaceId }: WorkspaceScope, start: string): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        with started as (
          select id, lower(name) = lower(${start}) as is_whole from collections
          where workspace_id = ${workspaceId}::uuid and deleted_at is null
            and starts_with(lower(name), lower(${start})))
        select id from started
        where is_whole or not exists (select 1 from started where is_whole)`,
    );
    return rows.map(({ id }) => id);
  }

  /** The maintained counter of the only filter of a list; null where there is none. */
  async findCounter(scope: WorkspaceAccess, what: Counter): Promise<number> {
    const [row] = await this.database.query(COUNTED, counterSql(scope, what));
    return row?.count ?? 0;
  }
}

function counterSql({ workspaceId, userId }: WorkspaceAccess, what: Counter): Prisma.Sql {
  const ws = Prisma.sql`${workspaceId}::uuid`;
  if (what === 'all') {
    return Prisma.sql`select screenshot_count as count from workspaces where id = ${ws}`;
  }
  if (what === 'favorites') {
    return Prisma.sql`select favorite_count as count from workspace_members
      where workspace_id = ${ws} and user_id = ${userId}::uuid`;
  }
  if ('kind' in what) {
    return Prisma.sql`select count from kind_counts
      where workspace_id = ${ws} and kind = ${what.kind}`;
  }
  return 'tagId' in what
    ? Prisma.sql`select screenshot_count as count from tags
        where workspace_id = ${ws} and id = ${what.tagId}::uuid`
    : Prisma.sql`select screenshot_count as count from collections
        where workspace_id = ${ws} and id = ${what.collectionId}::uuid`;
}
