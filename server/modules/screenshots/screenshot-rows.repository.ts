import { Injectable } from '@nestjs/common';
import { isLocked } from '../../common/lock-window';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { mayDelete } from './deletion.policy';
import type { ScreenshotDateRow, ScreenshotRow } from './screenshot-row';

type BareRow = Omit<ScreenshotRow, 'tags' | 'collections' | 'dates' | 'isLocked' | 'canDelete'>;

/** What belongs to the rows of a page; `of` is the row's id. */
interface Relations {
  tags: [of: string, name: string][];
  collections: ({ of: string } & ScreenshotRow['collections'][number])[];
  dates: ({ of: string } & ScreenshotDateRow)[];
}

export interface RowQuestion {
  withText: boolean;
  /** For what stays allowed when rows are locked: taking everything out. */
  ignoresLock?: boolean;
  /** Of a statement whose text never changes: it is then planned once for each connection. */
  name?: string;
}

/**
 * The one way from a table to a `ScreenshotRow`, and so the one place where the lock falls and where rights over a row are
 * told. Tags, collections and dates of all rows come together in one second statement: subqueries for every row cost
 * twice as much.
 */
@Injectable()
export class ScreenshotRows {
  constructor(private readonly database: Database) {}

  /** `select` says where the columns, of `screenshots s`, come from; its own columns are kept. */
  async read<Row extends ScreenshotRow = ScreenshotRow>(
    scope: WorkspaceScope,
    { withText, name, ignoresLock }: RowQuestion,
    select: (columns: Prisma.Sql) => Prisma.Sql,
  ): Promise<Row[]> {
    const statement = select(columns(scope.userId, withText));
    const bare = await this.database.query<BareRow>(statement, name);
    if (bare.length === 0) return [];
    const { tags, collections, dates } = await this.relations(scope, bare, withText);
    const rows = new Map(
      bare.map((row) => [row.id, Object.assign(row, { tags: [], collections: [], dates: [] })]),
    ) as unknown as Map<string, Row>;
    for (const [of, name] of tags) rows.get(of)?.tags.push(name);
    for (const { of, ...label } of collections) rows.get(of)?.collections.push(label);
    for (const { of, ...date } of dates) rows.get(of)?.dates.push(date);
    const lock = ignoresLock ? null : scope.lock;
    for (const row of rows.values()) row.canDelete = mayDelete(scope, row);
    return [...rows.values()].map((row) => behindLock(row, isLocked(lock, row)));
  }

  private async relations(
    scope: WorkspaceScope,
    rows: readonly BareRow[],
    withText: boolean,
  ): Promise<Relations> {
    const workspace = Prisma.sql`${scope.workspaceId}::uuid`;
    // Behind a subquery the planner cannot count the ids; where it can, it plans anew for each page.
    const ids = rows.map(({ id }) => id);
    const of = Prisma.sql`any(array(select unnest(${ids}::uuid[])))`;
    const [relations] = await this.database.query<Relations>(
      Prisma.sql`
        select
          coalesce((select json_agg(json_build_array(st.screenshot_id, t.name) order by st.position)
            from screenshot_tags st
            join tags t on t.workspace_id = st.workspace_id and t.id = st.tag_id
            where st.workspace_id = ${workspace} and st.screenshot_id = ${of}
              and t.deleted_at is null), '[]') as tags,
          coalesce((select json_agg(json_build_object('of', i.screenshot_id, 'id', c.id,
              'name', c.name, 'color', c.color) order by c.name)
            from collection_items i
            join collections c on c.workspace_id = i.workspace_id and c.id = i.collection_id
            where i.workspace_id = ${workspace} and i.screenshot_id = ${of}
              and c.deleted_at is null), '[]') as collections,
          coalesce((select json_agg(json_build_object('of', d.screenshot_id, 'id', d.id,
              'date', d.extracted_date, 'confidence', d.confidence, 'state', d.state,
              'context', case when ${withText} then d.context_text else '' end)
              order by d.extracted_date)
            from screenshot_dates d
            where d.workspace_id = ${workspace} and d.screenshot_id = ${of}), '[]') as dates`,
      'relations of rows',
    );
    return relations ?? { tags: [], collections: [], dates: [] };
  }
}

/** A locked row keeps its title, its date and its place; what was read in it stays closed. */
function behindLock<Row extends ScreenshotRow>(row: Row, isBehind: boolean): Row {
  row.isLocked = isBehind;
  if (!isBehind) return row;
  row.text = null;
  for (const date of row.dates) date.context = '';
  return row;
}

function columns(userId: string, withText: boolean): Prisma.Sql {
  const text = withText
    ? Prisma.sql`(select x.text from screenshot_texts x
                  where x.workspace_id = s.workspace_id and x.screenshot_id = s.id)`
    : Prisma.sql`null`;
  return Prisma.sql`
    s.id, s.workspace_id as "workspaceId", s.uploaded_by_id as "uploadedById",
    s.original_name as "originalName", s.title, s.kind, s.content_type as "contentType",
    s.file_size as "fileSize", s.width, s.height, s.thumbhash,
    s.image_created_at as "imageCreatedAt", s.image_created_source as "imageCreatedSource",
    s.processing_status as "processingStatus", s.processing_error as "processingError",
    s.processed_at as "processedAt", s.created_at as "createdAt", s.deleted_at as "deletedAt",
    exists (select 1 from favorites f
            where f.workspace_id = s.workspace_id and f.user_id = ${userId}::uuid
              and f.screenshot_id = s.id) as "isFavorite",
    ${text} as text`;
}
