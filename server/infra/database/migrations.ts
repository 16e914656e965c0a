import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { projectRoot } from '../config/project-root';
import { beginWithAllTables } from './table-locks';

/** The number that Prisma's own tool locks, so that both never migrate at the same time. */
const PRISMA_LOCK = 72_707_369;

/** Longer than any work of the product; a backup of a large database may take as long. */
const PATIENCE_MS = 10 * 60_000;

/** The migrations of this version. */
export const MIGRATIONS_FOLDER = join(projectRoot(), 'prisma', 'migrations');

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export interface AppliedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Migrates a database and returns the names of the applied migrations. It writes the same rows as `prisma migrate
 * deploy`, which can be used instead, but needs neither that tool nor its engine.
 */
export async function applyMigrations(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    if (pending(migrations, await readApplied(client)).length === 0) return [];
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await createTable(client);
    // Read again, because the previous holder of the lock may have applied them.
    const missing = pending(migrations, await readApplied(client));
    await applyAll(client, missing);
    return missing.map(({ name }) => name);
  } finally {
    // Ending the session also releases the lock.
    await client.end();
  }
}

export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The migrations that a database has recorded. */
export async function readApplied(client: Client): Promise<AppliedMigration[]> {
  const table = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<AppliedMigration>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

/** The migrations still to apply; throws a readable error when none may be applied. */
function pending(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, isFinished } of applied) {
    const known = byName.get(name);
    if (!isFinished)
      throw new MigrationError(
        `Migration ${name} failed in this database earlier. Repair what it left, then mark it with "prisma migrate resolve".`,
      );
    if (!known)
      throw new MigrationError(
        `This database has migration ${name}, which this version of Shotvault does not know. Start the newer version again.`,
      );
    if (known.checksum !== checksum)
      throw new MigrationError(
        `Migration ${name} was edited after it had been applied. Restore the file and put the change into a new migration.`,
      );
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

/**
 * All or none, in one transaction: the version before does not know half of them and would refuse to start
 * (docs/upgrade.md#when-a-migration-fails).
 */
async function applyAll(client: Client, migrations: readonly Migration[]): Promise<void> {
  await begin(client);
  for (const migration of migrations) {
    try {
      await applyInTransaction(client, migration);
    } catch (error) {
      await client.query('ROLLBACK');
      throw new MigrationError(
        `Migration ${migration.name} cannot be applied, and nothing of this upgrade was: ${(error as Error).message}`,
        { cause: error },
      );
    }
  }
  await client.query('COMMIT');
}

async function begin(client: Client): Promise<void> {
  try {
    await beginWithAllTables(client, PATIENCE_MS);
  } catch (error) {
    throw new MigrationError(
      `Nothing of this upgrade was applied, because the tables are in use, perhaps by a backup: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Applies one migration and records it, in the transaction that the caller has begun. */
export async function applyInTransaction(
  client: Client,
  { name, sql, checksum }: Migration,
): Promise<void> {
  await client.query(sql);
  await client.query(
    `INSERT INTO _prisma_migrations
       (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES (gen_random_uuid()::text, $1, $2, now(), clock_timestamp(), 1)`,
    [checksum, name],
  );
}

/** Creates the table of the history unless it exists. */
export async function createTable(client: Client): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id                  VARCHAR(36) PRIMARY KEY NOT NULL,
      checksum            VARCHAR(64) NOT NULL,
      finished_at         TIMESTAMPTZ,
      migration_name      VARCHAR(255) NOT NULL,
      logs                TEXT,
      rolled_back_at      TIMESTAMPTZ,
      started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
      applied_steps_count INTEGER NOT NULL DEFAULT 0
    )`);
}
