import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

interface TeamMonth {
  month: string;
  ceiling: number;
}

/** Uploads of teams by the month. */
@Injectable()
export class TeamUsageRepository {
  constructor(private readonly database: Database) {}

  async usedUploads({ workspaceId }: WorkspaceScope, month: string): Promise<number> {
    const [row] = await this.database.query<{ used: number }>(Prisma.sql`
      select screenshots_uploaded as used from team_usage
      where workspace_id = ${workspaceId}::uuid and month_year = ${month}`);
    return row?.used ?? 0;
  }

  /** Counts one upload if it still fits, in one statement: parallel uploads queue up at the row. */
  async takeUpload(
    { workspaceId }: WorkspaceScope,
    { month, ceiling }: TeamMonth,
  ): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      insert into team_usage as u (workspace_id, month_year, screenshots_uploaded)
      values (${workspaceId}::uuid, ${month}, 1)
      on conflict (workspace_id, month_year) do update
        set screenshots_uploaded = u.screenshots_uploaded + 1
        where u.screenshots_uploaded < ${ceiling}
      returning 1`);
    return rows.length > 0;
  }
}
