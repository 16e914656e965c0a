import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

/** Whether and at what cost the vision model is asked. For the system: the worker acts for nobody. */
@Injectable()
export class VisionRepository {
  constructor(private readonly database: Database) {}

  /** The owner of the space wants it, and the screenshot is still there. */
  async isWantedForSystem(place: { workspaceId: string; screenshotId: string }): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      select 1 from screenshots s join workspaces w on w.id = s.workspace_id
      where s.workspace_id = ${place.workspaceId}::uuid and s.id = ${place.screenshotId}::uuid
        and s.deleted_at is null and w.deleted_at is null and w.asks_vision_model`);
    return rows.length > 0;
  }

  /** Sets a cost aside before it arises. False when the month cannot bear it; all amounts in millionths of a dollar. */
  async reserveForSystem(month: string, cost: number, limit: number): Promise<boolean> {
    if (cost > limit) return false;
    const rows = await this.database.query(Prisma.sql`
      insert into vision_spending as v (month_year, micro_usd, requests)
      values (${month}, ${cost}::bigint, 1)
      on conflict (month_year) do update
        set micro_usd = v.micro_usd + excluded.micro_usd, requests = v.requests + 1
        where v.micro_usd + excluded.micro_usd <= ${limit}::bigint
      returning 1`);
    return rows.length > 0;
  }

  /** Gives back what was set aside and not spent. */
  async returnForSystem(month: string, amount: number): Promise<void> {
    await this.database.query(Prisma.sql`
      update vision_spending set micro_usd = greatest(0, micro_usd - ${amount}::bigint)
      where month_year = ${month}`);
  }
}
