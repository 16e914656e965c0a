import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { ID, int4, shape } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

const USED = shape({ used: int4 });

/** The uploads of a person in a month, counted against the limit of the plan (docs/decisions.md#allowance). */
@Injectable()
export class UsedUploadsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async used({ userId }: PersonScope, month: string): Promise<number> {
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
  async giveBack({ userId }: PersonScope, month: string, now: Date): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.usageRecord.updateMany({
      where: { userId, monthYear: month, closedAt: null, screenshotsUploaded: { gt: 0 } },
      data: { screenshotsUploaded: { decrement: 1 }, updatedAt: now },
    });
  }

  /** Counts one upload if it still fits, in one statement: parallel uploads wait for the row lock. */
  async take(
    { userId }: PersonScope,
    upload: { id: string; month: string; limit: number | null; now: Date },
  ): Promise<boolean> {
    this.transactions.assertOpen();
    const { id, month, limit, now } = upload;
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
