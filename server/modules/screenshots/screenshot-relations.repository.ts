import type { WorkspaceScope } from '../../common/workspace-scope';
import { Prisma } from '../../infra/database/generated/client';
import type { ScreenshotDateRow, ScreenshotRow } from './screenshot-row';

type ByScreenshot<List> = [id: string, list: List][];

/** What belongs to the rows of a page; null where none of them has any. */
export interface Relations {
  tags: ByScreenshot<string[]> | null;
  collections: ByScreenshot<ScreenshotRow['collections']> | null;
  dates: ByScreenshot<DateCells[]> | null;
  favorites: string[] | null;
}

type DateCells = [
  id: string,
  date: string,
  confidence: number,
  state: ScreenshotDateRow['state'],
  context: string,
];

export const NO_RELATIONS: Relations = {
  tags: null,
  collections: null,
  dates: null,
  favorites: null,
};

export const toDateRow = (cells: DateCells): ScreenshotDateRow => ({
  id: cells[0],
  date: cells[1],
  confidence: cells[2],
  state: cells[3],
  context: cells[4],
});

/**
 * `Relations` as one value. `ids` is a query: behind one the planner cannot count them, and where it can it plans anew
 * for each page.
 */
export function relationsSql(
  { workspaceId, userId }: WorkspaceScope,
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
             json_agg(json_build_array(d.id, d.extracted_date, d.confidence, d.state,
                        case when ${withText} then d.context_text else '' end)
                      order by d.extracted_date) as list
      from screenshot_dates d
      where d.workspace_id = ${ws} and d.screenshot_id = ${isOfThem}
      group by 1) x),
    'favorites', (select json_agg(f.screenshot_id) from favorites f
      where f.workspace_id = ${ws} and f.user_id = ${userId}::uuid
        and f.screenshot_id = ${isOfThem}))`;
}
