import type { INestApplicationContext } from '@nestjs/common';
import type { Client, QueryResultRow } from 'pg';
import { Database } from '../../../server/infra/database/database';
import type { TestDatabase } from '../database';
import { onDatabase } from '../database.template';
import { lockWatch } from '../lock-watch';

/** The rows behind the application, read and written without it. */
export class DatabaseDriver {
  constructor(
    private readonly nest: INestApplicationContext,
    private readonly database: TestDatabase,
  ) {}

  get url(): string {
    return this.database.url;
  }

  /** The rows of one statement. */
  async query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    return this.connected(async (client) => (await client.query<Row>(text, values)).rows);
  }

  /** Work on one connection, such as a transaction that holds a lock. */
  connected<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    return onDatabase(this.url, work);
  }

  /** Empties every table but the plans. */
  deleteAll(): Promise<void> {
    return this.database.deleteAll();
  }

  /** `table.column` of every value that contains this text, in any case. */
  traces(text: string): Promise<string[]> {
    return this.connected(async (client) => {
      const { rows } = await client.query<{ table: string; column: string }>(
        `select table_name as "table", column_name as "column" from information_schema.columns
         where table_schema = 'public'`,
      );
      const found: string[] = [];
      for (const { table, column } of rows) {
        const hit = await client.query(
          `select 1 from "${table}" where position($1 in lower("${column}"::text)) > 0 limit 1`,
          [text],
        );
        if (hit.rowCount) found.push(`${table}.${column}`);
      }
      return found;
    });
  }

  /** All statements of the API during the work that name one of these tables. */
  async readsOf(tables: RegExp, work: () => Promise<unknown>): Promise<string[]> {
    const database = this.nest.get(Database);
    const watch = lockWatch();
    const sent: string[] = [];
    database.observe((text, transaction) => {
      if (tables.test(text)) sent.push(text);
      watch(text, transaction);
    });
    await work();
    database.observe(lockWatch());
    return sent;
  }

  /** The statements that transactions of the API send during the work. The order of locks is watched as before. */
  async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const database = this.nest.get(Database);
    const watch = lockWatch();
    const sent: string[] = [];
    database.observe((text, transaction) => {
      if (transaction) sent.push(text);
      watch(text, transaction);
    });
    await work();
    database.observe(lockWatch());
    return sent;
  }
}
