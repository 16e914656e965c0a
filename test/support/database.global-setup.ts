import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/infra/config/project-root';
import { type EmbeddedPostgres } from '../../server/infra/database/embedded/start-embedded-postgres';
import { startTemporaryPostgres } from '../../server/infra/database/embedded/temporary-postgres';
import { applyMigrations } from '../../server/infra/database/migrations';
import { ADMIN_URL, asDatabase, onDatabase, TEMPLATE } from './database.template';

declare global {
  /** Passed from a run's set-up to its teardown, which jest loads as separate modules. */
  var testPostgres: EmbeddedPostgres | undefined;
}

/** One PostgreSQL per run, with one migrated and seeded database that every worker copies. */
export default async function setUp(): Promise<void> {
  const postgres = await startTemporaryPostgres('test');
  globalThis.testPostgres = postgres;
  const template = asDatabase(postgres.url, TEMPLATE);
  await onDatabase(postgres.url, (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
  await applyMigrations(template);
  await seed(template);
  // An open connection to the template would prevent copies of it.
  await onDatabase(postgres.url, (client) =>
    client.query(`ALTER DATABASE ${TEMPLATE} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`),
  );
  process.env[ADMIN_URL] = postgres.url;
}

async function seed(url: string): Promise<void> {
  const file = join(projectRoot(), 'prisma', 'seed.ts');
  if (!existsSync(file)) return;
  const { seedPlans } = (await import(file)) as { seedPlans: (url: string) => Promise<void> };
  await seedPlans(url);
}
