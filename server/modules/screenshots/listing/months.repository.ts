import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  date,
  int4,
  type RowOf,
  shape,
  text,
  timestamptz,
} from '../../../infra/database/row-shape';
import { isShownDate } from '../counters/shown-dates.sql';
import { imageDay } from '../search/day-conditions.sql';
import { isNarrowed, type ListFilter } from '../search/list-filter';
import type { SearchClass } from '../search/search-plan';
import { listSql, wholeListSql } from './list-query.sql';
import { matching } from './matching.sql';

/** A month in a time zone: `2026-11`, its first instant, and the first one after it. */
const UPLOAD_MONTH = shape({ month: text, count: int4, start: timestamptz, end: timestamptz });

/** A month of the calendar: `2026-11`, its first day, and the first one after it. */
const PLAIN_MONTH = shape({ month: text, count: int4, start: date, end: date });

export type UploadMonth = RowOf<typeof UPLOAD_MONTH>;
export type PlainMonth = RowOf<typeof PLAIN_MONTH>;

/** A list, and what its words found; null without words. */
export interface Listed {
  filter: ListFilter;
  found: SearchClass | null;
}

/** The months of a list, newest first: by maintained counters where it is the whole workspace. */
@Injectable()
export class MonthsRepository {
  constructor(private readonly database: Database) {}

  /** By the uploads, in the time zone of the list. */
  listUploads(scope: WorkspaceScope, listed: Listed): Promise<UploadMonth[]> {
    const { timeZone } = listed.filter;
    const parts = isWhole(listed)
      ? Prisma.sql`
          select date_trunc('month', quarter at time zone ${timeZone}) as first, uploaded as count
          from upload_counts where workspace_id = ${scope.workspaceId}::uuid`
      : uploadsIn(scope, listed);
    return this.database.query(
      UPLOAD_MONTH,
      Prisma.sql`
        select to_char(first, 'YYYY-MM') as month, sum(count)::int as count,
               first at time zone ${timeZone} as start,
               (first + interval '1 month') at time zone ${timeZone} as end
        from (${parts}) parts
        group by first having sum(count) > 0
        order by first desc`,
    );
  }

  /** By the days on which the images were made, as the list puts them: else by the upload in UTC. */
  listImages(scope: WorkspaceScope, listed: Listed): Promise<PlainMonth[]> {
    return this.listPlain(isWhole(listed) ? allImages(scope) : imagesIn(scope, listed));
  }

  /** By the earliest dates in the images that are shown; a screenshot without one is in no month. */
  listDates(scope: WorkspaceScope, listed: Listed): Promise<PlainMonth[]> {
    return this.listPlain(datesIn(scope, listed));
  }

  private listPlain(parts: Prisma.Sql): Promise<PlainMonth[]> {
    return this.database.query(
      PLAIN_MONTH,
      Prisma.sql`
        select to_char(first, 'YYYY-MM') as month, sum(count)::int as count,
               first::date as start, (first + interval '1 month')::date as end
        from (${parts}) parts
        group by first having sum(count) > 0
        order by first desc`,
    );
  }
}

const isWhole = ({ filter }: Listed) => !isNarrowed(filter);

function uploadsIn(scope: WorkspaceScope, { filter, found }: Listed): Prisma.Sql {
  const { from, where, at } = listSql(scope, filter, found && matching(scope, filter, found));
  return Prisma.sql`
    select date_trunc('month', ${at} at time zone ${filter.timeZone}) as first, 1 as count
    from ${from} where ${where}`;
}

const allImages = ({ workspaceId }: WorkspaceScope) => Prisma.sql`
  select date_trunc('month', day::timestamp) as first, count
  from day_counts where workspace_id = ${workspaceId}::uuid and kind = 'created'
  union all
  select date_trunc('month', created_at at time zone 'UTC'), 1 from screenshots
  where workspace_id = ${workspaceId}::uuid and deleted_at is null and image_created_on is null`;

function imagesIn(scope: WorkspaceScope, { filter, found }: Listed): Prisma.Sql {
  const { from, where } = wholeListSql(scope, filter, found && matching(scope, filter, found));
  return Prisma.sql`
    select date_trunc('month', ${imageDay}::timestamp) as first, 1 as count
    from ${from} where ${where}`;
}

function datesIn(scope: WorkspaceScope, { filter, found }: Listed): Prisma.Sql {
  const { from, where } = wholeListSql(scope, filter, found && matching(scope, filter, found));
  return Prisma.sql`
    select date_trunc('month', min(d.extracted_date)::timestamp) as first, 1 as count
    from ${from}
    join screenshot_dates d on d.workspace_id = o.workspace_id and d.screenshot_id = o.id
    where ${where} and ${isShownDate}
    group by o.id`;
}
