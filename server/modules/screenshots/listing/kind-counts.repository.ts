import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { SCREENSHOT_KINDS } from '../../../contract/reading/screenshot-kinds';
import type { ScreenshotKind } from '../../../contract/screenshots';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { int4, oneOf, type RowOf, shape } from '../../../infra/database/row-shape';
import type { ListFilter } from '../search/list-filter';
import type { SearchClass } from '../search/search-plan';
import { wholeListSql } from './list-query.sql';
import { matching } from './matching.sql';

const KIND_COUNT = shape({ kind: oneOf<ScreenshotKind>(SCREENSHOT_KINDS), count: int4 });

export type KindCountRow = RowOf<typeof KIND_COUNT>;

/** How many screenshots there are of each kind; most first. */
@Injectable()
export class KindCountsRepository {
  constructor(private readonly database: Database) {}

  /** By the maintained counters of the workspace. */
  listAll({ workspaceId }: WorkspaceScope): Promise<KindCountRow[]> {
    return this.database.query(
      KIND_COUNT,
      Prisma.sql`
        select kind, count from kind_counts
        where workspace_id = ${workspaceId}::uuid and count > 0
        order by count desc, kind`,
    );
  }

  /** In a list, of which it looks at so many rows at most. */
  listIn(
    scope: WorkspaceScope,
    filter: ListFilter,
    found: SearchClass | null,
    most: number,
  ): Promise<KindCountRow[]> {
    const sql = wholeListSql(scope, filter, found && matching(scope, filter, found));
    return this.database.query(
      KIND_COUNT,
      Prisma.sql`
        select kind, count(*)::int as count
        from (select o.kind from ${sql.from} where ${sql.where} limit ${most}) listed
        where kind is not null group by kind order by count desc, kind`,
    );
  }
}
