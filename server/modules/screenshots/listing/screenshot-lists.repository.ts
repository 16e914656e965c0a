import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { CARDS_PER_PAGE } from '../../../contract/limits';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { COUNT, ID, shape, textArray, uuid } from '../../../infra/database/row-shape';
import type { ListFilter, ListPosition } from '../search/list-filter';
import type { ListOrder, OrderedPosition } from './list-order';
import { orderSql } from './list-order.sql';
import { after, type ListSql, listSql, wholeListSql } from './list-query.sql';
import { matching } from './matching.sql';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { ScreenshotRowsRepository } from '../rows/screenshot-rows.repository';
import type { SearchClass } from '../search/search-plan';

export interface ListPage {
  limit: number;
  after: ListPosition | null;
  withText: boolean;
}

const PLACE = shape({ id: uuid, values: textArray });

@Injectable()
export class ScreenshotListsRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: ScreenshotRowsRepository,
  ) {}

  /** Newest upload first. */
  list(scope: WorkspaceAccess, filter: ListFilter, page: ListPage): Promise<ScreenshotRow[]> {
    return this.read(scope, listSql(scope, filter, null), page);
  }

  /** Newest first within one class of a search. */
  listMatching(
    scope: WorkspaceAccess,
    filter: ListFilter,
    found: SearchClass,
    page: ListPage,
  ): Promise<ScreenshotRow[]> {
    return this.read(scope, listSql(scope, filter, matching(scope, filter, found)), page);
  }

  /** The ids of a page in another order, with the values by which they are ordered. */
  async listOrdered(
    scope: WorkspaceScope,
    filter: ListFilter,
    found: SearchClass | null,
    page: { order: ListOrder; limit: number; after: OrderedPosition | null },
  ): Promise<OrderedPosition[]> {
    const sql = wholeListSql(scope, filter, found && matching(scope, filter, found));
    const { values, after: further, by } = orderSql(page.order, page.after);
    return this.database.query(
      PLACE,
      Prisma.sql`
        select o.id as id, ${values} as values from ${sql.from} where ${sql.where} ${further}
        order by ${by} limit ${literal(page.limit)}`,
    );
  }

  /** Counts at most `most` rows: a page shows "more than" instead of counting a whole vault. */
  async countUpTo(
    scope: WorkspaceScope,
    filter: ListFilter,
    found: SearchClass | null,
    most: number,
  ): Promise<number> {
    const sql = listSql(scope, filter, found && matching(scope, filter, found));
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count
        from (select 1 from ${sql.from} where ${sql.where} limit ${most}) counted`,
    );
    return row?.count ?? 0;
  }

  /**
   * Ids of matching screenshots, of `among` only if it is given. For saved searches, whose owner's access was checked
   * when they were saved.
   */
  async listIds(
    scope: WorkspaceScope,
    filter: ListFilter,
    found: SearchClass | null,
    among: readonly string[] | null,
  ): Promise<string[]> {
    const sql = listSql(scope, filter, found && matching(scope, filter, found));
    const only = among ? Prisma.sql`and ${sql.id} = any(${among}::uuid[])` : Prisma.empty;
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select ${sql.id} as id from ${sql.from} where ${sql.where} ${only}`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Failed ones are left out: the page queues these whenever the gallery opens, and a failed one would fail again. It waits
   * for its Retry button (docs/decisions.md#reading-retries).
   */
  async listUnprocessed(scope: WorkspaceAccess, limit: number): Promise<ScreenshotRow[]> {
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

  /** These screenshots in the order of the ids; missing and trashed ones are left out. */
  async listByIds(
    scope: WorkspaceAccess,
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

  private read(scope: WorkspaceAccess, sql: ListSql, page: ListPage): Promise<ScreenshotRow[]> {
    const { withText } = page;
    const where = Prisma.sql`
      where ${sql.where} ${after(sql, page.after)}
      order by ${sql.at} desc, ${sql.id} desc limit ${literal(page.limit)}`;
    const name = nameOf(sql, page);
    const ids = Prisma.sql`select ${sql.id} from ${sql.from} ${where}`;
    const source = sql.isOwn
      ? Prisma.sql`(select o.* from ${sql.from} ${where}) s`
      : Prisma.sql`(select ${sql.id} as id from ${sql.from} ${where}) p
          join screenshots s on s.workspace_id = ${scope.workspaceId}::uuid and s.id = p.id`;
    return this.rows.read(
      scope,
      { withText, prepared: name ? { name, ids } : undefined },
      (columns) => Prisma.sql`
        select ${columns} from ${source} order by s.created_at desc, s.id desc`,
    );
  }
}

/** Written as a literal: for a parameter the planner assumes a tenth of the vault and reads all of it. */
const literal = (limit: number) => Prisma.raw(String(Math.trunc(limit)));

/** One more than a page shows tells whether there is a next one. */
const USUAL_LIMIT = CARDS_PER_PAGE + 1;

/** Only the default page is a prepared statement; each other size would add another one. */
function nameOf({ name }: ListSql, { withText, after, limit }: ListPage): string | undefined {
  if (!name || limit !== USUAL_LIMIT) return undefined;
  return `${name} ${withText ? 'whole' : 'light'} ${after ? 'further' : 'first'}`;
}
