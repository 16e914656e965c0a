import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { Database } from '../../../infra/database/database';
import { type Plan, Prisma } from '../../../infra/database/generated/client';
import { ID, int4, shape } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

/** A plan as it is stored. */
export type PlanRow = Plan;

const USED = shape({ used: int4 });

@Injectable()
export class BillingRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async listPlans(): Promise<PlanRow[]> {
    return this.database.prisma.plan.findMany({
      where: { isActive: true },
      orderBy: [{ rank: 'asc' }, { id: 'asc' }],
    });
  }

  /** Also plans that are no longer for sale, because people may still pay for one. */
  async listAllPlans(): Promise<PlanRow[]> {
    return this.database.prisma.plan.findMany({ orderBy: [{ rank: 'asc' }, { id: 'asc' }] });
  }

  async findPlan(id: number): Promise<PlanRow | null> {
    return this.database.prisma.plan.findUnique({ where: { id } });
  }

  async usedUploads({ userId }: PersonScope, month: string): Promise<number> {
    const [row] = await this.database.query(
      USED,
      Prisma.sql`
        select screenshots_uploaded as used from usage_records
        where user_id = ${userId}::uuid and month_year = ${month}`,
      'uploads of month',
    );
    return row?.used ?? 0;
  }

  /** A closed month stays as it is. */
  async giveBackUpload({ userId }: PersonScope, month: string, now: Date): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.usageRecord.updateMany({
      where: { userId, monthYear: month, closedAt: null, screenshotsUploaded: { gt: 0 } },
      data: { screenshotsUploaded: { decrement: 1 }, updatedAt: now },
    });
  }

  /** Counts one upload if it still fits, in one statement: parallel uploads wait for the row lock. */
  async takeUpload(
    { userId }: PersonScope,
    take: {
      id: string;
      month: string;
      limit: number | null;
      now: Date;
    },
  ): Promise<boolean> {
    this.transactions.assertOpen();
    const { id, month, limit, now } = take;
    const rows = await this.database.query(
      ID,
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
