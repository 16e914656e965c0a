import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import type { CursorPosition } from './cursor';
import type { ScreenshotRow } from './screenshot-row';
import { screenshotColumns } from './screenshots.repository';
import type { SearchQuery } from './search-document';

export interface ListFilter {
  search: SearchQuery | null;
  tags: readonly string[];
  isFavorite: boolean;
  /** Inclusive days, read in `timeZone` for uploads and as plain days otherwise. */
  startDate: string | null;
  endDate: string | null;
  dateField: 'uploaded' | 'created' | 'ai';
  timeZone: string;
}

export interface ListPage {
  limit: number;
  after: CursorPosition | null;
  withText: boolean;
}

export interface ListedRow extends ScreenshotRow {
  /** 0 without a search; 1 where every word was found, 2 where only substrings were (decisions 23). */
  rankClass: number;
}

/** Ranking never looks at more than this many rows of a class. */
const RANKED_ROWS = 500;

const inList = (scope: WorkspaceScope) =>
  Prisma.sql`s.workspace_id = ${scope.workspaceId}::uuid and s.deleted_at is null`;

@Injectable()
export class ScreenshotListsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first; with a search, the better class first and newest first within it. */
  async list(scope: WorkspaceScope, filter: ListFilter, page: ListPage): Promise<ListedRow[]> {
    const where = Prisma.sql`${inList(scope)} ${conditions(scope, filter)}`;
    return filter.search
      ? this.search(scope, where, filter.search, page)
      : this.newest(scope, where, page);
  }

  async count(scope: WorkspaceScope, filter: ListFilter): Promise<number> {
    const where = Prisma.sql`${inList(scope)} ${conditions(scope, filter)}`;
    const matching = filter.search ? matches(filter.search) : Prisma.empty;
    const [row] = await this.database.query<{ count: number }>(Prisma.sql`
      select count(*) as count from screenshots s where ${where} ${matching}`);
    return row?.count ?? 0;
  }

  /** The maintained counter: what `count` would say without a filter. */
  async countAll(scope: WorkspaceScope): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(Prisma.sql`
      select screenshot_count as count from workspaces where id = ${scope.workspaceId}::uuid`);
    return row?.count ?? 0;
  }

  async listUnprocessed(scope: WorkspaceScope, limit: number): Promise<ScreenshotRow[]> {
    return this.database.query<ScreenshotRow>(Prisma.sql`
      select ${screenshotColumns(scope.userId, false)} from screenshots s
      where ${inList(scope)} and s.processing_status in ('pending', 'processing')
      order by s.created_at desc, s.id desc
      limit ${limit}`);
  }

  private newest(scope: WorkspaceScope, where: Prisma.Sql, page: ListPage): Promise<ListedRow[]> {
    const after = page.after
      ? Prisma.sql`and (s.created_at, s.id) < (${page.after.createdAt}, ${page.after.id}::uuid)`
      : Prisma.empty;
    return this.database.query<ListedRow>(Prisma.sql`
      select ${screenshotColumns(scope.userId, page.withText)}, 0 as "rankClass"
      from screenshots s
      where ${where} ${after}
      order by s.created_at desc, s.id desc
      limit ${page.limit}`);
  }

  private search(
    scope: WorkspaceScope,
    where: Prisma.Sql,
    search: SearchQuery,
    page: ListPage,
  ): Promise<ListedRow[]> {
    const after = page.after
      ? Prisma.sql`where r.class > ${page.after.rankClass} or (r.class = ${page.after.rankClass}
          and (r.created_at, r.id) < (${page.after.createdAt}, ${page.after.id}::uuid))`
      : Prisma.empty;
    return this.database.query<ListedRow>(Prisma.sql`
      with found as (
        ${search.words ? rankClass(1, where, byWords(search.words)) : noRows}
        union all
        ${rankClass(2, where, bySubstrings(search.substrings))}
      ), ranked as (
        select id, created_at, min(class) as class from found group by id, created_at
      ), page as (
        select r.* from ranked r ${after}
        order by r.class, r.created_at desc, r.id desc
        limit ${page.limit}
      )
      select ${screenshotColumns(scope.userId, page.withText)}, p.class as "rankClass"
      from page p join screenshots s on s.workspace_id = ${scope.workspaceId}::uuid and s.id = p.id
      order by p.class, s.created_at desc, s.id desc`);
  }
}

const noRows = Prisma.sql`
  select null::uuid as id, null::timestamptz as created_at, 0 as class where false`;

function rankClass(number: 1 | 2, where: Prisma.Sql, match: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    (select s.id, s.created_at, ${Prisma.raw(String(number))} as class
     from screenshots s
     join screenshot_search x on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
     where ${where} and ${match}
     order by s.created_at desc, s.id desc
     limit ${RANKED_ROWS})`;
}

const byWords = (words: string) => Prisma.sql`x.document @@ ${words}::tsquery`;

const bySubstrings = (patterns: readonly string[]) =>
  Prisma.join(
    patterns.map((pattern) => Prisma.sql`x.haystack like ${pattern}`),
    ' and ',
  );

function matches({ words, substrings }: SearchQuery): Prisma.Sql {
  const either = words
    ? Prisma.sql`(${byWords(words)} or (${bySubstrings(substrings)}))`
    : bySubstrings(substrings);
  return Prisma.sql`and exists (select 1 from screenshot_search x
    where x.workspace_id = s.workspace_id and x.screenshot_id = s.id and ${either})`;
}

function conditions(scope: WorkspaceScope, filter: ListFilter): Prisma.Sql {
  const parts = [
    ...filter.tags.map(hasTag),
    ...(filter.isFavorite ? [isFavoriteOf(scope)] : []),
    ...dayConditions(filter),
  ];
  return parts.length > 0 ? Prisma.sql`and ${Prisma.join(parts, ' and ')}` : Prisma.empty;
}

const hasTag = (name: string) => Prisma.sql`
  exists (select 1 from tags t
          join screenshot_tags st on st.workspace_id = t.workspace_id and st.tag_id = t.id
          where t.workspace_id = s.workspace_id and t.name = ${name} and st.screenshot_id = s.id)`;

const isFavoriteOf = (scope: WorkspaceScope) => Prisma.sql`
  exists (select 1 from favorites f
          where f.workspace_id = s.workspace_id and f.user_id = ${scope.userId}::uuid
            and f.screenshot_id = s.id)`;

/** An upload is an instant, so its day depends on the zone; the other two are days already. */
function dayConditions({ startDate, endDate, dateField, timeZone }: ListFilter): Prisma.Sql[] {
  if (startDate === null && endDate === null) return [];
  if (dateField === 'uploaded') {
    return [
      ...(startDate
        ? [Prisma.sql`s.created_at >= (${startDate}::date::timestamp at time zone ${timeZone})`]
        : []),
      ...(endDate
        ? [Prisma.sql`s.created_at < ((${endDate}::date + 1)::timestamp at time zone ${timeZone})`]
        : []),
    ];
  }
  const from = startDate ?? '-infinity';
  const to = endDate ?? 'infinity';
  if (dateField === 'created') {
    return [Prisma.sql`s.image_created_on between ${from}::date and ${to}::date`];
  }
  return [
    Prisma.sql`exists (select 1 from screenshot_dates d
      where d.workspace_id = s.workspace_id and d.screenshot_id = s.id and d.state <> 'rejected'
        and d.extracted_date between ${from}::date and ${to}::date)`,
  ];
}
