import { ADMIN_URL, asDatabase, onDatabase, TEMPLATE } from './database.template';

/** What a truncated database keeps: its history and what the seed wrote. */
const KEPT = ['_prisma_migrations', 'plans'];

export interface TestDatabase {
  url: string;
  /** Empties every table but the plans; call it before each test. */
  truncateAll(): Promise<void>;
}

/** The database of this jest worker: migrated, seeded, empty, and nobody else's while a test file runs. */
export async function testDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env[ADMIN_URL];
  if (!adminUrl) throw new Error('No database: this project lacks database.global-setup.ts');
  const name = `shotvault_worker_${process.env.JEST_WORKER_ID ?? '1'}`;
  const url = asDatabase(adminUrl, name);
  const truncateAll = () => emptyTables(url);
  const isNew = await createUnlessThere(adminUrl, name);
  // An earlier test file of this worker may have left rows.
  if (!isNew) await truncateAll();
  return { url, truncateAll };
}

async function createUnlessThere(adminUrl: string, name: string): Promise<boolean> {
  return onDatabase(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount) return false;
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    return true;
  });
}

async function emptyTables(url: string): Promise<void> {
  await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename <> ALL($1)`,
      [KEPT],
    );
    if (rows.length > 0) await client.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')}`);
  });
}
