import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { DATES_OF_A_DAY, SHOTS_OF_A_DAY } from '../../contract/limits';
import { Database } from '../../infra/database/database';
import { dayCountKind } from '../../infra/database/enum-columns';
import { Prisma } from '../../infra/database/generated/client';
import {
  COUNT,
  date,
  float4,
  ID,
  int4,
  nullable,
  type RowOf,
  shape,
  text,
} from '../../infra/database/row-shape';
import { isUnlockedSql } from '../billing/plans/lock.sql';
import { isOnDay } from '../screenshots/counters/shown-dates.sql';
import { uploadDays } from '../screenshots/counters/upload-days.sql';

/** Days from `from` to `to`, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

const DAY_COUNT_ROW = shape({ kind: dayCountKind, day: date, count: int4 });

export type DayCountRow = RowOf<typeof DAY_COUNT_ROW>;

const DAY_DETAIL = shape({
  day: date,
  name: text,
  context: text,
  confidence: float4,
  time: nullable(text),
});

export type DayDetail = RowOf<typeof DAY_DETAIL>;

/** A day shows a few dates: those that a person accepted are never cut for surer ones. */
const ACCEPTED_FIRST = Prisma.sql`(d.state = 'accepted') desc, d.confidence desc`;

/** Reads the daily counters, so a month costs the same in a vault of any size. */
@Injectable()
export class CalendarRepository {
  constructor(private readonly database: Database) {}

  async countUploads(
    scope: WorkspaceScope,
    span: DaySpan,
    timeZone: string,
  ): Promise<DayCountRow[]> {
    return this.database.query(
      DAY_COUNT_ROW,
      Prisma.sql`
        select 'uploaded' as kind, u.day, u.n as count
        from (${uploadDays(scope, span, timeZone)}) u`,
    );
  }

  /** Dates of images, and dates found in text with at least this confidence (in whole per cent). */
  async countDays(
    { workspaceId }: WorkspaceScope,
    { from, to }: DaySpan,
    leastPercent: number,
  ): Promise<DayCountRow[]> {
    return this.database.query(
      DAY_COUNT_ROW,
      Prisma.sql`
        select kind::text as kind, day, sum(count)::int as count from day_counts
        where workspace_id = ${workspaceId}::uuid and kind in ('created', 'ai')
          and day between ${from}::date and ${to}::date
          and (kind = 'created' or confidence >= ${leastPercent})
        group by 1, 2 having sum(count) > 0`,
    );
  }

  /** The dates of each day with the highest confidence. */
  async listDetails(
    { workspaceId, lock }: WorkspaceScope,
    { from, to }: DaySpan,
    leastPercent: number,
  ): Promise<DayDetail[]> {
    return this.database.query(
      DAY_DETAIL,
      Prisma.sql`
        select w.day::date as day, x.name, x.context, x.confidence, x.time
        from generate_series(${from}::date, ${to}::date, interval '1 day') as w(day)
        cross join lateral (
          select coalesce(s.title, s.original_name) as name, d.confidence, d.time, d.state,
            case when ${isUnlockedSql(lock, Prisma.sql`s.created_at`, Prisma.sql`s.id`)}
              then d.context_text else '' end as context
          from screenshot_dates d
          join screenshots s on s.workspace_id = d.workspace_id and s.id = d.screenshot_id
          where d.workspace_id = ${workspaceId}::uuid and d.extracted_date = w.day::date
            and ${isOnDay(leastPercent)} and s.deleted_at is null
          order by ${ACCEPTED_FIRST}
          limit ${DATES_OF_A_DAY}) x
        order by w.day, (x.state = 'accepted') desc, x.confidence desc`,
    );
  }

  /**
   * Screenshots that were uploaded and made in this month. The month of an upload is that of the time zone, while the
   * counters know the one in UTC: the hours at both ends in which the two differ are counted row by row.
   */
  async countUploadedAndMade(
    { workspaceId }: WorkspaceScope,
    { from, to }: DaySpan,
    timeZone: string,
  ): Promise<number> {
    const rowsBetween = (start: Prisma.Sql, end: Prisma.Sql) => Prisma.sql`
      (select count(*) from screenshots
       where workspace_id = ${workspaceId}::uuid and deleted_at is null
         and created_at >= ${start} and created_at < ${end}
         and image_created_on between ${from}::date and ${to}::date)`;
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        with ends as (
          select ${from}::date::timestamp at time zone ${timeZone} as first,
                 (${to}::date + 1)::timestamp at time zone ${timeZone} as last,
                 ${from}::date::timestamp at time zone 'UTC' as utc_first,
                 (${to}::date + 1)::timestamp at time zone 'UTC' as utc_last)
        select (
          (select coalesce(sum(made_in_month), 0) from upload_counts
           where workspace_id = ${workspaceId}::uuid
             and quarter >= greatest(first, utc_first) and quarter < least(last, utc_last))
          + ${rowsBetween(Prisma.sql`first`, Prisma.sql`utc_first`)}
          + ${rowsBetween(Prisma.sql`utc_last`, Prisma.sql`last`)}
        )::bigint as count from ends`,
    );
    return row?.count ?? 0;
  }

  async listUploaded({ workspaceId }: WorkspaceScope, day: string, timeZone: string) {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots
        where workspace_id = ${workspaceId}::uuid and deleted_at is null
          and created_at >= (${day}::date::timestamp at time zone ${timeZone})
          and created_at < ((${day}::date + 1)::timestamp at time zone ${timeZone})
        order by created_at desc, id desc limit ${SHOTS_OF_A_DAY}`,
    );
    return rows.map(({ id }) => id);
  }

  async listCreated({ workspaceId }: WorkspaceScope, day: string) {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots
        where workspace_id = ${workspaceId}::uuid and deleted_at is null
          and image_created_on = ${day}::date
        order by created_at desc, id desc limit ${SHOTS_OF_A_DAY}`,
    );
    return rows.map(({ id }) => id);
  }

  async listExtracted({ workspaceId }: WorkspaceScope, day: string, leastPercent: number) {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select s.id from screenshot_dates d
        join screenshots s on s.workspace_id = d.workspace_id and s.id = d.screenshot_id
        where d.workspace_id = ${workspaceId}::uuid and d.extracted_date = ${day}::date
          and ${isOnDay(leastPercent)} and s.deleted_at is null
        order by ${ACCEPTED_FIRST}, s.created_at desc, s.id desc limit ${SHOTS_OF_A_DAY}`,
    );
    return rows.map(({ id }) => id);
  }
}
