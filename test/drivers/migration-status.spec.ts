import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseStatus } from '../../server/infra/database/migration-status';
import { applyMigrations, MIGRATIONS_FOLDER } from '../../server/infra/database/migrations';
import { ADMIN_URL, asDatabase, onDatabase } from '../support/database.template';

const NAME = `migration_status_${process.env.JEST_WORKER_ID}`;
const LATER = '29990101000000_later';
const admin = () => process.env[ADMIN_URL] ?? '';

let folder: string;
let url: string;

beforeAll(async () => {
  url = asDatabase(admin(), NAME);
  await onDatabase(admin(), async (client) => {
    await client.query(`drop database if exists ${NAME} with (force)`);
    await client.query(`create database ${NAME}`);
  });
  await applyMigrations(url);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shotvault-status-'));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (sql: string) => onDatabase(url, (client) => client.query(sql));

it('finds all that this version has applied, and the tables as they were made', async () => {
  const { migrations, drift } = await databaseStatus(url, folder);
  expect(new Set(migrations.map(({ state }) => state))).toEqual(new Set(['applied']));
  expect(migrations[0]?.appliedAt).toBeInstanceOf(Date);
  expect(drift).toEqual([]);
  // The comparison leaves nothing behind.
  const { rows } = await run(`select nspname from pg_namespace where nspname like 'shotvault%'`);
  expect(rows).toEqual([]);
});

it('distinguishes pending, edited and unknown ones', async () => {
  mkdirSync(join(folder, LATER));
  writeFileSync(join(folder, LATER, 'migration.sql'), 'create table later (id int);');
  const stateOf = async (name: string) =>
    (await databaseStatus(url, folder)).migrations.find((it) => it.name.endsWith(name))?.state;
  expect(await stateOf('_later')).toBe('pending');
  // Pending migrations are not reported as drift.
  expect((await databaseStatus(url, folder)).drift).toEqual([]);
  rmSync(join(folder, LATER), { recursive: true });
  const [first = ''] = (await databaseStatus(url, folder)).migrations.map(({ name }) => name);
  writeFileSync(join(folder, first, 'migration.sql'), '-- other');
  expect(await stateOf('_init')).toBe('edited');
  expect((await databaseStatus(url, folder)).drift).toBeNull();
  rmSync(join(folder, first), { recursive: true });
  expect(await stateOf('_init')).toBe('unknown');
});

it('names changes that were made without migrations', async () => {
  await run(`
    alter table screenshots add column extra int;
    alter table plans alter column name drop not null;
    drop index jobs_queued;
    alter table workspaces drop constraint workspaces_count_not_negative;
    alter type "JobState" add value 'lost'`);
  expect((await databaseStatus(url, folder)).drift).toEqual([
    'column plans.name is text, and should be text not null',
    'column screenshots.extra was made by no migration',
    'constraint workspaces.workspaces_count_not_negative is missing',
    'index jobs_queued is missing',
    'type JobState is queued, running, done, failed, lost, and should be queued, running, done, failed',
  ]);
});
