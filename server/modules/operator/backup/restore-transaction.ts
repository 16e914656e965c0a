import { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import {
  applyInTransaction,
  createTable,
  type Migration,
  readApplied,
} from '../../../infra/database/migrations';
import {
  ArchiveError,
  type ArchiveHeader,
  type ArchiveManifest,
  type ArchiveTable,
} from './archive-format';
import { columnList, quoted } from './database-snapshot';

/** A table that is being filled: its rows may come in many pieces, but in one statement. */
interface Filling {
  table: string;
  copy: CopyStreamQuery;
  ended: Promise<void>;
}

/** Makes all database changes of a restore in one transaction. */
export class RestoreTransaction {
  private readonly rows: Record<string, number> = {};
  private filling: Filling | null = null;

  private constructor(private readonly client: Client) {}

  static async begin(url: string): Promise<RestoreTransaction> {
    const client = new Client({ connectionString: url });
    // A lost connection fails the pending statement; without a listener it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`
      begin; set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0`);
    return new RestoreTransaction(client);
  }

  /** Closing the connection rolls an uncommitted transaction back. */
  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  /** Empties the database and migrates it to the schema of the archive. */
  async makeRoom(schema: readonly Migration[]): Promise<void> {
    const applied = await readApplied(this.client);
    await this.rememberReplaced(applied.length > 0);
    if (sameNames(applied, schema)) return this.emptyTables();
    const { rows } = await this.client.query<{ schema: string }>(
      'select current_schema() as schema',
    );
    const name = quoted(rows[0]?.schema ?? 'public');
    await this.client.query(`drop schema ${name} cascade; create schema ${name}`);
    await createTable(this.client);
    for (const migration of schema) await applyInTransaction(this.client, migration);
  }

  /** Loads one piece of the rows of a table. */
  async load(table: ArchiveTable, bytes: AsyncIterable<Buffer>): Promise<void> {
    if (this.filling?.table !== table.name) {
      await this.endTable();
      const { name, columns } = table;
      const copy = this.client.query(copyFrom(`copy ${columnList(name, columns)} from stdin`));
      const ended = finished(copy);
      // The error is handled when the table ends.
      ended.catch(() => undefined);
      this.filling = { table: name, copy, ended };
    }
    const { copy, ended } = this.filling;
    for await (const chunk of bytes) {
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), ended]);
    }
  }

  async endTable(): Promise<void> {
    if (!this.filling) return;
    const { table, copy, ended } = this.filling;
    this.filling = null;
    copy.end();
    await ended;
    this.rows[table] = copy.rowCount;
  }

  /** The stored hash of a screenshot's file. */
  async sha256Of(id: string): Promise<string> {
    const { rows } = await this.client.query<{ sha256: string }>(
      `select encode(sha256, 'hex') as sha256 from screenshots where id = $1`,
      [id],
    );
    if (!rows[0]) throw new ArchiveError(`The archive has a file of ${id}, and no row.`);
    return rows[0].sha256;
  }

  /**
   * Runs after the last row: checks that everything the archive lists is there, deletes what was deleted while it was
   * made, and queues interrupted jobs again. Returns the workspaces that lost screenshots.
   */
  async complete(header: ArchiveHeader, { rows, gone }: ArchiveManifest): Promise<string[]> {
    await this.endTable();
    for (const { name } of header.tables) {
      if ((this.rows[name] ?? 0) === rows[name]) continue;
      throw new ArchiveError(`${name} has ${this.rows[name] ?? 0} rows instead of ${rows[name]}.`);
    }
    for (const { name, value } of header.sequences) {
      await this.client.query('select setval($1::regclass, $2::bigint)', [quoted(name), value]);
    }
    await this.client.query(`
      update jobs set state = 'queued', attempts = greatest(attempts - 1, 0), lease_owner = null, lease_until = null
      where state = 'running'`);
    const lost = await this.client.query<{ id: string }>(
      `with lost as (delete from screenshots where id = any($1::uuid[]) returning workspace_id)
       select distinct workspace_id as id from lost`,
      [gone],
    );
    return lost.rows.map(({ id }) => id);
  }

  async commit(): Promise<void> {
    await this.client.query('commit');
  }

  /** The screenshots that were there before and no longer are. */
  async listReplaced(): Promise<string[]> {
    const { rows } = await this.client.query<{ id: string }>(
      'select id from replaced except select id from screenshots',
    );
    return rows.map(({ id }) => id);
  }

  private async rememberReplaced(hasTables: boolean): Promise<void> {
    await this.client.query('create temporary table replaced (id uuid)');
    if (hasTables) await this.client.query('insert into replaced select id from screenshots');
  }

  private async emptyTables(): Promise<void> {
    const { rows } = await this.client.query<{ name: string }>(
      `select tablename::text as name from pg_tables
       where schemaname = current_schema() and tablename <> '_prisma_migrations'`,
    );
    await this.client.query(`truncate ${rows.map(({ name }) => quoted(name)).join(', ')}`);
  }
}

const sameNames = (a: readonly { name: string }[], b: readonly { name: string }[]) =>
  a.length === b.length && a.every(({ name }, at) => name === b[at]?.name);
