import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { isOpenSql } from '../../infra/database/lock-sql';

/** Days from `from` to `to`, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

export interface DayCountRow {
  kind: 'uploaded' | 'created' | 'ai';
  day: string;
  count: number;
}

export interface DayDetail {
  day: string;
  name: string;
  context: string;
  confidence: number;
}

/** Popups name no more than this of a day. */
const DETAILS_OF_A_DAY = 10;
const LISTED_OF_A_DAY = 200;

/** Reads the counters of days, so that a month costs the same in a vault of any size. */
@Injectable()
export class CalendarRepository {
  constructor(private readonly database: Database) {}

  /** Uploads are counted by quarters of an hour, of which every zone's days are made. */
  async countUploads(
    { workspaceId }: WorkspaceScope,
    { from, to }: DaySpan,
    timeZone: string,
  ): Promise<DayCountRow[]> {
    return this.database.query<DayCountRow>(Prisma.sql`
      select 'uploaded' as kind, (quarter at time zone ${timeZone})::date as day,
             sum(uploaded)::int as count
      from upload_counts
      where workspace_id = ${workspaceId}::uuid
        and quarter >= (${from}::date::timestamp at time zone ${timeZone})
        and quarter < ((${to}::date + 1)::timestamp at time zone ${timeZone})
      group by 2 having sum(uploaded) > 0`);
  }

  /** Dates of images, and dates read in them that are at least so sure (in whole per cent). */
  async countDays(
    { workspaceId }: WorkspaceScope,
    { from, to }: DaySpan,
    leastPercent: number,
  ): Promise<DayCountRow[]> {
    return this.database.query<DayCountRow>(Prisma.sql`
      select kind::text as kind, day, sum(count)::int as count from day_counts
      where workspace_id = ${workspaceId}::uuid and kind in ('created', 'ai')
        and day between ${from}::date and ${to}::date
        and (kind = 'created' or confidence >= ${leastPercent})
      group by 1, 2 having sum(count) > 0`);
  }

  /** The surest of each day. */
  async listDetails(
    { workspaceId, lock }: WorkspaceScope,
    { from, to }: DaySpan,
    leastPercent: number,
  ): Promise<DayDetail[]> {
    return this.database.query<DayDetail>(Prisma.sql`
      select w.day::date as day, x.name, x.context, x.confidence
      from generate_series(${from}::date, ${to}::date, interval '1 day') as w(day)
      cross join lateral (
        select coalesce(s.title, s.original_name) as name, d.confidence,
          case when ${isOpenSql(lock, Prisma.sql`s.created_at`, Prisma.sql`s.id`)}
            then d.context_text else '' end as context
        from screenshot_dates d
        join screenshots s on s.workspace_id = d.workspace_id and s.id = d.screenshot_id
        where d.workspace_id = ${workspaceId}::uuid and d.extracted_date = w.day::date
          and ${isShown(leastPercent)} and s.deleted_at is null
        order by d.confidence desc
        limit ${DETAILS_OF_A_DAY}) x
      order by w.day, x.confidence desc`);
  }

  async listUploaded({ workspaceId }: WorkspaceScope, day: string, timeZone: string) {
    return this.ids(Prisma.sql`
      select id from screenshots
      where workspace_id = ${workspaceId}::uuid and deleted_at is null
        and created_at >= (${day}::date::timestamp at time zone ${timeZone})
        and created_at < ((${day}::date + 1)::timestamp at time zone ${timeZone})
      order by created_at desc, id desc limit ${LISTED_OF_A_DAY}`);
  }

  async listCreated({ workspaceId }: WorkspaceScope, day: string) {
    return this.ids(Prisma.sql`
      select id from screenshots
      where workspace_id = ${workspaceId}::uuid and deleted_at is null
        and image_created_on = ${day}::date
      order by created_at desc, id desc limit ${LISTED_OF_A_DAY}`);
  }

  async listExtracted({ workspaceId }: WorkspaceScope, day: string, leastPercent: number) {
    return this.ids(Prisma.sql`
      select s.id from screenshot_dates d
      join screenshots s on s.workspace_id = d.workspace_id and s.id = d.screenshot_id
      where d.workspace_id = ${workspaceId}::uuid and d.extracted_date = ${day}::date
        and ${isShown(leastPercent)} and s.deleted_at is null
      order by d.confidence desc, s.created_at desc, s.id desc limit ${LISTED_OF_A_DAY}`);
  }

  private async ids(sql: Prisma.Sql): Promise<string[]> {
    return (await this.database.query<{ id: string }>(sql)).map(({ id }) => id);
  }
}

/** What a person accepted is shown however unsure the reading was. */
const isShown = (leastPercent: number) => Prisma.sql`
  d.state <> 'rejected'
  and (d.state = 'accepted' or floor(d.confidence::numeric * 100) >= ${leastPercent})`;
