import { Injectable } from '@nestjs/common';
import { isLocked } from '../../../common/lock-window';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { cellReader, json, nullable, shape } from '../../../infra/database/row-shape';
import { mayDelete } from './deletion.policy';
import { maySeeFindings } from './findings.policy';
import { lockRow } from './locked-row';
import { columns, SCREENSHOT } from './screenshot-columns.sql';
import { NO_RELATIONS, type Relations, relationsSql } from './screenshot-relations.sql';
import { type ScreenshotRow, toDateRow, toRow } from './screenshot-row';

export interface RowQuestion {
  withText: boolean;
  /** For operations that the lock allows, such as an export of everything. */
  ignoresLock?: boolean;
  /** Names a prepared statement, whose text must never change; each connection plans it once. */
  name?: string;
}

/** A page whose first row carries the relations of all. */
const CARRYING = shape({ ...SCREENSHOT, relations: nullable(json<Relations>()) });
const carriedBy = cellReader(CARRYING, 'relations');

const RELATIONS = shape({ relations: json<Relations>() });

interface Page {
  page: ScreenshotRow[];
  relations: Relations;
}

/**
 * The only way from the table to a `ScreenshotRow`, so the lock and the rights over a row are applied here. Relations
 * of all rows are read together, because subqueries for each row cost twice as much.
 */
@Injectable()
export class ScreenshotRowsRepository {
  constructor(private readonly database: Database) {}

  /** `select` defines the source of the columns of `screenshots s` and the order of the rows. */
  async read(
    scope: WorkspaceAccess,
    question: RowQuestion,
    select: (columns: Prisma.Sql) => Prisma.Sql,
  ): Promise<ScreenshotRow[]> {
    const statement = select(columns(question.withText));
    const { page, relations } = question.name
      ? await this.atOnce(scope, question, statement)
      : await this.inTurn(scope, question, statement);
    const rows = joined(page, relations);
    const lock = question.ignoresLock ? null : scope.lock;
    for (const row of rows) {
      row.canDelete = mayDelete(scope, row);
      if (!maySeeFindings(scope, row)) row.openFindings = 0;
      if (isLocked(lock, row)) lockRow(row);
    }
    return rows;
  }

  /** Reads the relations with the first row. For prepared statements only, because planning it takes long. */
  private async atOnce(
    scope: WorkspaceAccess,
    { withText, name }: RowQuestion,
    statement: Prisma.Sql,
  ): Promise<Page> {
    const relations = relationsSql(scope, Prisma.sql`select id from page`, withText);
    const page = await this.database.cells(
      CARRYING,
      Prisma.sql`
        with page as materialized (${statement})
        select page.*, case when id = (select id from page limit 1) then ${relations} end as relations
        from page`,
      name,
    );
    const [first] = page;
    const carried = first && carriedBy(first);
    return { page: page.map(toRow), relations: carried ?? NO_RELATIONS };
  }

  private async inTurn(
    scope: WorkspaceAccess,
    { withText }: RowQuestion,
    statement: Prisma.Sql,
  ): Promise<Page> {
    const cells = await this.database.cells(SCREENSHOT, statement);
    const page = cells.map(toRow);
    if (page.length === 0) return { page, relations: NO_RELATIONS };
    const ids = Prisma.sql`select unnest(${page.map(({ id }) => id)}::uuid[])`;
    const [found] = await this.database.query(
      RELATIONS,
      Prisma.sql`select ${relationsSql(scope, ids, withText)} as relations`,
      'relations of rows',
    );
    return { page, relations: found?.relations ?? NO_RELATIONS };
  }
}

function joined(rows: ScreenshotRow[], relations: Relations): ScreenshotRow[] {
  const tags = new Map(relations.tags);
  const collections = new Map(relations.collections);
  const dates = new Map(relations.dates);
  const favorites = new Set(relations.favorites);
  for (const row of rows) {
    row.isFavorite = favorites.has(row.id);
    row.tags = tags.get(row.id) ?? [];
    row.collections = collections.get(row.id) ?? [];
    row.dates = dates.get(row.id)?.map(toDateRow) ?? [];
  }
  return rows;
}
