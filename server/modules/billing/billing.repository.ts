import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { type Plan, Prisma } from '../../infra/database/generated/client';

/** A plan as it is stored. */
export type PlanRow = Plan;

@Injectable()
export class BillingRepository {
  constructor(private readonly database: Database) {}

  async listPlans(): Promise<PlanRow[]> {
    return this.database.prisma.plan.findMany({
      where: { isActive: true },
      orderBy: { id: 'asc' },
    });
  }

  /** Also those that are sold no more: somebody may still pay for one. */
  async listAllPlans(): Promise<PlanRow[]> {
    return this.database.prisma.plan.findMany({ orderBy: { id: 'asc' } });
  }

  async findPlan(id: number): Promise<PlanRow | null> {
    return this.database.prisma.plan.findUnique({ where: { id } });
  }

  async usedUploads(userId: string, month: string): Promise<number> {
    const [row] = await this.database.query<{ used: number }>(
      Prisma.sql`
        select screenshots_uploaded as used from usage_records
        where user_id = ${userId}::uuid and month_year = ${month}`,
      'uploads of month',
    );
    return row?.used ?? 0;
  }

  /** Counts one upload if it still fits, in one statement: parallel uploads queue up at the row. */
  async takeUpload(take: {
    id: string;
    userId: string;
    month: string;
    limit: number | null;
    now: Date;
  }): Promise<boolean> {
    const { id, userId, month, limit, now } = take;
    const rows = await this.database.query(
      Prisma.sql`
        insert into usage_records as u
          (id, user_id, month_year, screenshots_uploaded, created_at, updated_at)
        select ${id}::uuid, ${userId}::uuid, ${month}, 1, ${now}::timestamptz, ${now}::timestamptz
        where ${limit}::int is null or ${limit}::int > 0
        on conflict (user_id, month_year) do update
          set screenshots_uploaded = u.screenshots_uploaded + 1, updated_at = excluded.updated_at
          where ${limit}::int is null or u.screenshots_uploaded < ${limit}::int
        returning u.id`,
      'take upload',
    );
    return rows.length > 0;
  }
}
