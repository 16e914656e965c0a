import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { NONE } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import { isCountedDate, shownPercent } from './shown-dates.sql';

/**
 * The parts in which a screenshot is counted: its own lists and days, tags, collections, favourites, dates, and the
 * kind found by the reading.
 */
export type Aspect = 'shots' | 'tags' | 'collections' | 'favorites' | 'dates' | 'readings';

export const ALL_ASPECTS: readonly Aspect[] = [
  'shots',
  'tags',
  'collections',
  'favorites',
  'dates',
  'readings',
];

/** The counters of a workspace. */
@Injectable()
export class CountersRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Serialises writers: each change of a workspace's counters waits for this lock, so none sees another half done. */
  async lockWorkspace(scope: WorkspaceScope): Promise<void> {
    await this.database.lockWorkspace(scope);
  }

  /** Adds these screenshots to the counters, or subtracts them. Trashed screenshots count nowhere but in `stored_bytes`. */
  async add(
    scope: WorkspaceScope,
    ids: readonly string[],
    aspect: Aspect,
    sign: 1 | -1,
  ): Promise<void> {
    this.transactions.assertOpen();
    const counted = Prisma.sql`
      select s.id, s.created_at, s.image_created_on, s.file_size, s.processing_status, s.kind
      from screenshots s
      where s.workspace_id = ${scope.workspaceId}::uuid and s.id = any(${ids}::uuid[])
        and s.deleted_at is null`;
    await this.database.query(
      NONE,
      STATEMENTS[aspect]({ scope, ids, counted, sign }),
      `count ${aspect} ${sign}`,
    );
  }

  /** Adds the bytes of files made from a screenshot of this workspace; fewer where the number is negative. */
  async addDerived({ workspaceId }: WorkspaceScope, id: string, bytes: number): Promise<void> {
    this.transactions.assertOpen();
    await this.database.query(
      NONE,
      Prisma.sql`
        with made as (
          update screenshots set derived_size = derived_size + ${bytes}::int
          where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid returning 1)
        update workspaces set stored_bytes = stored_bytes + ${bytes}::int
        where id = ${workspaceId}::uuid and exists (select from made)`,
    );
  }
}

interface Change {
  scope: WorkspaceScope;
  ids: readonly string[];
  /** Those of the screenshots that are not in the trash. */
  counted: Prisma.Sql;
  sign: 1 | -1;
}

type Statement = (change: Change) => Prisma.Sql;

const madeDays = (counted: Prisma.Sql) => Prisma.sql`
  select 'created'::"DayCountKind" as kind, image_created_on as day, 0::smallint as confidence,
         count(*) as n
  from (${counted}) c where image_created_on is not null group by 2`;

const aiDays = (scope: WorkspaceScope, counted: Prisma.Sql) => Prisma.sql`
  select 'ai'::"DayCountKind" as kind, d.extracted_date as day, ${shownPercent} as confidence,
         count(*) as n
  from screenshot_dates d join (${counted}) c on c.id = d.screenshot_id
  where d.workspace_id = ${scope.workspaceId}::uuid and ${isCountedDate}
  group by 2, 3`;

/** Existing rows are updated. Only an addition may insert one, because counts are never negative. */
function changeDays(scope: WorkspaceScope, rows: Prisma.Sql, sign: 1 | -1): Prisma.Sql {
  return sign === 1
    ? Prisma.sql`
        insert into day_counts (workspace_id, kind, day, confidence, count)
        select ${scope.workspaceId}::uuid, n.kind, n.day, n.confidence, n.n from (${rows}) n
        on conflict (workspace_id, kind, day, confidence)
        do update set count = day_counts.count + excluded.count`
    : Prisma.sql`
        update day_counts t set count = t.count - n.n from (${rows}) n
        where t.workspace_id = ${scope.workspaceId}::uuid and t.kind = n.kind and t.day = n.day
          and t.confidence = n.confidence`;
}

/** Bytes of originals and of the files made from them. */
export const storedBytes = Prisma.sql`sum(file_size::bigint + derived_size)::bigint`;

/** The quarter of an hour of an upload. */
export const quarter = Prisma.sql`date_bin('15 minutes', created_at, '2000-01-01T00:00:00Z')`;

/** Whether the image was made in the month of its upload, in UTC. */
export const isMadeInMonth = Prisma.sql`
  date_trunc('month', image_created_on) = date_trunc('month', (created_at at time zone 'UTC')::date)`;

