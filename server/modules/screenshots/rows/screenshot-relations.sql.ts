import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { type ColumnList, expressions, shapeOf } from '../../../infra/database/column-list';
import { dateRole, dateState } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import {
  type CellsOf,
  date,
  float4,
  nullable,
  text,
  uuid,
} from '../../../infra/database/row-shape';

type ByScreenshot<List> = [id: string, list: List][];

/** Tags, collections, dates and favourites of the rows of a page; null where no row has any. */
export interface Relations {
  tags: ByScreenshot<string[]> | null;
  collections: ByScreenshot<{ id: string; name: string; color: string }[]> | null;
  dates: ByScreenshot<CellsOf<typeof SCREENSHOT_DATE>[]> | null;
  favorites: string[] | null;
}

export const NO_RELATIONS: Relations = {
  tags: null,
  collections: null,
  dates: null,
  favorites: null,
};

/** The columns of a date `d`, in the order in which a page carries them. */
const dateColumns = (withText: boolean) =>
  ({
    id: { sql: Prisma.sql`d.id`, column: uuid },
    /** YYYY-MM-DD */
    date: { sql: Prisma.sql`d.extracted_date`, column: date },
    confidence: { sql: Prisma.sql`d.confidence`, column: float4 },
    state: { sql: Prisma.sql`d.state`, column: dateState },
    context: {
      sql: Prisma.sql`case when ${withText} then d.context_text else '' end`,
      column: text,
    },
    role: { sql: Prisma.sql`d.role`, column: dateRole },
    /** HH:MM */
    time: { sql: Prisma.sql`d.time`, column: nullable(text) },
    zone: { sql: Prisma.sql`d.zone`, column: nullable(text) },
    /** YYYY-MM-DD, of a range. */
    endDate: { sql: Prisma.sql`d.end_date`, column: nullable(date) },
  }) satisfies ColumnList;

export const SCREENSHOT_DATE = shapeOf(dateColumns(true));

/**
 * `Relations` as a single value. `ids` is a subquery, because the planner replans for each page when it can count the
 * ids.
 */
export function relationsSql(
  { workspaceId, userId }: WorkspaceAccess,
  ids: Prisma.Sql,
  withText: boolean,
): Prisma.Sql {
  const ws = Prisma.sql`${workspaceId}::uuid`;
  const isOfThem = Prisma.sql`any(array(${ids}))`;
  return Prisma.sql`json_build_object(
    'tags', (select json_agg(json_build_array(x.of, x.list)) from (
      select st.screenshot_id as of, json_agg(t.name order by st.position) as list
      from screenshot_tags st
      join tags t on t.workspace_id = st.workspace_id and t.id = st.tag_id
      where st.workspace_id = ${ws} and st.screenshot_id = ${isOfThem} and t.deleted_at is null
      group by 1) x),
    'collections', (select json_agg(json_build_array(x.of, x.list)) from (
      select i.screenshot_id as of,
             json_agg(json_build_object('id', c.id, 'name', c.name, 'color', c.color)
                      order by c.name) as list
      from collection_items i
      join collections c on c.workspace_id = i.workspace_id and c.id = i.collection_id
      where i.workspace_id = ${ws} and i.screenshot_id = ${isOfThem} and c.deleted_at is null
      group by 1) x),
    'dates', (select json_agg(json_build_array(x.of, x.list)) from (
      select d.screenshot_id as of,
             json_agg(json_build_array(${expressions(dateColumns(withText))})
                      order by d.extracted_date) as list
      from screenshot_dates d
      where d.workspace_id = ${ws} and d.screenshot_id = ${isOfThem}
      group by 1) x),
    'favorites', (select json_agg(f.screenshot_id) from favorites f
      where f.workspace_id = ${ws} and f.user_id = ${userId}::uuid
        and f.screenshot_id = ${isOfThem}))`;
}
