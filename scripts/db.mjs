// npm run db:migrate -- name [--empty]   writes what the schema has and the migrations lack
// npm run db:drift                       fails when the two do not say the same
// Both work on a database of their own, so they can never touch anybody's data.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { withoutHandWrittenSql } from './lib/hand-written-sql.mjs';
import { openSchemaEngine } from './lib/schema-engine.mjs';
import { requireTypeScript } from './lib/typescript.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILTERS = { externalTables: [], externalEnums: [] };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    schema: { type: 'string', default: join(ROOT, 'prisma/schema.prisma') },
    migrations: { type: 'string', default: join(ROOT, 'prisma/migrations') },
    empty: { type: 'boolean', default: false },
  },
});
const [command, name] = positionals;

// The engine reports some errors outside the promise that it returns.
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);

if (command === 'drift') await withDatabase(drift);
else if (command === 'migrate' && /^[a-z][a-z0-9_]*$/.test(name ?? '')) await withDatabase(migrate);
else
  fail(
    new Error('Usage: npm run db:migrate -- name_in_small_letters [--empty] | npm run db:drift'),
  );

async function drift(url) {
  const script = await differences(url);
  if (!script) return console.log('The migrations say what the schema says.');
  console.error(`The schema differs from the migrations by:\n\n${script}\n`);
  console.error('Write a migration: npm run db:migrate -- name');
  process.exitCode = 2;
}

async function migrate(url) {
  const script = await differences(url);
  if (!script && !values.empty)
    return console.log(
      'Nothing to do: the migrations say what the schema says. (--empty makes one for SQL written by hand.)',
    );
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(values.migrations, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), `${script || '-- SQL written by hand'}\n`);
  writeFileSync(join(values.migrations, 'migration_lock.toml'), 'provider = "postgresql"\n');
  await apply(url);
  console.log(`Wrote ${join(folder, 'migration.sql')}; read it before you commit it.`);
}

/** The SQL from the migrations to the schema, without statements that can only be written by hand. */
async function differences(url) {
  await apply(url);
  const engine = await openSchemaEngine(url);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationList() },
      to: {
        tag: 'schemaDatamodel',
        files: [{ path: values.schema, content: readFileSync(values.schema, 'utf8') }],
      },
      script: true,
      exitCode: null,
      filters: FILTERS,
    });
    return await withClient(url, (client) => withoutHandWrittenSql(stdout ?? '', client));
  } finally {
    engine.free();
  }
}

/** @returns {any} */
function migrationList() {
  const folders = existsSync(values.migrations)
    ? readdirSync(values.migrations, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return {
    baseDir: values.migrations,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: folders
      .map((entry) => entry.name)
      .sort()
      .map((path) => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok',
            value: readFileSync(join(values.migrations, path, 'migration.sql'), 'utf8'),
          },
        },
      })),
  };
}

async function apply(url) {
  const { applyMigrations } = requireTypeScript('server/infra/database/migrations.ts');
  await applyMigrations(url, values.migrations);
}

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function withDatabase(work) {
  const { startTemporaryPostgres } = requireTypeScript(
    'server/infra/database/embedded/temporary-postgres.ts',
  );
  const postgres = await startTemporaryPostgres('schema');
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
