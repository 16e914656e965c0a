import { Injectable } from '@nestjs/common';
import { isLocked } from '../../common/lock-window';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { mayDelete } from './deletion.policy';
import { type Cells, columns, toRow } from './screenshot-columns.repository';
import {
  NO_RELATIONS,
  type Relations,
  relationsSql,
  toDateRow,
} from './screenshot-relations.repository';
import type { ScreenshotRow } from './screenshot-row';

export interface RowQuestion {
  withText: boolean;
  /** For what stays allowed when rows are locked: taking everything out. */
  ignoresLock?: boolean;
  /** Of a statement whose text never changes: it is then planned once for each connection. */
  name?: string;
}

interface Page {
  page: Cells[];
  relations: Relations;
}

/**
 * The one way from a table to a `ScreenshotRow`, and so the one place where the lock falls and where rights over a row
 * are told. Tags, collections, dates and favourites of all rows come together: subqueries for every row cost twice as
 * much.
 */
@Injectable()
export class ScreenshotRows {
  constructor(private readonly database: Database) {}

  /** `select` says where the columns, of `screenshots s`, come from, and in which order the rows. */
  async read(
    scope: WorkspaceScope,
    question: RowQuestion,
    select: (columns: Prisma.Sql) => Prisma.Sql,
  ): Promise<ScreenshotRow[]> {
    const statement = select(columns(question.withText));
    const { page, relations } = question.name
      ? await this.atOnce(scope, question, statement)
      : await this.inTurn(scope, question, statement);
    const rows = joined(page.map(toRow), relations);
    const lock = question.ignoresLock ? null : scope.lock;
    for (const row of rows) {
      row.canDelete = mayDelete(scope, row);
      if (isLocked(lock, row)) close(row);
    }
    return rows;
  }

  /** The relations travel with the first row. Only for what is planned once: they take long to plan. */
  private async atOnce(
    scope: WorkspaceScope,
    { withText, name }: RowQuestion,
    statement: Prisma.Sql,
  ): Promise<Page> {
    const relations = relationsSql(scope, Prisma.sql`select id from page`, withText);
    const page = await this.database.cells<Cells>(
      Prisma.sql`
        with page as materialized (${statement})
        select page.*, case when id = (select id from page limit 1) then ${relations} end from page`,
      name,
    );
    const carried = page[0]?.at(-1) as Relations | undefined;
    return { page, relations: carried ?? NO_RELATIONS };
  }

  private async inTurn(
    scope: WorkspaceScope,
    { withText }: RowQuestion,
    statement: Prisma.Sql,
  ): Promise<Page> {
    const page = await this.database.cells<Cells>(statement);
    if (page.length === 0) return { page, relations: NO_RELATIONS };
    const ids = Prisma.sql`select unnest(${page.map(([id]) => id)}::uuid[])`;
    const [found] = await this.database.query<{ relations: Relations }>(
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

/** A locked row keeps its title, its date and its place; what was read in it stays closed. */
function close(row: ScreenshotRow): void {
  row.isLocked = true;
  row.text = null;
  for (const date of row.dates) date.context = '';
}
