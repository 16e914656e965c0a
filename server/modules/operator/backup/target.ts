import { Client } from 'pg';
import { SEEDED } from './archive-format';
import type { FileStorage } from '../../../infra/storage/file-storage';
import type { Vault } from './backup';
import { quoted } from './database-snapshot';

/** The data that a restore would replace. */
export interface RestoreTarget {
  isEmpty: boolean;
  people: number;
  screenshots: number;
  hasFiles: boolean;
  /** Connections of other programs to the same database. */
  others: number;
}

export async function describeTarget({ url, storage }: Vault): Promise<RestoreTarget> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const filled = await filledTables(client);
    const hasFiles = await holdsFiles(storage);
    return {
      isEmpty: filled.length === 0 && !hasFiles,
      hasFiles,
      people: filled.includes('users') ? await count(client, 'users') : 0,
      screenshots: filled.includes('screenshots') ? await count(client, 'screenshots') : 0,
      others: await otherConnections(client),
    };
  } finally {
    await client.end();
  }
}

async function holdsFiles(storage: FileStorage): Promise<boolean> {
  for await (const _ of storage.list()) return true;
  return false;
}

async function filledTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename::text as name from pg_tables
     where schemaname = current_schema() and tablename <> all ($1)`,
    [['_prisma_migrations', ...SEEDED]],
  );
  const filled: string[] = [];
  for (const { name } of rows) {
    const found = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (found.rows.length > 0) filled.push(name);
  }
  return filled;
}

async function count(client: Client, table: 'users' | 'screenshots'): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table}`);
  return Number(rows[0]?.n);
}

async function otherConnections(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  return Number(rows[0]?.n);
}
