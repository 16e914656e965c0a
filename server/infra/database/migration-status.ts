import { Client } from 'pg';
import { MIGRATIONS_FOLDER, readMigrations } from './migrations';
import { schemaDrift } from './schema-drift';

/**
 * The state of a migration: `edited` was changed after it had been applied, `failed` was left half-way by another tool,
 * `unknown` came from a newer version.
 */
export type MigrationState = 'applied' | 'pending' | 'edited' | 'failed' | 'unknown';

export interface MigrationRow {
  name: string;
  state: MigrationState;
  appliedAt: Date | null;
}

export interface DatabaseStatus {
  migrations: MigrationRow[];
  /** Differences between the tables and the applied migrations; null when that cannot be determined. */
  drift: string[] | null;
}

interface AppliedRow {
  name: string;
  checksum: string;
  finishedAt: Date | null;
}

/** Compares a database with the migrations of this version. Changes nothing. */
export async function databaseStatus(
  url: string,
  folder = MIGRATIONS_FOLDER,
): Promise<DatabaseStatus> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const migrations = await listMigrations(client, folder);
    const isKnown = migrations.every(({ state }) => state === 'applied' || state === 'pending');
    const applied = new Set(
      migrations.filter(({ state }) => state === 'applied').map(({ name }) => name),
    );
    const sql = readMigrations(folder).filter(({ name }) => applied.has(name));
    return { migrations, drift: isKnown ? await schemaDrift(client, sql) : null };
  } finally {
    await client.end();
  }
}

async function listMigrations(client: Client, folder: string): Promise<MigrationRow[]> {
  const applied = new Map((await readApplied(client)).map((row) => [row.name, row]));
  const known = readMigrations(folder);
  const names = new Set([...known.map(({ name }) => name), ...applied.keys()]);
  return [...names].sort().map((name) => {
    const row = applied.get(name);
    const checksum = known.find((it) => it.name === name)?.checksum;
    return { name, state: stateOf(row, checksum), appliedAt: row?.finishedAt ?? null };
  });
}

function stateOf(row: AppliedRow | undefined, checksum: string | undefined): MigrationState {
  if (!row) return 'pending';
  if (row.finishedAt === null) return 'failed';
  if (checksum === undefined) return 'unknown';
  return row.checksum === checksum ? 'applied' : 'edited';
}

async function readApplied(client: Client): Promise<AppliedRow[]> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<AppliedRow>(`
    select migration_name as name, checksum, finished_at as "finishedAt"
    from _prisma_migrations where rolled_back_at is null`);
  return rows;
}
