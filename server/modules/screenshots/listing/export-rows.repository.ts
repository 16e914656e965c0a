import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { ID } from '../../../infra/database/row-shape';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { ScreenshotRowsRepository } from '../rows/screenshot-rows.repository';

/** Whole rows by id, page by page, for exports. */
@Injectable()
export class ExportRowsRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: ScreenshotRowsRepository,
  ) {}

  /** Leaves out trashed rows; restricted to `ids` if they are given. */
  async list(
    scope: WorkspaceAccess,
    ids: readonly string[] | null,
    page: { after: string | null; until: Date; limit: number },
  ): Promise<ScreenshotRow[]> {
    const only = ids ? Prisma.sql`and s.id = any(${ids}::uuid[])` : Prisma.empty;
    const after = page.after ? Prisma.sql`and s.id > ${page.after}::uuid` : Prisma.empty;
    return this.rows.read(
      scope,
      { withText: true, ignoresLock: ids === null },
      (columns) => Prisma.sql`
        select ${columns} from screenshots s
        where s.workspace_id = ${scope.workspaceId}::uuid and s.deleted_at is null
          and s.created_at <= ${page.until} ${only} ${after}
        order by s.id limit ${page.limit}`,
    );
  }

  /** Those of the ids that have a row outside the trash. */
  async listExisting(scope: WorkspaceScope, ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots
        where workspace_id = ${scope.workspaceId}::uuid and deleted_at is null
          and id = any(${ids}::uuid[])`,
    );
    return rows.map(({ id }) => id);
  }
}
