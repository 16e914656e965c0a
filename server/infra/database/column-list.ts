import { Prisma } from './generated/client';
import type { Column } from './row-shape';

/** A value that a statement selects: its expression, and its column in the result. */
interface Selected {
  readonly sql: Prisma.Sql;
  readonly column: Column<unknown>;
}

/** The values of a select list by their names, in their order. */
export type ColumnList = Readonly<Record<string, Selected>>;

type ShapeOf<List extends ColumnList> = { readonly [Name in keyof List]: List[Name]['column'] };

/** The columns of a result with this select list. */
export const shapeOf = <List extends ColumnList>(list: List): ShapeOf<List> =>
  Object.fromEntries(
    Object.entries(list).map(([name, { column }]) => [name, column]),
  ) as ShapeOf<List>;

/** `expression as "name"` for each value. */
export const selectList = (list: ColumnList): Prisma.Sql =>
  Prisma.join(
    Object.entries(list).map(([name, { sql }]) => Prisma.sql`${sql} as ${Prisma.raw(`"${name}"`)}`),
  );

/** The expressions alone. */
export const expressions = (list: ColumnList): Prisma.Sql[] =>
  Object.values(list).map(({ sql }) => sql);
