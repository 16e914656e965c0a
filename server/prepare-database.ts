import { Client } from 'pg';
import { seedPlans } from '../prisma/seed';
import type { Config } from './infra/config/config';
import { applyMigrations, MigrationError } from './infra/database/migrations';
import { StartError } from './infra/processes/start-error';

/** Migrates a database; of several programs that start at the same time one migrates and the others wait. */
export async function prepareDatabase(url: string, { billing }: Config): Promise<void> {
  await applyMigrations(url);
  await seedPlans(url);
  if (!billing.isOn) await refuseWhilePeoplePay(url);
}

/** Nobody may be charged for a plan that no longer means anything (docs/decisions.md#own-server). */
async function refuseWhilePeoplePay(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from subscriptions
       where status <> 'ended' and stripe_subscription_id is not null`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) throw new StartError(peoplePay(count));
  } finally {
    await client.end();
  }
}

const peoplePay = (count: number) =>
  `BILLING=off is refused: ${count} ${count === 1 ? 'subscription is' : 'subscriptions are'} live at the payment provider. Start without BILLING=off and end ${count === 1 ? 'it' : 'them'} first.`;

/**
 * The same for an external database, which may be unreachable, closed or of the wrong kind; the error names the cause.
 */
export async function prepareForeignDatabase(url: string, config: Config): Promise<void> {
  try {
    await prepareDatabase(url, config);
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string };
    if (error instanceof MigrationError || typeof code !== 'string') throw error;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${message || code}`);
  }
}

/** Prepares the database in a process without a supervisor: several machines on one database. */
export async function prepareAlone(config: Config): Promise<void> {
  const { databaseUrl, isShared } = config;
  if (databaseUrl === undefined) {
    throw new StartError(
      'DATABASE_URL is missing. A program of its own needs a PostgreSQL that all of them share; npm start brings one along.',
    );
  }
  if (isShared) await prepareForeignDatabase(databaseUrl, config);
}