function changeQuarters(scope: WorkspaceScope, counted: Prisma.Sql, sign: 1 | -1): Prisma.Sql {
  const rows = Prisma.sql`
    select ${quarter} as quarter, count(*) as n, sum(file_size) as bytes,
           (count(*) filter (where ${isMadeInMonth}))::int as made
    from (${counted}) c group by 1`;
  return sign === 1
    ? Prisma.sql`
        insert into upload_counts (workspace_id, quarter, uploaded, bytes, made_in_month)
        select ${scope.workspaceId}::uuid, n.quarter, n.n, n.bytes, n.made from (${rows}) n
        on conflict (workspace_id, quarter)
        do update set uploaded = upload_counts.uploaded + excluded.uploaded,
                      bytes = upload_counts.bytes + excluded.bytes,
                      made_in_month = upload_counts.made_in_month + excluded.made_in_month`
    : Prisma.sql`
        update upload_counts t set uploaded = t.uploaded - n.n, bytes = t.bytes - n.bytes,
                                   made_in_month = t.made_in_month - n.made
        from (${rows}) n
        where t.workspace_id = ${scope.workspaceId}::uuid and t.quarter = n.quarter`;
}

/** Only updates a row, because every reading was counted as an upload before. */
const changeOutcomes = (scope: WorkspaceScope, counted: Prisma.Sql, sign: 1 | -1) => Prisma.sql`
  update upload_counts t
  set processed = t.processed + ${sign}::int * n.processed, failed = t.failed + ${sign}::int * n.failed
  from (select ${quarter} as quarter,
               (count(*) filter (where processing_status = 'done'))::int as processed,
               (count(*) filter (where processing_status = 'failed'))::int as failed
        from (${counted}) c where processing_status in ('done', 'failed') group by 1) n
  where t.workspace_id = ${scope.workspaceId}::uuid and t.quarter = n.quarter`;

function changeKinds(scope: WorkspaceScope, counted: Prisma.Sql, sign: 1 | -1): Prisma.Sql {
  const rows = Prisma.sql`
    select kind, count(*) as n from (${counted}) c where kind is not null group by 1`;
  return sign === 1
    ? Prisma.sql`
        insert into kind_counts (workspace_id, kind, count)
        select ${scope.workspaceId}::uuid, n.kind, n.n from (${rows}) n
        on conflict (workspace_id, kind) do update set count = kind_counts.count + excluded.count`
    : Prisma.sql`
        update kind_counts t set count = t.count - n.n from (${rows}) n
        where t.workspace_id = ${scope.workspaceId}::uuid and t.kind = n.kind`;
}

const STATEMENTS: Record<Aspect, Statement> = {
  // Bytes in the trash are stored, too.
  shots: ({ scope, ids, counted, sign }) => Prisma.sql`
    with quarters as (${changeQuarters(scope, counted, sign)}),
         days as (${changeDays(scope, madeDays(counted), sign)})
    update workspaces set screenshot_count = screenshot_count + ${sign}::int * n.n,
                          stored_bytes = stored_bytes + ${sign}::int * n.bytes
    from (select (count(*) filter (where s.deleted_at is null))::int as n,
                 coalesce(${storedBytes}, 0) as bytes
          from screenshots s
          where s.workspace_id = ${scope.workspaceId}::uuid and s.id = any(${ids}::uuid[])) n
    where id = ${scope.workspaceId}::uuid`,
  tags: ({ scope, counted, sign }) => Prisma.sql`
    update tags t set screenshot_count = t.screenshot_count + ${sign}::int * n.n
    from (select l.tag_id, count(*)::int as n
          from screenshot_tags l join (${counted}) c on c.id = l.screenshot_id
          where l.workspace_id = ${scope.workspaceId}::uuid group by 1) n
    where t.workspace_id = ${scope.workspaceId}::uuid and t.id = n.tag_id`,
  collections: ({ scope, counted, sign }) => Prisma.sql`
    update collections t set screenshot_count = t.screenshot_count + ${sign}::int * n.n
    from (select i.collection_id, count(*)::int as n
          from collection_items i join (${counted}) c on c.id = i.screenshot_id
          where i.workspace_id = ${scope.workspaceId}::uuid group by 1) n
    where t.workspace_id = ${scope.workspaceId}::uuid and t.id = n.collection_id`,
  favorites: ({ scope, counted, sign }) => Prisma.sql`
    update workspace_members t set favorite_count = t.favorite_count + ${sign}::int * n.n
    from (select f.user_id, count(*)::int as n
          from favorites f join (${counted}) c on c.id = f.screenshot_id
          where f.workspace_id = ${scope.workspaceId}::uuid group by 1) n
    where t.workspace_id = ${scope.workspaceId}::uuid and t.user_id = n.user_id`,
  dates: ({ scope, counted, sign }) => changeDays(scope, aiDays(scope, counted), sign),
  readings: ({ scope, counted, sign }) => Prisma.sql`
    with outcomes as (${changeOutcomes(scope, counted, sign)})
    ${changeKinds(scope, counted, sign)}`,
};
