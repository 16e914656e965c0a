import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

/** What a screenshot is counted in: lists and days of its own, tags, collections, favourites, dates and kind read in it. */
export type Aspect = 'shots' | 'tags' | 'collections' | 'favorites' | 'dates' | 'readings';

export const ALL_ASPECTS: readonly Aspect[] = [
  'shots',
  'tags',
  'collections',
  'favorites',
  'dates',
  'readings',
];

/** The counters of a workspace. For the system: callers have proven their scope, or act on ids of a job. */
@Injectable()
export class CountersRepository {
  constructor(private readonly database: Database) {}

  /** One writer at a time: whoever changes counters of a workspace waits here, and none meets another half-way. */
  async lockForSystem(workspaceId: string): Promise<void> {
    await this.database.query(
      Prisma.sql`select 1 from workspaces where id = ${workspaceId}::uuid for no key update`,
      'lock of counters',
    );
  }

  /** Counts these screenshots, or takes them out again. What lies in the trash counts nowhere. */
  async addForSystem(
    workspaceId: string,
    ids: readonly string[],
    aspect: Aspect,
    sign: 1 | -1,
  ): Promise<void> {
    const counted = Prisma.sql`
      select s.id, s.created_at, s.image_created_on, s.file_size, s.processing_status, s.kind
      from screenshots s
      where s.workspace_id = ${workspaceId}::uuid and s.id = any(${ids}::uuid[])
        and s.deleted_at is null`;
    await this.database.query(
      STATEMENTS[aspect](workspaceId, counted, sign),
      `count ${aspect} ${sign}`,
    );
  }
}

type Statement = (workspaceId: string, counted: Prisma.Sql, sign: 1 | -1) => Prisma.Sql;

const days = (counted: Prisma.Sql) => Prisma.sql`
  select 'uploaded'::"DayCountKind" as kind, (created_at at time zone 'UTC')::date as day,
         0::smallint as confidence, count(*) as n
  from (${counted}) c group by 2
  union all
  select 'created', image_created_on, 0::smallint, count(*)
  from (${counted}) c where image_created_on is not null group by 2`;

const aiDays = (workspaceId: string, counted: Prisma.Sql) => Prisma.sql`
  select 'ai'::"DayCountKind" as kind, d.extracted_date as day, ${shownPercent} as confidence,
         count(*) as n
  from screenshot_dates d join (${counted}) c on c.id = d.screenshot_id
  where d.workspace_id = ${workspaceId}::uuid and d.state <> 'rejected'
  group by 2, 3`;

/** A date that a person accepted is as sure as can be. */
export const shownPercent = Prisma.sql`
  (case when d.state = 'accepted' then 100 else floor(d.confidence::numeric * 100) end)::smallint`;

/** A row that stands is changed; only an addition may make one, for no count is ever below zero. */
function changeDays(workspaceId: string, rows: Prisma.Sql, sign: 1 | -1): Prisma.Sql {
  return sign === 1
    ? Prisma.sql`
        insert into day_counts (workspace_id, kind, day, confidence, count)
        select ${workspaceId}::uuid, n.kind, n.day, n.confidence, n.n from (${rows}) n
        on conflict (workspace_id, kind, day, confidence)
        do update set count = day_counts.count + excluded.count`
    : Prisma.sql`
        update day_counts t set count = t.count - n.n from (${rows}) n
        where t.workspace_id = ${workspaceId}::uuid and t.kind = n.kind and t.day = n.day
          and t.confidence = n.confidence`;
}

/** The quarter of an hour of an upload. */
export const quarter = Prisma.sql`date_bin('15 minutes', created_at, '2000-01-01T00:00:00Z')`;

