import { relative, resolve } from 'node:path';
import type { FieldDef, QueryArrayResult, QueryResult } from 'pg';
import { Database } from '../../server/infra/database/database';
import type { Column, Shape } from '../../server/infra/database/row-shape';
import { onDatabase } from './database.template';

type Types = Map<number, string>;
type Result = QueryArrayResult | QueryResult;

const ROOT = resolve(__dirname, '../..');

/** Types that come with PostgreSQL have the same number in every database. */
const FIRST_OWN_TYPE = 16_384;

const builtIn: Types = new Map();
const known = new Map<string, Promise<Types>>();
const reached = new Set<string>();
const wrong = new Set<string>();
const underWay = new Set<Promise<void>>();

/** Compares the result of every statement with its declared shape, and remembers which call sites were reached. */
export function watchRows(): void {
  Database.inspector = (shape) => {
    // The stack of the call is gone once the result is there.
    const site = callSite();
    return (result, url) => {
      const check = compare(shape, result, url)
        .then(async (faults) => {
          if (faults.length === 0) await reach(site);
          for (const fault of faults) wrong.add(`${site}: ${fault}`);
        })
        .finally(() => underWay.delete(check));
      underWay.add(check);
    };
  };
}

/** Statements whose result differed from their shape since the last call. */
export async function wrongRows(): Promise<string[]> {
  await Promise.all(underWay);
  const found = [...wrong];
  wrong.clear();
  return found;
}

async function reach(site: string): Promise<void> {
  // Tests send statements of their own.
  if (reached.has(site) || !site.startsWith('server/')) return;
  reached.add(site);
  const { record } = await import('../../scripts/lib/statement-record.mjs');
  record(site);
}

/** Lines of the sources by their position in the compiled code. */
const sites = new Map<string, string>();

/** The line that called `Database`; the frames above it are this function, the inspector and the method. */
function callSite(): string {
  const position = compiledPosition();
  const known = sites.get(position);
  if (known !== undefined) return known;
  const frame = new Error().stack?.split('\n')[4] ?? '';
  const [, file = '', line = ''] = /\(?(\/[^:()]+):(\d+):\d+\)?$/.exec(frame) ?? [];
  const site = `${relative(ROOT, file)}:${line}`;
  sites.set(position, site);
  return site;
}

/**
 * The same place without a look at the source map, which would take 0.3 ms for every statement. One more frame is above
 * it: this function.
 */
function compiledPosition(): string {
  const { stackTraceLimit } = Error;
  const prepareStackTrace: unknown = Reflect.get(Error, 'prepareStackTrace');
  Error.stackTraceLimit = 5;
  Error.prepareStackTrace = (_error, frames) => frames[4];
  const frame = new Error().stack as unknown as NodeJS.CallSite | undefined;
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return `${frame?.getFileName()}:${frame?.getLineNumber()}:${frame?.getColumnNumber()}`;
}

async function compare(shape: Shape, result: Result, url: string): Promise<string[]> {
  const types = await typesOf(result.fields, url);
  const columns = Object.entries(shape);
  const declared = columns.map(([name, { type }]) => `${name} ${type}`).join(', ');
  const actual = result.fields.map((it) => `${it.name} ${nameOf(it, types)}`).join(', ');
  if (declared !== actual) return [`it declares (${declared}) and returns (${actual})`];
  return columns.flatMap(([name, column], index) => {
    const values = result.rows.map((row: Record<string, unknown> | unknown[]) =>
      Array.isArray(row) ? row[index] : row[name],
    );
    const bad = values.find((value) => !fits(value, column));
    return bad === undefined ? [] : [`${name} holds ${JSON.stringify(bad)}`];
  });
}

function fits(value: unknown, { isNullable, words }: Column<unknown>): boolean {
  if (value === null) return isNullable;
  return words === null || words.includes(value as string);
}

const nameOf = ({ dataTypeID }: FieldDef, types: Types) =>
  builtIn.get(dataTypeID) ?? types.get(dataTypeID) ?? String(dataTypeID);

/** The names of our own types differ from database to database, also after one was restored. */
async function typesOf(fields: readonly FieldDef[], url: string): Promise<Types> {
  const hasOwn = fields.some(({ dataTypeID }) => dataTypeID >= FIRST_OWN_TYPE);
  if (!hasOwn && builtIn.size > 0) return builtIn;
  const types = await (known.get(url) ?? load(url));
  return fields.every(({ dataTypeID }) => types.has(dataTypeID)) ? types : load(url);
}

function load(url: string): Promise<Types> {
  const types = onDatabase(url, async (client) => {
    const { rows } = await client.query<{ oid: number; typname: string }>(
      'select oid, typname from pg_type',
    );
    for (const { oid, typname } of rows) if (oid < FIRST_OWN_TYPE) builtIn.set(oid, typname);
    return new Map(rows.map(({ oid, typname }) => [oid, typname]));
  });
  known.set(url, types);
  return types;
}
