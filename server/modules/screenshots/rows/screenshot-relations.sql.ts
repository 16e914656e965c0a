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

type Cell = CellsOf<typeof SCREENSHOT_DATE>[number];

/**
 * Tags, collections, dates and favourites of the rows of a page, each as lists of the same length, whose entries at one
 * index belong together: the first list holds the ids of the screenshots. Null where no row has any.
 */
export interface Relations {
  tags: readonly [of: string[], name: string[]] | null;
  collections: readonly [of: string[], id: string[], name: string[], color: string[]] | null;
  /** Behind the ids, the columns of `SCREENSHOT_DATE`. */
  dates: readonly [of: string[], ...columns: Cell[][]] | null;
  favorites: readonly [of: string[]] | null;
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

/** A list of each column, in this order; null without rows. PostgreSQL writes a few lists as JSON faster than many rows. */
const lists = (columns: readonly Prisma.Sql[], order: Prisma.Sql) => {
  const ordered = columns.map((it) => Prisma.sql`array_agg(${it} order by ${order})`);
  return Prisma.sql`case when count(*) > 0 then json_build_array(${Prisma.join(ordered)}) end`;
};

/**
 * `Relations` as a single value, of the screenshots whose ids the subquery `ids` returns as one array. A parameter in its
 * place would make the planner plan anew for each page, because it can count the ids of a parameter.
 */
export function relationsSql(
  { workspaceId, userId }: WorkspaceAccess,
  ids: Prisma.Sql,
  withText: boolean,
): Prisma.Sql {
  const ws = Prisma.sql`${workspaceId}::uuid`;
  const isOfThem = Prisma.sql`any((${ids})::uuid[])`;
  const tags = lists([Prisma.sql`st.screenshot_id`, Prisma.sql`t.name`], Prisma.sql`st.position`);
  const collections = lists(
    [Prisma.sql`i.screenshot_id`, Prisma.sql`c.id`, Prisma.sql`c.name`, Prisma.sql`c.color`],
    Prisma.sql`c.name`,
  );
  const dates = lists(
    [Prisma.sql`d.screenshot_id`, ...expressions(dateColumns(withText))],
    Prisma.sql`d.extracted_date`,
  );
  const favorites = lists([Prisma.sql`f.screenshot_id`], Prisma.sql`f.screenshot_id`);
  return Prisma.sql`json_build_object(
    'tags', (select ${tags} from screenshot_tags st
      join tags t on t.workspace_id = st.workspace_id and t.id = st.tag_id
      where st.workspace_id = ${ws} and st.screenshot_id = ${isOfThem} and t.deleted_at is null),
    'collections', (select ${collections} from collection_items i
      join collections c on c.workspace_id = i.workspace_id and c.id = i.collection_id
      where i.workspace_id = ${ws} and i.screenshot_id = ${isOfThem} and c.deleted_at is null),
    'dates', (select ${dates} from screenshot_dates d
      where d.workspace_id = ${ws} and d.screenshot_id = ${isOfThem}),
    'favorites', (select ${favorites} from favorites f
      where f.workspace_id = ${ws} and f.user_id = ${userId}::uuid
        and f.screenshot_id = ${isOfThem}))`;
}
