import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  bpchar,
  FOUND,
  int4,
  NONE,
  type RowOf,
  shape,
  text,
  uuid,
} from '../../../infra/database/row-shape';

const USAGE_ROW = shape({
  userId: uuid,
  email: text,
  month: bpchar,
  used: int4,
});

export type UsageRow = RowOf<typeof USAGE_ROW>;

/** Usage of all people. */
@Injectable()
export class UsageMonthsRepository {
  constructor(private readonly database: Database) {}

  /** Adds a row for everybody who has none; a row that already counted uploads stays unchanged. */
  async open(_system: SystemScope, month: string, now: Date): Promise<number> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        insert into usage_records (id, user_id, month_year, created_at, updated_at)
        select gen_random_uuid(), u.id, ${month}, ${now}, ${now} from users u
        where u.issuer <> 'closed'
        on conflict (user_id, month_year) do nothing
        returning 1`,
    );
    return rows.length;
  }

  /** Runs at each start of a worker, so not by Prisma's model: that would load its compiler, tens of megabytes. */
  async closeBefore(_system: SystemScope, month: string, now: Date): Promise<number> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        update usage_records set closed_at = ${now}, updated_at = ${now}
        where month_year < ${month} and closed_at is null
        returning 1`,
    );
    return rows.length;
  }

  /** Uploads of a month that are not zero, of everybody or of one person. */
  async listUsed(_system: SystemScope, month: string, email: string | null): Promise<UsageRow[]> {
    return this.database.query(
      USAGE_ROW,
      Prisma.sql`
        select u.id as "userId", u.email, r.month_year as month, r.screenshots_uploaded as used
        from usage_records r join users u on u.id = r.user_id
        where r.month_year = ${month} and r.screenshots_uploaded > 0
          and (${email}::text is null or lower(u.email) = lower(${email}::text))
        order by u.email`,
    );
  }

  async reset(
    _system: SystemScope,
    month: string,
    userIds: readonly string[],
    now: Date,
  ): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        update usage_records set screenshots_uploaded = 0, updated_at = ${now}
        where month_year = ${month} and user_id = any(${userIds}::uuid[])`,
    );
  }

  async hasAccount(_system: SystemScope, email: string): Promise<boolean> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`select 1 from users where lower(email) = lower(${email})`,
    );
    return rows.length > 0;
  }
}
