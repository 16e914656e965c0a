import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import type { ListFilter, ListOwner, ListPosition } from './list-filter';
import { after, type ListSql, listSql, type Matching } from './list-query.repository';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotRows } from './screenshot-rows.repository';
import type { SearchClass } from './search-plan';

export interface ListPage {
  limit: number;
  after: ListPosition | null;
  withText: boolean;
}

/** Signs that are no words are in no index; they are looked for in the newest texts only. */
const SCANNED_TEXTS = 5_000;

@Injectable()
export class ScreenshotListsRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: ScreenshotRows,
  ) {}

  /** Newest upload first. */
  list(scope: WorkspaceScope, filter: ListFilter, page: ListPage): Promise<ScreenshotRow[]> {
    return this.read(scope, listSql(scope, filter, null), page);
  }

  /** Newest first within one class of a search. */
  listMatching(
    scope: WorkspaceScope,
    filter: ListFilter,
    found: SearchClass,
    page: ListPage,
  ): Promise<ScreenshotRow[]> {
    return this.read(scope, listSql(scope, filter, matching(scope, filter, found)), page);
  }

  /** At most `most`: a page tells "more than" instead of counting a whole vault. */
  async countUpTo(
    owner: ListOwner,
    filter: ListFilter,
    found: SearchClass | null,
    most: number,
  ): Promise<number> {
    const sql = listSql(owner, filter, found && matching(owner, filter, found));
    const [row] = await this.database.query<{ count: number }>(Prisma.sql`
      select count(*) as count
      from (select 1 from ${sql.from} where ${sql.where} limit ${most}) counted`);
    return row?.count ?? 0;
  }

  /** Which screenshots match; of `among` only, where it is given. For saved searches, whose owner asked once. */
  async listIdsForSystem(
    owner: ListOwner,
    filter: ListFilter,
    found: SearchClass | null,
    among: readonly string[] | null,
  ): Promise<string[]> {
    const sql = listSql(owner, filter, found && matching(owner, filter, found));
    const only = among ? Prisma.sql`and ${sql.id} = any(${among}::uuid[])` : Prisma.empty;
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select ${sql.id} as id from ${sql.from} where ${sql.where} ${only}`);
    return rows.map(({ id }) => id);
  }

  async listTexts(scope: WorkspaceScope, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; text: string }>(Prisma.sql`
      select screenshot_id as id, text from screenshot_texts
      where workspace_id = ${scope.workspaceId}::uuid and screenshot_id = any(${ids}::uuid[])`);
    return new Map(rows.map(({ id, text }) => [id, text]));
  }

  async listUnprocessed(scope: WorkspaceScope, limit: number): Promise<ScreenshotRow[]> {
    return this.rows.read(
      scope,
      { withText: false },
      (columns) => Prisma.sql`
        select ${columns} from screenshots s
        where s.workspace_id = ${scope.workspaceId}::uuid and s.deleted_at is null
          and s.processing_status in ('pending', 'processing')
        order by s.created_at desc, s.id desc
        limit ${limit}`,
    );
  }

  /** These screenshots in the order of the ids; what is missing or in the trash is left out. */
  async listByIds(
    scope: WorkspaceScope,
    ids: readonly string[],
    withText: boolean,
  ): Promise<ScreenshotRow[]> {
    return this.rows.read(
      scope,
      { withText },
      (columns) => Prisma.sql`
        select ${columns}
        from unnest(${ids}::uuid[]) with ordinality as w(id, position)
        join screenshots s on s.workspace_id = ${scope.workspaceId}::uuid and s.id = w.id
        where s.deleted_at is null
        order by w.position`,
    );
  }

  private read(scope: WorkspaceScope, sql: ListSql, page: ListPage): Promise<ScreenshotRow[]> {
    const { withText } = page;
    const where = Prisma.sql`
      where ${sql.where} ${after(sql, page.after)}
      order by ${sql.at} desc, ${sql.id} desc limit ${literal(page.limit)}`;
    const source = sql.isOwn
      ? Prisma.sql`(select o.* from ${sql.from} ${where}) s`
      : Prisma.sql`(select ${sql.id} as id from ${sql.from} ${where}) p
          join screenshots s on s.workspace_id = ${scope.workspaceId}::uuid and s.id = p.id`;
    return this.rows.read(
      scope,
      { withText, name: nameOf(sql, page) },
      (columns) => Prisma.sql`
        select ${columns} from ${source} order by s.created_at desc, s.id desc`,
    );
  }
}

/** Written out: of a limit it cannot see, the planner fears a tenth of the vault, and reads the whole of it. */
const literal = (limit: number) => Prisma.raw(String(Math.trunc(limit)));

/** What our own pages ask for at once, and one more. */
const USUAL_LIMIT = 61;

/** The page that everybody opens is prepared; each other size would be one more statement to keep. */
function nameOf({ name }: ListSql, { withText, after, limit }: ListPage): string | undefined {
  if (!name || limit !== USUAL_LIMIT) return undefined;
  return `${name} ${withText ? 'whole' : 'light'} ${after ? 'further' : 'first'}`;
}

function matching(
  { workspaceId }: ListOwner,
  { text }: ListFilter,
  { query, excluding, isRare }: SearchClass,
): Matching {
  const phrases = (text?.phrases ?? []).map((phrase) => {
    const pattern = `%${phrase.replace(/[\\%_]/g, '\\$&')}%`;
    return Prisma.sql`x.haystack like ${pattern}`;
  });
  const words = query
    ? Prisma.sql`x.document @@ ${asked(query, isRare)}`
    : Prisma.sql`x.screenshot_id in (
        select n.screenshot_id from screenshot_search n where n.workspace_id = ${workspaceId}::uuid
        order by n.uploaded_at desc, n.screenshot_id desc limit ${SCANNED_TEXTS})`;
  const better = excluding ? [Prisma.sql`not (x.document @@ ${excluding}::tsquery)`] : [];
  return { condition: Prisma.join([words, ...better, ...phrases], ' and '), isRare };
}

/** Read through a subquery it is a value that the planner does not know, and takes for a rare one. */
const asked = (query: string, isRare: boolean) =>
  isRare ? Prisma.sql`(select ${query}::tsquery)` : Prisma.sql`${query}::tsquery`;
