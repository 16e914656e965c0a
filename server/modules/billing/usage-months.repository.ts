import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface UsageRow {
  userId: string;
  email: string;
  month: string;
  used: number;
}

/** The counted months of everybody: machine access, no scope. */
@Injectable()
export class UsageMonthsRepository {
  constructor(private readonly database: Database) {}

  /** A row for everybody who has none; one that was counted in already stays as it is. */
  async open(month: string, now: Date): Promise<number> {
    const rows = await this.database.query(Prisma.sql`
      insert into usage_records (id, user_id, month_year, created_at, updated_at)
      select gen_random_uuid(), u.id, ${month}, ${now}, ${now} from users u
      where u.issuer <> 'closed'
      on conflict (user_id, month_year) do nothing
      returning 1`);
    return rows.length;
  }

  async closeBefore(month: string, now: Date): Promise<number> {
    const rows = await this.database.query(Prisma.sql`
      update usage_records set closed_at = ${now}, updated_at = ${now}
      where month_year < ${month} and closed_at is null
      returning 1`);
    return rows.length;
  }

  /** Counted uploads of a month that are not zero; of one person only, where one is named. */
  async listUsed(month: string, email: string | null): Promise<UsageRow[]> {
    return this.database.query<UsageRow>(Prisma.sql`
      select u.id as "userId", u.email, r.month_year as month, r.screenshots_uploaded as used
      from usage_records r join users u on u.id = r.user_id
      where r.month_year = ${month} and r.screenshots_uploaded > 0
        and (${email}::text is null or lower(u.email) = lower(${email}::text))
      order by u.email`);
  }

  async reset(month: string, userIds: readonly string[], now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      update usage_records set screenshots_uploaded = 0, updated_at = ${now}
      where month_year = ${month} and user_id = any(${userIds}::uuid[])`);
  }

  async hasAccount(email: string): Promise<boolean> {
    const rows = await this.database.query(
      Prisma.sql`select 1 from users where lower(email) = lower(${email})`,
    );
    return rows.length > 0;
  }
}
