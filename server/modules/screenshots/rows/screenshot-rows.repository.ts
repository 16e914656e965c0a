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
  /** Only where the text of the statement never changes: each connection plans it once. */
  prepared?: {
    name: string;
    /** Selects the ids of the rows in their order. */
    ids: Prisma.Sql;
  };
}

/** A page whose first row carries the relations of all. */
const CARRYING = shape({ ...SCREENSHOT, relations: nullable(json<Relations>()) });
const carriedBy = cellReader(CARRYING, 'relations');

const RELATIONS = shape({ relations: json<Relations>() });

/** Completes a select list, with the columns of `screenshots s`, to a statement with its source and the order of the rows. */
type Select = (columns: Prisma.Sql) => Prisma.Sql;

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

  async read(
    scope: WorkspaceAccess,
    question: RowQuestion,
    select: Select,
  ): Promise<ScreenshotRow[]> {
    const { page, relations } = question.prepared
      ? await this.atOnce(scope, question.withText, question.prepared, select)
      : await this.inTurn(scope, question.withText, select);
    const rows = joined(page, relations);
    const lock = question.ignoresLock ? null : scope.lock;
    for (const row of rows) {
      row.canDelete = mayDelete(scope, row);
      if (!maySeeFindings(scope, row)) row.openFindings = 0;
      if (isLocked(lock, row)) lockRow(row);
    }
    return rows;
  }

  /**
   * Reads the relations with the first row. For prepared statements only, because planning it takes long. The ids are
   * read once more from the index, which costs less than carrying whole rows through a common table.
   */
  private async atOnce(
    scope: WorkspaceAccess,
    withText: boolean,
    { name, ids }: NonNullable<RowQuestion['prepared']>,
    select: Select,
  ): Promise<Page> {
    const relations = relationsSql(scope, Prisma.sql`select ids from page`, withText);
    const statement = select(Prisma.sql`
      ${columns(withText)}, case when s.id = (select ids[1] from page) then ${relations} end as relations`);
    const page = await this.database.cells(
      CARRYING,
      Prisma.sql`with page as materialized (select array(${ids}) as ids) ${statement}`,
      name,
    );
    const [first] = page;
    const carried = first && carriedBy(first);
    return { page: page.map(toRow), relations: carried ?? NO_RELATIONS };
  }

  private async inTurn(scope: WorkspaceAccess, withText: boolean, select: Select): Promise<Page> {
    const cells = await this.database.cells(SCREENSHOT, select(columns(withText)));
    const page = cells.map(toRow);
    if (page.length === 0) return { page, relations: NO_RELATIONS };
    const ids = Prisma.sql`select ${page.map(({ id }) => id)}::uuid[]`;
    const [found] = await this.database.query(
      RELATIONS,
      Prisma.sql`select ${relationsSql(scope, ids, withText)} as relations`,
      'relations of rows',
    );
    return { page, relations: found?.relations ?? NO_RELATIONS };
  }
}

function joined(rows: ScreenshotRow[], relations: Relations): ScreenshotRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  related(byId, relations.tags, ({ tags }, at, [, name]) => tags.push(name[at]!));
  related(byId, relations.collections, ({ collections }, at, [, id, name, color]) =>
    collections.push({ id: id[at]!, name: name[at]!, color: color[at]! }),
  );
  related(byId, relations.dates, ({ dates }, at, [, ...cells]) =>
    dates.push(toDateRow(cells.map((column) => column[at]))),
  );
  related(byId, relations.favorites, (row) => {
    row.isFavorite = true;
  });
  return rows;
}

/** Calls `add` for each entry of a relation, with its row and its index in the lists. */
function related<Lists extends readonly [of: string[], ...rest: unknown[][]]>(
  rows: ReadonlyMap<string, ScreenshotRow>,
  lists: Lists | null,
  add: (row: ScreenshotRow, at: number, lists: Lists) => void,
): void {
  lists?.[0].forEach((id, at) => {
    const row = rows.get(id);
    if (row) add(row, at, lists);
  });
}
