/** A column of a result: the name of its type in PostgreSQL, and the TypeScript type of its values. */
export interface Column<Value> {
  /** As in `pg_type`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** All values that it may hold; null means any. */
  readonly words: readonly string[] | null;
  /** Stands for a value that is hidden from the reader; a document has none. */
  readonly blank: Value | undefined;
}

/** The columns of a result in their order. The tests compare it with the columns that PostgreSQL reports. */
export type Shape = Readonly<Record<string, Column<unknown>>>;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;

/** A row of this shape. */
export type RowOf<S extends Shape> = { -readonly [Name in keyof S]: ValueOf<S[Name]> };

/** A row of this shape as its values in the order of the columns. */
export type CellsOf<S extends Shape> = readonly ValueOf<S[keyof S]>[];

const column = <Value>(type: string, blank?: Value): Column<Value> => ({
  type,
  isNullable: false,
  words: null,
  blank,
});

export const shape = <S extends Shape>(columns: S): S => columns;

export const text = column('text', '');
export const varchar = column('varchar', '');
/** `char(n)`. */
export const bpchar = column('bpchar', '');
export const uuid = column('uuid', '');
export const boolean = column('bool', false);
export const int4 = column('int4', 0);
export const int8 = column('int8', 0);
export const float4 = column('float4', 0);
export const float8 = column('float8', 0);
export const bytea = column('bytea', Buffer.alloc(0));
export const timestamptz = column('timestamptz', new Date(0));
/** YYYY-MM-DD, because a Date would give it a time zone. */
export const date = column('date', '');
/** A function called for its effect. */
export const nothing = column<unknown>('void');
export const textArray = column<string[]>('_text', []);

/** A document. PostgreSQL says nothing about its content, so its type is that of our statements which write it. */
export const jsonb = <Value>(): Column<Value> => column('jsonb');

/** A document that the statement itself puts together. */
export const json = <Value>(): Column<Value> => column('json');

export const nullable = <Value>(of: Column<Value>): Column<Value | null> => ({
  ...of,
  isNullable: true,
  blank: null,
});

/** One of these words, in a column of text or of an enumeration. */
export const oneOf = <const Word extends string>(
  words: readonly Word[],
  type = 'text',
): Column<Word> => ({ ...column(type, words[0]), words });

/** A statement without rows. */
export const NONE = shape({});

/** Rows whose number alone counts: `select 1` and `returning 1`. */
export const FOUND = shape({ '?column?': int4 });

export const ID = shape({ id: uuid });

/** The result of `count(*)`. */
export const COUNT = shape({ count: int8 });

/** Reads one cell by the name of its column. */
export function cellReader<S extends Shape, Name extends keyof S & string>(
  shape: S,
  name: Name,
): (cells: readonly unknown[]) => RowOf<S>[Name] {
  const index = Object.keys(shape).indexOf(name);
  return (cells) => cells[index] as RowOf<S>[Name];
}

/** Makes an object of cells, with further fields that `more` begins with. */
export function rowReader<S extends Shape, More extends object>(
  shape: S,
  more: () => More,
): (cells: readonly unknown[]) => RowOf<S> & More {
  const names = Object.keys(shape);
  const template = compactObject([...names, ...Object.keys(more())]);
  return (cells) => {
    // A copy of an object with all fields is several times as fast as one that grows field by field.
    const row: Record<string, unknown> = { ...template };
    Object.assign(row, more());
    for (let index = 0; index < names.length; index += 1) row[names[index]!] = cells[index];
    return row as RowOf<S> & More;
  };
}

/**
 * An object with these fields, all null. V8 keeps the fields of an object that JSON describes in a record, and those of
 * an object that grew to more than about twenty computed fields in a hash table, which costs a list twice the time.
 */
const compactObject = (names: readonly string[]): Record<string, null> =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<
    string,
    null
  >;

/** A row that says nothing: every column has its blank value. */
export const blankRow = <S extends Shape>(shape: S): RowOf<S> =>
  Object.fromEntries(Object.entries(shape).map(([name, { blank }]) => [name, blank])) as RowOf<S>;
