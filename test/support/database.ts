import type { Client } from 'pg';
import { ADMIN_URL, asDatabase, keepConnected, onDatabase, TEMPLATE } from './database.template';

/** Tables that are not emptied: the history of migrations, and the seed. */
const KEPT = ['_prisma_migrations', 'plans'];

export interface TestDatabase {
  url: string;
  /** Empties every table but the plans; call it before each test. */
  deleteAll(): Promise<void>;
}

/** The database of this jest worker: migrated, seeded, empty, and exclusive while a test file runs. */
export async function testDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env[ADMIN_URL];
  if (!adminUrl) throw new Error('No database: this project lacks database.global-setup.ts');
  const name = `shotvault_worker_${process.env.JEST_WORKER_ID ?? '1'}`;
  const url = asDatabase(adminUrl, name);
  const isNew = await createUnlessThere(adminUrl, name);
  keepConnected(url);
  const deletion = await onDatabase(url, writeDeletion);
  const deleteAll = () => deleted(url, deletion);
  // An earlier test file of this worker may have left rows.
  if (!isNew) await deleteAll();
  return { url, deleteAll };
}

/** The code of PostgreSQL for a transaction that was ended because two waited for each other. */
const DEADLOCK = '40P01';

/** A worker of the test before may still write what it read; whoever of the two was ended, the next try follows it. */
async function deleted(url: string, deletion: string): Promise<void> {
  try {
    await onDatabase(url, (client) => client.query(deletion));
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error;
    await deleted(url, deletion);
  }
}

async function createUnlessThere(adminUrl: string, name: string): Promise<boolean> {
  return onDatabase(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount) return false;
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    return true;
  });
}

/** TRUNCATE creates a new file for each table and index, which takes a hundred times as long here. */
async function writeDeletion(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> ALL($1)`,
    [KEPT],
  );
  const deletes = rows.map(({ name }) => `DELETE FROM ${name}`);
  // Without foreign keys and triggers, so the order of deletion does not matter.
  const withoutKeys = 'SET LOCAL session_replication_role = replica';
  return ['BEGIN', withoutKeys, ...deletes, 'COMMIT'].join(';');
}
