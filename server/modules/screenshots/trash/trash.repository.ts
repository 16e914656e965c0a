import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { COUNT, ID, NONE, shape, uuid } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import type { ListPosition } from '../search/list-filter';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { ScreenshotRowsRepository } from '../rows/screenshot-rows.repository';

const EXPIRED = shape({ id: uuid, workspaceId: uuid });

/** Moves rows to the trash and back, and deletes them. */
@Injectable()
export class TrashRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly rows: ScreenshotRowsRepository,
  ) {}

  /** Returns those that were not in the trash already: two clicks count once. */
  async moveIn(scope: WorkspaceScope, ids: readonly string[], now: Date): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        update screenshots set deleted_at = ${now}, updated_at = ${now}
        where workspace_id = ${scope.workspaceId}::uuid and id = any(${ids}::uuid[])
          and deleted_at is null
        returning id`,
    );
    return rows.map(({ id }) => id);
  }

  async takeOut(scope: WorkspaceScope, ids: readonly string[], now: Date): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        update screenshots set deleted_at = null, updated_at = ${now}
        where workspace_id = ${scope.workspaceId}::uuid and id = any(${ids}::uuid[])
          and deleted_at is not null
        returning id`,
    );
    return rows.map(({ id }) => id);
  }

  /** The number of these screenshots that are not in the trash. */
  async countOutside({ workspaceId }: WorkspaceScope, ids: readonly string[]): Promise<number> {
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count from screenshots
        where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])
          and deleted_at is null`,
    );
    return row?.count ?? 0;
  }

  /** Last deleted first; a position is a moment of deletion. */
  async list(
    scope: WorkspaceAccess,
    page: { limit: number; after: ListPosition | null },
  ): Promise<ScreenshotRow[]> {
    const after = page.after
      ? Prisma.sql`and (s.deleted_at, s.id) < (${page.after.createdAt}, ${page.after.id}::uuid)`
      : Prisma.empty;
    return this.rows.read(
      scope,
      { withText: false },
      (columns) => Prisma.sql`
        select ${columns} from screenshots s
        where s.workspace_id = ${scope.workspaceId}::uuid and s.deleted_at is not null ${after}
        order by s.deleted_at desc, s.id desc
        limit ${page.limit}`,
    );
  }

  async listTrashedIds({ workspaceId }: WorkspaceScope, limit: number): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots
        where workspace_id = ${workspaceId}::uuid and deleted_at is not null limit ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Those of them that went to the trash before this moment and are still there. */
  async listTrashed(
    { workspaceId }: WorkspaceScope,
    ids: readonly string[],
    before: Date,
  ): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots
        where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])
          and deleted_at < ${before}`,
    );
    return rows.map(({ id }) => id);
  }

  async listAllIds({ workspaceId }: WorkspaceScope, limit: number): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots where workspace_id = ${workspaceId}::uuid limit ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Screenshots trashed before this moment, of one workspace at a time. */
  async listExpired(
    _system: SystemScope,
    before: Date,
    limit: number,
  ): Promise<{ id: string; workspaceId: string }[]> {
    return this.database.query(
      EXPIRED,
      Prisma.sql`
        select id, workspace_id as "workspaceId" from screenshots
        where deleted_at < ${before} order by workspace_id limit ${limit}`,
    );
  }

  /** The database deletes text, tags, dates, items and favourites with the row. Returns those that were here. */
  async delete({ workspaceId }: WorkspaceScope, ids: readonly string[]): Promise<string[]> {
    this.transactions.assertOpen();
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        delete from screenshots
        where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])
        returning id`,
    );
    // The name of a tag may repeat content of the deleted image.
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from tags t
        where t.workspace_id = ${workspaceId}::uuid and t.screenshot_count = 0
          and not exists (select 1 from screenshot_tags l
                          where l.workspace_id = t.workspace_id and l.tag_id = t.id)`,
    );
    return rows.map(({ id }) => id);
  }
}