function changeQuarters(workspaceId: string, counted: Prisma.Sql, sign: 1 | -1): Prisma.Sql {
  const rows = Prisma.sql`
    select ${quarter} as quarter, count(*) as n, sum(file_size) as bytes
    from (${counted}) c group by 1`;
  return sign === 1
    ? Prisma.sql`
        insert into upload_counts (workspace_id, quarter, uploaded, bytes)
        select ${workspaceId}::uuid, n.quarter, n.n, n.bytes from (${rows}) n
        on conflict (workspace_id, quarter)
        do update set uploaded = upload_counts.uploaded + excluded.uploaded,
                      bytes = upload_counts.bytes + excluded.bytes`
    : Prisma.sql`
        update upload_counts t set uploaded = t.uploaded - n.n, bytes = t.bytes - n.bytes
        from (${rows}) n
        where t.workspace_id = ${workspaceId}::uuid and t.quarter = n.quarter`;
}

/** Only changes a row, for what was read was counted as an upload before. */
const changeOutcomes = (workspaceId: string, counted: Prisma.Sql, sign: 1 | -1) => Prisma.sql`
  update upload_counts t
  set processed = t.processed + ${sign}::int * n.processed, failed = t.failed + ${sign}::int * n.failed
  from (select ${quarter} as quarter,
               (count(*) filter (where processing_status = 'done'))::int as processed,
               (count(*) filter (where processing_status = 'failed'))::int as failed
        from (${counted}) c where processing_status in ('done', 'failed') group by 1) n
  where t.workspace_id = ${workspaceId}::uuid and t.quarter = n.quarter`;

function changeKinds(workspaceId: string, counted: Prisma.Sql, sign: 1 | -1): Prisma.Sql {
  const rows = Prisma.sql`
    select kind, count(*) as n from (${counted}) c where kind is not null group by 1`;
  return sign === 1
    ? Prisma.sql`
        insert into kind_counts (workspace_id, kind, count)
        select ${workspaceId}::uuid, n.kind, n.n from (${rows}) n
        on conflict (workspace_id, kind) do update set count = kind_counts.count + excluded.count`
    : Prisma.sql`
        update kind_counts t set count = t.count - n.n from (${rows}) n
        where t.workspace_id = ${workspaceId}::uuid and t.kind = n.kind`;
}

const STATEMENTS: Record<Aspect, Statement> = {
  shots: (workspaceId, counted, sign) => Prisma.sql`
    with quarters as (${changeQuarters(workspaceId, counted, sign)}),
         days as (${changeDays(workspaceId, days(counted), sign)})
    update workspaces set screenshot_count = screenshot_count + ${sign}::int * n.n
    from (select count(*)::int as n from (${counted}) c) n
    where id = ${workspaceId}::uuid`,
  tags: (workspaceId, counted, sign) => Prisma.sql`
    update tags t set screenshot_count = t.screenshot_count + ${sign}::int * n.n
    from (select l.tag_id, count(*)::int as n
          from screenshot_tags l join (${counted}) c on c.id = l.screenshot_id
          where l.workspace_id = ${workspaceId}::uuid group by 1) n
    where t.workspace_id = ${workspaceId}::uuid and t.id = n.tag_id`,
  collections: (workspaceId, counted, sign) => Prisma.sql`
    update collections t set screenshot_count = t.screenshot_count + ${sign}::int * n.n
    from (select i.collection_id, count(*)::int as n
          from collection_items i join (${counted}) c on c.id = i.screenshot_id
          where i.workspace_id = ${workspaceId}::uuid group by 1) n
    where t.workspace_id = ${workspaceId}::uuid and t.id = n.collection_id`,
  favorites: (workspaceId, counted, sign) => Prisma.sql`
    update workspace_members t set favorite_count = t.favorite_count + ${sign}::int * n.n
    from (select f.user_id, count(*)::int as n
          from favorites f join (${counted}) c on c.id = f.screenshot_id
          where f.workspace_id = ${workspaceId}::uuid group by 1) n
    where t.workspace_id = ${workspaceId}::uuid and t.user_id = n.user_id`,
  dates: (workspaceId, counted, sign) =>
    changeDays(workspaceId, aiDays(workspaceId, counted), sign),
  readings: (workspaceId, counted, sign) => Prisma.sql`
    with outcomes as (${changeOutcomes(workspaceId, counted, sign)})
    ${changeKinds(workspaceId, counted, sign)}`,
};
