import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { NONE, type RowOf, shape, timestamptz, uuid } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

const RECORD = shape({
  id: uuid,
  uploadedById: uuid,
  uploadedAt: timestamptz,
  movedAt: timestamptz,
});
export type TransferRecord = RowOf<typeof RECORD>;

/** Links that a move leaves behind, kept for as long as it can be undone. */
@Injectable()
export class TransferRecordsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** The moves of these screenshots by this person in the opposite direction, made since then. */
  async listUndoable(
    from: WorkspaceAccess,
    to: WorkspaceAccess,
    ids: readonly string[],
    since: Date,
  ): Promise<TransferRecord[]> {
    return this.database.query(
      RECORD,
      Prisma.sql`
        select screenshot_id as id, uploaded_by_id as "uploadedById", uploaded_at as "uploadedAt",
               moved_at as "movedAt"
        from transfers
        where screenshot_id = any(${ids}::uuid[]) and user_id = ${from.userId}::uuid
          and from_workspace_id = ${to.workspaceId}::uuid
          and to_workspace_id = ${from.workspaceId}::uuid and moved_at >= ${since}`,
    );
  }

  /** Runs before the rows leave; replaces the record of an earlier move. */
  async write(
    from: WorkspaceAccess,
    to: WorkspaceAccess,
    ids: readonly string[],
    now: Date,
  ): Promise<void> {
    this.transactions.assertOpen();
    if (ids.length === 0) return;
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into transfers (screenshot_id, user_id, from_workspace_id, to_workspace_id,
          uploaded_by_id, uploaded_at, left_behind, moved_at)
        select s.id, ${from.userId}::uuid, s.workspace_id, ${to.workspaceId}::uuid,
          s.uploaded_by_id, s.created_at, ${leftBehind(from)}, ${now}
        from screenshots s
        where s.workspace_id = ${from.workspaceId}::uuid and s.id = any(${ids}::uuid[])
        on conflict (screenshot_id) do update
          set user_id = excluded.user_id, from_workspace_id = excluded.from_workspace_id,
              to_workspace_id = excluded.to_workspace_id,
              uploaded_by_id = excluded.uploaded_by_id, uploaded_at = excluded.uploaded_at,
              left_behind = excluded.left_behind, moved_at = excluded.moved_at`,
    );
  }

  /** Runs after the rows came back. Collections that are gone meanwhile, or follow a search, are left out. */
  async putBack(to: WorkspaceAccess, ids: readonly string[]): Promise<void> {
    this.transactions.assertOpen();
    if (ids.length === 0) return;
    for (const statement of [backIntoCollections, backToFavorites, commentsBack])
      await this.database.query(NONE, statement(to, ids));
    await this.database.prisma.transfer.deleteMany({
      where: { userId: to.userId, screenshotId: { in: [...ids] } },
    });
  }

  async purge(_system: SystemScope, before: Date): Promise<number> {
    const { count } = await this.database.prisma.transfer.deleteMany({
      where: { movedAt: { lt: before } },
    });
    return count;
  }
}

/** As JSON: collections and favourites of other people by their ids, comments as they are. */
const leftBehind = ({ userId }: WorkspaceAccess) => Prisma.sql`
  jsonb_build_object(
    'collections', coalesce((select jsonb_agg(i.collection_id) from collection_items i
      where i.workspace_id = s.workspace_id and i.screenshot_id = s.id), '[]'),
    'favorites', coalesce((select jsonb_agg(f.user_id) from favorites f
      where f.workspace_id = s.workspace_id and f.screenshot_id = s.id
        and f.user_id <> ${userId}::uuid), '[]'),
    'comments', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'author_id', c.author_id,
        'text', c.text, 'created_at', c.created_at, 'edited_at', c.edited_at)) from comments c
      where c.workspace_id = s.workspace_id and c.screenshot_id = s.id), '[]'))`;

const returned = ({ workspaceId }: WorkspaceAccess, ids: readonly string[]) => Prisma.sql`
  transfers t join screenshots s on s.id = t.screenshot_id
    and s.workspace_id = ${workspaceId}::uuid and s.id = any(${ids}::uuid[])`;

const backIntoCollections = (to: WorkspaceAccess, ids: readonly string[]) => Prisma.sql`
  insert into collection_items
    (workspace_id, collection_id, screenshot_id, uploaded_at, created_at)
  select s.workspace_id, c.id, s.id, s.created_at, t.moved_at
  from ${returned(to, ids)}
  cross join lateral jsonb_array_elements_text(t.left_behind -> 'collections') as k(id)
  join collections c on c.workspace_id = s.workspace_id and c.id = k.id::uuid
    and c.deleted_at is null and not c.is_live
  on conflict do nothing`;

const backToFavorites = (to: WorkspaceAccess, ids: readonly string[]) => Prisma.sql`
  insert into favorites (workspace_id, screenshot_id, user_id, uploaded_at, created_at)
  select s.workspace_id, s.id, m.user_id, s.created_at, t.moved_at
  from ${returned(to, ids)}
  cross join lateral jsonb_array_elements_text(t.left_behind -> 'favorites') as k(id)
  join workspace_members m on m.workspace_id = s.workspace_id and m.user_id = k.id::uuid
  on conflict do nothing`;

const commentsBack = (to: WorkspaceAccess, ids: readonly string[]) => Prisma.sql`
  insert into comments
    (id, workspace_id, screenshot_id, author_id, text, created_at, edited_at)
  select k.id, s.workspace_id, s.id, u.id, k.text, k.created_at, k.edited_at
  from ${returned(to, ids)}
  cross join lateral jsonb_to_recordset(t.left_behind -> 'comments')
    as k(id uuid, author_id uuid, text text, created_at timestamptz, edited_at timestamptz)
  left join users u on u.id = k.author_id
  on conflict do nothing`;
