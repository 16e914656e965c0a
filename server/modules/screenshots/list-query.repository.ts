import { Prisma } from '../../infra/database/generated/client';
import type { DayRange, ListFilter, ListOwner, ListPosition } from './list-filter';

/**
 * A list as SQL. It walks the table whose index gives the newest of the narrowest thing that is asked for, so
 * that a page costs the same in a vault of any size.
 */
export interface ListSql {
  from: Prisma.Sql;
  /** Of a row of `from`. */
  id: Prisma.Sql;
  at: Prisma.Sql;
  where: Prisma.Sql;
  /** `from` is `screenshots o` itself: what is shown of its rows need not be joined. */
  isOwn: boolean;
  /** Of the list that everybody opens first; the others differ from question to question. */
  name?: string;
}

const own = {
  isOwn: true,
  from: Prisma.sql`screenshots o`,
  id: Prisma.sql`o.id`,
  at: Prisma.sql`o.created_at`,
};

const ownOf = (table: Prisma.Sql) => Prisma.sql`
  ${table} l join screenshots o on o.workspace_id = l.workspace_id and o.id = l.screenshot_id`;

const linked = {
  isOwn: false,
  id: Prisma.sql`l.screenshot_id`,
  at: Prisma.sql`l.uploaded_at`,
};

/** What a search asks of its row `x`. */
export interface Matching {
  condition: Prisma.Sql;
  /** All that match are fetched before they are put in order. */
  isRare: boolean;
}

/** With `matching` the search index is what is walked. */
export function listSql(owner: ListOwner, filter: ListFilter, matching: Matching | null): ListSql {
  const ws = Prisma.sql`${owner.workspaceId}::uuid`;
  const rest = conditions(owner, filter);
  if (matching) return searchSql(ws, matching, rest);
  const driver = driverOf(owner, filter);
  if (!driver) {
    const where = all([Prisma.sql`o.workspace_id = ${ws}`, alive, ...rest]);
    return { ...own, where, name: rest.length === 0 ? 'newest' : undefined };
  }
  const where = all([Prisma.sql`l.workspace_id = ${ws}`, driver.condition, alive, ...rest]);
  return { from: ownOf(driver.table), ...linked, where };
}

/** The search index holds nothing of the trash, so the screenshot itself is only joined where it is asked for. */
function searchSql(ws: Prisma.Sql, matching: Matching, rest: readonly Prisma.Sql[]): ListSql {
  const found = all([Prisma.sql`x.workspace_id = ${ws}`, matching.condition]);
  // The planner takes many rare words together for common ones; behind `offset 0` it cannot walk from the newest on.
  const source = matching.isRare
    ? Prisma.sql`(
        select x.workspace_id, x.screenshot_id, x.uploaded_at from screenshot_search x
        where ${found} offset 0) x`
    : Prisma.sql`screenshot_search x`;
  const join = Prisma.sql`
    ${source} join screenshots o on o.workspace_id = x.workspace_id and o.id = x.screenshot_id`;
  const where = matching.isRare ? [Prisma.sql`x.workspace_id = ${ws}`] : [found];
  return {
    isOwn: false,
    from: rest.length > 0 ? join : source,
    id: Prisma.sql`x.screenshot_id`,
    at: Prisma.sql`x.uploaded_at`,
    where: all([...where, ...rest]),
  };
}

/** What begins after a row, in the order of every list. */
export function after({ at, id }: ListSql, position: ListPosition | null): Prisma.Sql {
  return position
    ? Prisma.sql`and (${at}, ${id}) < (${position.createdAt}, ${position.id}::uuid)`
    : Prisma.empty;
}

const alive = Prisma.sql`o.deleted_at is null`;

const all = (parts: readonly Prisma.Sql[]) => Prisma.join([...parts], ' and ');

function driverOf(owner: ListOwner, { collectionSets, isFavorite, tagIds }: ListFilter) {
  const [set] = collectionSets;
  if (set?.length === 1) {
    const condition = Prisma.sql`l.collection_id = ${set[0]}::uuid`;
    return { table: Prisma.sql`collection_items`, condition };
  }
  if (isFavorite) {
    const condition = Prisma.sql`l.user_id = ${owner.userId}::uuid`;
    return { table: Prisma.sql`favorites`, condition };
  }
  if (tagIds[0]) {
    const condition = Prisma.sql`l.tag_id = ${tagIds[0]}::uuid`;
    return { table: Prisma.sql`screenshot_tags`, condition };
  }
  return null;
}

function conditions(owner: ListOwner, filter: ListFilter): Prisma.Sql[] {
  const { kinds, tagIds, collectionSets, isFavorite, days, timeZone } = filter;
  return [
    ...tagIds.map((id) => hasLink(Prisma.sql`screenshot_tags`, Prisma.sql`k.tag_id = ${id}::uuid`)),
    ...collectionSets.map((set) =>
      hasLink(Prisma.sql`collection_items`, Prisma.sql`k.collection_id = any(${set}::uuid[])`),
    ),
    ...(isFavorite
      ? [hasLink(Prisma.sql`favorites`, Prisma.sql`k.user_id = ${owner.userId}::uuid`)]
      : []),
    ...(kinds.length > 0 ? [Prisma.sql`o.kind = any(${kinds}::text[])`] : []),
    ...days.flatMap((range) => dayConditions(range, timeZone)),
  ];
}

const hasLink = (table: Prisma.Sql, condition: Prisma.Sql) => Prisma.sql`
  exists (select 1 from ${table} k
          where k.workspace_id = o.workspace_id and k.screenshot_id = o.id and ${condition})`;

/** An upload is an instant, so its day depends on the zone; the other two are days already. */
function dayConditions({ field, from, to }: DayRange, timeZone: string): Prisma.Sql[] {
  if (field === 'uploaded') {
    return [
      ...(from
        ? [Prisma.sql`o.created_at >= (${from}::date::timestamp at time zone ${timeZone})`]
        : []),
      ...(to
        ? [Prisma.sql`o.created_at < ((${to}::date + 1)::timestamp at time zone ${timeZone})`]
        : []),
    ];
  }
  const first = from ?? '-infinity';
  const last = to ?? 'infinity';
  if (field === 'created') {
    return [Prisma.sql`o.image_created_on between ${first}::date and ${last}::date`];
  }
  return [
    Prisma.sql`exists (select 1 from screenshot_dates d
      where d.workspace_id = o.workspace_id and d.screenshot_id = o.id and d.state <> 'rejected'
        and d.extracted_date between ${first}::date and ${last}::date)`,
  ];
}
