import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import type { ListPosition } from './list-filter';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotRows } from './screenshot-rows.repository';

interface Place {
  workspaceId: string;
}

/** Rows on their way out, and back. */
@Injectable()
export class TrashRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: ScreenshotRows,
  ) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** Answers those that were not there already: two clicks count once. */
  async moveIn(scope: WorkspaceScope, ids: readonly string[], now: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      update screenshots set deleted_at = ${now}, updated_at = ${now}
      where workspace_id = ${scope.workspaceId}::uuid and id = any(${ids}::uuid[])
        and deleted_at is null
      returning id`);
    return rows.map(({ id }) => id);
  }

  async takeOut(scope: WorkspaceScope, ids: readonly string[], now: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      update screenshots set deleted_at = null, updated_at = ${now}
      where workspace_id = ${scope.workspaceId}::uuid and id = any(${ids}::uuid[])
        and deleted_at is not null
      returning id`);
    return rows.map(({ id }) => id);
  }

  /** Last deleted first; a position is a moment of deletion. */
  async list(
    scope: WorkspaceScope,
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

  async listTrashedIdsForSystem({ workspaceId }: Place, limit: number): Promise<string[]> {
    return this.ids(Prisma.sql`
      select id from screenshots
      where workspace_id = ${workspaceId}::uuid and deleted_at is not null limit ${limit}`);
  }

  async listAllIdsForSystem({ workspaceId }: Place, limit: number): Promise<string[]> {
    return this.ids(Prisma.sql`
      select id from screenshots where workspace_id = ${workspaceId}::uuid limit ${limit}`);
  }

  /** What has lain in the trash since before this moment, of one workspace at a time. */
  async listExpiredForSystem(before: Date, limit: number): Promise<(Place & { id: string })[]> {
    return this.database.query<Place & { id: string }>(Prisma.sql`
      select id, workspace_id as "workspaceId" from screenshots
      where deleted_at < ${before} order by workspace_id limit ${limit}`);
  }

  /** Text, tags, dates, items and favourites go with the row. */
  async deleteForSystem({ workspaceId }: Place, ids: readonly string[]): Promise<void> {
    await this.database.query(Prisma.sql`
      delete from screenshots
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])`);
    // A tag may say what only the deleted image said.
    await this.database.query(Prisma.sql`
      delete from tags t
      where t.workspace_id = ${workspaceId}::uuid and t.screenshot_count = 0
        and not exists (select 1 from screenshot_tags l
                        where l.workspace_id = t.workspace_id and l.tag_id = t.id)`);
  }

  private async ids(sql: Prisma.Sql): Promise<string[]> {
    return (await this.database.query<{ id: string }>(sql)).map(({ id }) => id);
  }
}
