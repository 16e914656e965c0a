import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { FOUND } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

interface TeamMonth {
  month: string;
  ceiling: number;
}

/** Monthly uploads into teams, counted for the owner, whose teams share one ceiling, and for each team. */
@Injectable()
export class TeamUsageRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Counts one upload if it still fits, in one statement: parallel uploads wait for the lock of the owner's row. */
  async takeUpload(
    { workspaceId }: WorkspaceScope,
    { month, ceiling }: TeamMonth,
  ): Promise<boolean> {
    this.transactions.assertOpen();
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        with counted as (
          insert into team_owner_usage as u (user_id, month_year, screenshots_uploaded)
          select w.owner_id, ${month}, 1 from workspaces w where w.id = ${workspaceId}::uuid
          on conflict (user_id, month_year) do update
            set screenshots_uploaded = u.screenshots_uploaded + 1
            where u.screenshots_uploaded < ${ceiling}
          returning 1)
        insert into team_usage as t (workspace_id, month_year, screenshots_uploaded)
        select ${workspaceId}::uuid, ${month}, 1 from counted
        on conflict (workspace_id, month_year) do update
          set screenshots_uploaded = t.screenshots_uploaded + 1
        returning 1`,
    );
    return rows.length > 0;
  }
}
