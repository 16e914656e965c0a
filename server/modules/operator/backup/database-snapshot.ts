import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type AppliedMigration, readApplied } from '../../../infra/database/migrations';
import { type ArchiveTable, LEFT_OUT } from './archive-format';

export interface StoredOriginal {
  id: string;
  sha256: string;
}

const PAGE = 1_000;

/** A consistent view of every table, however long reading takes and whatever is written meanwhile. */
export class DatabaseSnapshot {
  private constructor(
    private readonly client: Client,
    /** The instant of the snapshot. */
    readonly takenAt: Date,
  ) {}

  static async open(url: string): Promise<DatabaseSnapshot> {
    const client = new Client({ connectionString: url });
    // A lost connection fails the pending statement; without a listener it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`
      begin isolation level repeatable read read only;
      set local timezone to 'UTC'; set local datestyle to 'ISO'; set local bytea_output to 'hex';
      set local extra_float_digits to 1; set local statement_timeout to 0;
      set local idle_in_transaction_session_timeout to 0`);
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
    return new DatabaseSnapshot(client, rows[0]?.at ?? new Date(0));
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  migrations(): Promise<AppliedMigration[]> {
    return readApplied(this.client);
  }

  async tables(): Promise<ArchiveTable[]> {
    const { rows } = await this.client.query<ArchiveTable & { parents: string[] }>(TABLES, [
      LEFT_OUT,
    ]);
    return parentsFirst(rows).map(({ name, columns }) => ({ name, columns }));
  }

  /** The present value of each sequence. Sequences are not part of a snapshot, so a value may be ahead of the rows. */
  async sequences(): Promise<{ name: string; value: string }[]> {
    const { rows } = await this.client.query<{ name: string; value: string }>(
      `select sequencename::text as name, last_value::text as value from pg_sequences
       where schemaname = current_schema() and last_value is not null order by 1`,
    );
    return rows;
  }

  /** The rows of a table as COPY writes them; `onEnd` receives their number. */
  async *rowsOf({ name, columns }: ArchiveTable, onEnd: (rows: number) => void) {
    const copy = this.client.query(copyTo(`copy ${columnList(name, columns)} to stdout`));
    for await (const chunk of copy) yield chunk as Buffer;
    onEnd(copy.rowCount);
  }

  /** The screenshots whose files belong to these rows, ordered by id. */
  async *originals(): AsyncGenerator<StoredOriginal> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await this.client.query<StoredOriginal>(
        `select id, encode(sha256, 'hex') as sha256 from screenshots
         where id > $1 order by id limit ${PAGE}`,
        [after],
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  }
}

/** Those of these screenshots that exist now, read outside the snapshot. */
export async function stillThere(url: string, ids: readonly string[]): Promise<Set<string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const query = 'select id from screenshots where id = any($1::uuid[])';
    const { rows } = await client.query<{ id: string }>(query, [ids]);
    return new Set(rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
}

/** Leaves out generated columns. */
const TABLES = `
  select t.relname::text as name,
    array(select a.attname::text from pg_attribute a
          where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
    array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
          where f.conrelid = t.oid and f.contype = 'f' and p.oid <> t.oid) as parents
  from pg_class t
  where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relname <> all ($1)
  order by 1`;

function parentsFirst<Table extends { name: string; parents: string[] }>(
  tables: readonly Table[],
): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<Table>();
  const place = (table: Table, children: readonly string[]) => {
    if (ordered.has(table)) return;
    if (children.includes(table.name))
      throw new Error(`${table.name} points at itself in a circle`);
    for (const parent of table.parents.flatMap((name) => byName.get(name) ?? [])) {
      place(parent, [...children, table.name]);
    }
    ordered.add(table);
  };
  for (const table of tables) place(table, []);
  return [...ordered];
}

/** `"table" ("column", …)`, for both directions of COPY. */
export const columnList = (table: string, columns: readonly string[]) =>
  `${quoted(table)} (${columns.map(quoted).join(', ')})`;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
