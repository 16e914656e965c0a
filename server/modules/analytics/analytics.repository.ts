import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { SCREENSHOT_KINDS } from '../../contract/reading/screenshot-kinds';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import {
  float8,
  int4,
  nullable,
  oneOf,
  type RowOf,
  shape,
  text,
} from '../../infra/database/row-shape';

const MONTH_ROW = shape({
  /** YYYY-MM */
  month: text,
  uploaded: int4,
  bytes: float8,
  processed: int4,
  failed: int4,
  medianSeconds: nullable(float8),
});

export type MonthRow = RowOf<typeof MONTH_ROW>;

const TAG_ROW = shape({ name: text, count: int4 });

export type TagRow = RowOf<typeof TAG_ROW>;

const KIND_ROW = shape({ kind: oneOf(SCREENSHOT_KINDS), count: int4 });

export type KindRow = RowOf<typeof KIND_ROW>;

/** This sample of a month is large enough for a median and bounds the cost of each month. */
const TIMED_OF_A_MONTH = 500;

const BYTES = shape({ bytes: float8 });

/**
 * Reads the maintained counters and never the screenshots, so a million screenshots cost as much as a few. The only
 * exception is the duration of readings: at most `TIMED_OF_A_MONTH` rows of each month are read from an index.
 */
@Injectable()
export class AnalyticsRepository {
  constructor(private readonly database: Database) {}

  /** Sums one row for each quarter of an hour in which something was uploaded. */
  async storageBytes({ workspaceId }: WorkspaceScope): Promise<number> {
    const [row] = await this.database.query(
      BYTES,
      Prisma.sql`
        select coalesce(sum(bytes), 0)::float8 as bytes from upload_counts
        where workspace_id = ${workspaceId}::uuid`,
    );
    return row?.bytes ?? 0;
  }

  /** Every month of the range, also empty ones, oldest first. Both bounds are the first day of a month. */
  async months(
    { workspaceId }: WorkspaceScope,
    { first, last }: { first: string; last: string },
    timeZone: string,
  ): Promise<MonthRow[]> {
    const ws = Prisma.sql`${workspaceId}::uuid`;
    return this.database.query(
      MONTH_ROW,
      Prisma.sql`
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
        order by m`,
    );
  }

  listMostUsedTags({ workspaceId }: WorkspaceScope, limit: number): Promise<TagRow[]> {
    return this.database.query(
      TAG_ROW,
      Prisma.sql`
        select name, screenshot_count as count from tags
        where workspace_id = ${workspaceId}::uuid and deleted_at is null and screenshot_count > 0
        order by screenshot_count desc, name limit ${limit}`,
    );
  }

  listKinds({ workspaceId }: WorkspaceScope): Promise<KindRow[]> {
    return this.database.query(
      KIND_ROW,
      Prisma.sql`
        select kind, count from kind_counts
        where workspace_id = ${workspaceId}::uuid and count > 0
        order by count desc, kind`,
    );
  }
}
