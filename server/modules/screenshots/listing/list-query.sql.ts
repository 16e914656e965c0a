import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Prisma } from '../../../infra/database/generated/client';
import { driverOf } from '../search/membership-conditions.sql';
import type { ListFilter, ListPosition } from '../search/list-filter';
import { groupSql, termSql } from '../search/term-conditions.sql';

/**
 * A list as SQL. It walks the index that returns the newest rows of the narrowest filter, so a page costs the same in a
 * vault of any size.
 */
export interface ListSql {
  from: Prisma.Sql;
  /** The id column of a row of `from`. */
  id: Prisma.Sql;
  at: Prisma.Sql;
  where: Prisma.Sql;
  /** True when `from` is `screenshots o` itself, so its rows need no join. */
  isOwn: boolean;
  /** Set for the default list only; the others differ from question to question. */
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

/** The conditions of a search on its row `x`. */
export interface Matching {
  condition: Prisma.Sql;
  /** Few rows match, so all of them are fetched before they are sorted. */
  isRare: boolean;
}

/** With `matching` it walks the search index. */
export function listSql(
  scope: WorkspaceScope,
  filter: ListFilter,
  matching: Matching | null,
): ListSql {
  return rowsSql(scope, matching, filter, conditions(scope, filter));
}

/** The same, always with the row `o` of each screenshot. */
export function wholeListSql(
  scope: WorkspaceScope,
  filter: ListFilter,
  matching: Matching | null,
): ListSql {
  return rowsSql(scope, matching, filter, [alive, ...conditions(scope, filter)]);
}

function rowsSql(
  scope: WorkspaceScope,
  matching: Matching | null,
  filter: ListFilter,
  rest: readonly Prisma.Sql[],
): ListSql {
  if (matching) return searchSql(scope, matching, rest);
  const ws = Prisma.sql`${scope.workspaceId}::uuid`;
  const driver = driverOf(filter);
  if (!driver) {
    const where = all([Prisma.sql`o.workspace_id = ${ws}`, alive, ...rest]);
    return { ...own, where, name: rest.length === 0 ? 'newest' : undefined };
  }
  const where = all([Prisma.sql`l.workspace_id = ${ws}`, driver.condition, alive, ...rest]);
  return { from: ownOf(driver.table), ...linked, where };
}

/** The search index holds no trashed rows, so screenshots are only joined when a filter needs them. */
function searchSql(
  { workspaceId }: WorkspaceScope,
  matching: Matching,
  rest: readonly Prisma.Sql[],
): ListSql {
  const ws = Prisma.sql`${workspaceId}::uuid`;
  const found = all([Prisma.sql`x.workspace_id = ${ws}`, matching.condition]);
  // The planner overestimates combinations of rare words; behind `offset 0` it cannot walk from the newest on.
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

/** Rows after a position, in the order of every list. */
export function after({ at, id }: ListSql, position: ListPosition | null): Prisma.Sql {
  return position
    ? Prisma.sql`and (${at}, ${id}) < (${position.createdAt}, ${position.id}::uuid)`
    : Prisma.empty;
}

const alive = Prisma.sql`o.deleted_at is null`;

const all = (parts: readonly Prisma.Sql[]) => Prisma.join([...parts], ' and ');

const conditions = (
  scope: WorkspaceScope,
  { tagIds, collectionSets, favoritesOf, groups, timeZone }: ListFilter,
): Prisma.Sql[] => [
  ...tagIds.map((id) => termSql({ is: 'tag', id }, { scope, timeZone })),
  ...collectionSets.map((ids) => termSql({ is: 'collections', ids }, { scope, timeZone })),
  ...(favoritesOf ? [termSql({ is: 'favorite', userId: favoritesOf }, { scope, timeZone })] : []),
  ...groups.map((group) => groupSql(group, (term) => termSql(term, { scope, timeZone }))),
];
