import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { ScreenshotKind } from '../../contract/screenshots';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface MonthRow {
  /** YYYY-MM */
  month: string;
  uploaded: number;
  bytes: number;
  processed: number;
  failed: number;
  medianSeconds: number | null;
}

export interface TagRow {
  name: string;
  count: number;
}

export interface KindRow {
  kind: ScreenshotKind;
  count: number;
}

/** So many of a month are enough to know how long a reading takes, and no month costs more than that. */
const TIMED_OF_A_MONTH = 500;

/**
 * Reads the maintained counters, never the screenshots themselves, so that a vault of a million costs what a small one
 * does. The one exception is how long readings took: of each month at most 500 rows are read off an index.
 */
@Injectable()
export class AnalyticsRepository {
  constructor(private readonly database: Database) {}

  /** One row for each quarter of an hour in which something was uploaded. */
  async storageBytes({ workspaceId }: WorkspaceScope): Promise<number> {
    const [row] = await this.database.query<{ bytes: number }>(Prisma.sql`
      select coalesce(sum(bytes), 0)::float8 as bytes from upload_counts
      where workspace_id = ${workspaceId}::uuid`);
    return row?.bytes ?? 0;
  }

  /** Every month from the one to the other, both named by their first day; the empty ones too, oldest first. */
  async months(
    { workspaceId }: WorkspaceScope,
    { first, last }: { first: string; last: string },
    timeZone: string,
  ): Promise<MonthRow[]> {
    const ws = Prisma.sql`${workspaceId}::uuid`;
    return this.database.query<MonthRow>(Prisma.sql`
      with months as (
        select m, m at time zone ${timeZone} as start,
               (m + interval '1 month') at time zone ${timeZone} as stop
        from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 month') as g(m))
      select to_char(m, 'YYYY-MM') as month, c.uploaded, c.bytes, c.processed, c.failed,
             t.median as "medianSeconds"
      from months
      cross join lateral (
        select coalesce(sum(uploaded), 0)::int as uploaded, coalesce(sum(bytes), 0)::float8 as bytes,
               coalesce(sum(processed), 0)::int as processed, coalesce(sum(failed), 0)::int as failed
        from upload_counts where workspace_id = ${ws} and quarter >= start and quarter < stop) c
      cross join lateral (
        select round((percentile_cont(0.5) within group (order by first_read_seconds))::numeric, 1)::float8
                 as median
        from (select first_read_seconds from screenshots
              where workspace_id = ${ws} and deleted_at is null
                and created_at >= start and created_at < stop
              order by created_at desc, id desc limit ${TIMED_OF_A_MONTH}) newest) t
      order by m`);
  }

  listMostUsedTags({ workspaceId }: WorkspaceScope, limit: number): Promise<TagRow[]> {
    return this.database.query<TagRow>(Prisma.sql`
      select name, screenshot_count as count from tags
      where workspace_id = ${workspaceId}::uuid and deleted_at is null and screenshot_count > 0
      order by screenshot_count desc, name limit ${limit}`);
  }

  listKinds({ workspaceId }: WorkspaceScope): Promise<KindRow[]> {
    return this.database.query<KindRow>(Prisma.sql`
      select kind, count from kind_counts
      where workspace_id = ${workspaceId}::uuid and count > 0
      order by count desc, kind`);
  }
}
