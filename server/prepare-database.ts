import { seedPlans } from '../prisma/seed';
import type { Config } from './infra/config/config';
import { applyMigrations, MigrationError } from './infra/database/migrations';
import { StartError } from './infra/processes/start-error';

/** Brings a database up to date; of several programs that start at the same time one does, and the others wait. */
export async function prepareDatabase(url: string): Promise<void> {
  await applyMigrations(url);
  await seedPlans(url);
}

/** The same for a database of somebody else, which can be unreachable, closed or wrong; the driver names which. */
export async function prepareForeignDatabase(url: string): Promise<void> {
  try {
    await prepareDatabase(url);
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string };
    if (error instanceof MigrationError || typeof code !== 'string') throw error;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${message || code}`);
  }
}

/** What the supervisor does for its children, where there is none: several machines on one database. */
export async function prepareAlone({ databaseUrl, isShared }: Config): Promise<void> {
  if (databaseUrl === undefined) {
    throw new StartError(
      'DATABASE_URL is missing. A program of its own needs a PostgreSQL that all of them share; npm start brings one along.',
    );
  }
  if (isShared) await prepareForeignDatabase(databaseUrl);
}
