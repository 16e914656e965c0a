import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { FOUND, NONE } from '../../infra/database/row-shape';

/** Permission and spending of the vision model. */
@Injectable()
export class VisionRepository {
  constructor(private readonly database: Database) {}

  /** True when the workspace's owner allows it and the screenshot still exists. */
  async isWanted({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<boolean> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from screenshots s join workspaces w on w.id = s.workspace_id
        where s.workspace_id = ${workspaceId}::uuid and s.id = ${screenshotId}::uuid
          and s.deleted_at is null and w.deleted_at is null and w.asks_vision_model`,
    );
    return rows.length > 0;
  }

  /**
   * Reserves a cost before the request is made. Returns false when it exceeds the month's limit; amounts are in
   * millionths of a dollar.
   */
  async reserve(
    _system: SystemScope,
    month: string,
    cost: number,
    limit: number,
  ): Promise<boolean> {
    if (cost > limit) return false;
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        insert into vision_spending as v (month_year, micro_usd, requests)
        values (${month}, ${cost}::bigint, 1)
        on conflict (month_year) do update
          set micro_usd = v.micro_usd + excluded.micro_usd, requests = v.requests + 1
          where v.micro_usd + excluded.micro_usd <= ${limit}::bigint
        returning 1`,
    );
    return rows.length > 0;
  }

  /** Returns the unused part of a reservation. */
  async giveBack(_system: SystemScope, month: string, amount: number): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        update vision_spending set micro_usd = greatest(0, micro_usd - ${amount}::bigint)
        where month_year = ${month}`,
    );
  }
}
