import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations } from '../../server/infra/database/migrations';
import { ADMIN_URL, asDatabase, onDatabase } from '../support/database.template';

const NAME = `migrations_${process.env.JEST_WORKER_ID}`;
const admin = () => process.env[ADMIN_URL] ?? '';
const FIRST = 'CREATE TABLE first (id int);';

let folder: string;
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-migrations-'));
  url = asDatabase(admin(), NAME);
  await onDatabase(admin(), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${NAME}`);
  });
  write('20260101000000_first', FIRST);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

async function untilSomebodyWaits(): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = '${NAME}' AND wait_event_type = 'Lock'`;
  while ((await rowsOf(waiting)).length === 0) await new Promise((done) => setTimeout(done, 20));
}

const rowsOf = (sql: string) =>
  onDatabase(url, (client) => client.query(sql)).then(({ rows }) => rows as unknown[]);

describe('migrations', () => {
  it('applies missing migrations in order, once', async () => {
    write('20260102000000_second', 'ALTER TABLE first ADD COLUMN name text;');
    expect(await applyMigrations(url, folder)).toEqual([
      '20260101000000_first',
      '20260102000000_second',
    ]);
    expect(await applyMigrations(url, folder)).toEqual([]);
    expect(await rowsOf('SELECT name FROM first')).toEqual([]);
  });

  it("writes the row that Prisma's own tool would write", async () => {
    await applyMigrations(url, folder);
    expect(
      await rowsOf(`SELECT migration_name, checksum, applied_steps_count, rolled_back_at, logs,
                           finished_at IS NOT NULL AS finished FROM _prisma_migrations`),
    ).toEqual([
      {
        migration_name: '20260101000000_first',
        checksum: createHash('sha256').update(FIRST).digest('hex'),
        applied_steps_count: 1,
        rolled_back_at: null,
        logs: null,
        finished: true,
      },
    ]);
  });

  it('applies each one once when several servers start together', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(url, folder)));
    expect(all.flat()).toEqual(['20260101000000_first']);
  });

  it('takes the whole upgrade back when one of its migrations fails, and names it', async () => {
    await applyMigrations(url, folder);
    write('20260102000000_fine', 'CREATE TABLE fine (id int);');
    write('20260103000000_broken', 'CREATE TABLE half (id int); SELECT nonsense;');
    await expect(applyMigrations(url, folder)).rejects.toThrow(/20260103000000_broken.*nonsense/);
    const tables = await rowsOf(`SELECT to_regclass('fine') AS fine, to_regclass('half') AS half`);
    expect(tables).toEqual([{ fine: null, half: null }]);
    // The version before starts again: it knows every migration of the database.
    for (const name of ['20260102000000_fine', '20260103000000_broken'])
      rmSync(join(folder, name), { recursive: true });
    expect(await applyMigrations(url, folder)).toEqual([]);
  });

  it('waits for work that uses the same tables in another order, and disturbs none', async () => {
    write('20260101000000_first', `${FIRST} CREATE TABLE other (id int);`);
    await applyMigrations(url, folder);
    write('20260102000000_more', 'ALTER TABLE first ADD a int; ALTER TABLE other ADD a int;');
    const upgrade = await onDatabase(url, async (client) => {
      await client.query('BEGIN');
      await client.query('INSERT INTO other VALUES (1)');
      const applying = applyMigrations(url, folder);
      // From here on the upgrade wants what this work has.
      await untilSomebodyWaits();
      await client.query('INSERT INTO first VALUES (1)');
      await client.query('COMMIT');
      return applying;
    });
    expect(upgrade).toEqual(['20260102000000_more']);
    expect(await rowsOf('SELECT f.a, o.a AS b FROM first f, other o')).toEqual([
      { a: null, b: null },
    ]);
  });

  it('refuses a migration that was edited after it had been applied', async () => {
    await applyMigrations(url, folder);
    write('20260101000000_first', `${FIRST} -- changed`);
    await expect(applyMigrations(url, folder)).rejects.toThrow(/first was edited/);
  });

  it('refuses a database in which a migration failed', async () => {
    await applyMigrations(url, folder);
    await rowsOf('UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(applyMigrations(url, folder)).rejects.toThrow(/first failed in this database/);
  });

  it('refuses a database that is newer than the program', async () => {
    await applyMigrations(url, folder);
    rmSync(join(folder, '20260101000000_first'), { recursive: true });
    await expect(applyMigrations(url, folder)).rejects.toThrow(/does not know/);
  });
});
