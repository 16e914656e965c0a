import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { seedPlans } from '../prisma/seed';
import { ArchivesModule, OperatorsModule } from './app.module';
import { type Plan, PlanFile } from './contract/billing';
import type { Writable } from 'node:stream';
import type { ArchiveContents } from './infra/archive/archive-format';
import { type BackupReport, type BackupWishes, backUp, type Vault } from './infra/archive/backup';
import { restore, type RestoreReport, type RestoreWishes } from './infra/archive/restore';
import { describeTarget, type RestoreTarget } from './infra/archive/target';
import { loadConfig, readConfig, readEnvironment } from './infra/config/config';
import { examine } from './infra/doctor/doctor';
import type { Finding } from './infra/doctor/finding';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from './infra/database/embedded/start-embedded-postgres';
import { type DatabaseStatus, databaseStatus } from './infra/database/migration-status';
import { applyMigrations } from './infra/database/migrations';
import { lockDataDir } from './infra/processes/data-dir-lock';
import { FileStorage } from './infra/storage/file-storage';
import { toPlan } from './modules/billing/billing.mapper';
import { AccountsAdmin } from './modules/billing/accounts-admin.service';
import { BillingService } from './modules/billing/billing.service';
import { version } from './modules/health/version';
import { JobsAdmin } from './modules/operations/jobs-admin.service';
import { Reprocessing } from './modules/operations/reprocessing.service';
import { StoreCheck } from './modules/operations/store-check.service';
import { TeamsAdmin } from './modules/operations/teams-admin.service';
import { CounterDrift } from './modules/screenshots/counter-drift.service';
import { PlanSeeds } from './modules/billing/plan-seeds.service';
import { UsageMonths } from './modules/billing/usage-months.service';
import { PlansAdmin } from './modules/billing/plans-admin.service';

/** What operators' commands may do. */
export interface OperatorServices {
  accounts: AccountsAdmin;
  jobs: JobsAdmin;
  reprocessing: Reprocessing;
  store: StoreCheck;
  teams: TeamsAdmin;
  plans: PlansAdmin;
  seeds: PlanSeeds;
  months: UsageMonths;
  parsePlanFile: (data: unknown) => PlanFile;
  listPlans: () => Promise<Plan[]>;
}

function operatorServices(context: INestApplicationContext): OperatorServices {
  return {
    accounts: context.get(AccountsAdmin),
    jobs: context.get(JobsAdmin),
    reprocessing: context.get(Reprocessing),
    store: context.get(StoreCheck),
    teams: context.get(TeamsAdmin),
    plans: context.get(PlansAdmin),
    seeds: context.get(PlanSeeds),
    months: context.get(UsageMonths),
    parsePlanFile,
    listPlans: async () => (await context.get(BillingService).listPlans()).map(toPlan),
  };
}

/** Throws with every place that is wrong. */
function parsePlanFile(data: unknown): PlanFile {
  const parsed = PlanFile.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The file of plans cannot be used:\n  ${problems.join('\n  ')}`);
}

/** Reads a whole archive; needs neither database nor files of a server. */
export { inspectArchive } from './infra/archive/restore';

interface BorrowedDatabase {
  url: string;
  /** Started for the time of the command. */
  isOurs: boolean;
  giveBack: () => Promise<void>;
}

/**
 * Gives operators' commands the services of the product. The database of a running server is borrowed and never
 * stopped; without one it is started for the time of the command.
 */
export function withServices<Result>(
  work: (services: OperatorServices) => Promise<Result>,
): Promise<Result> {
  return withDatabase((url) => inContext(url, (context) => work(operatorServices(context))));
}

/** The address of the database, for as long as the work takes. */
export async function withDatabase<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const database = await borrowDatabase();
  try {
    return await work(database.url);
  } finally {
    await database.giveBack();
  }
}

/** Archives of a whole installation: rows and originals. */
export interface Archives {
  backUp: (target: Writable, wishes: BackupWishes) => Promise<BackupReport>;
  describeTarget: () => Promise<RestoreTarget>;
  restore: (
    path: string,
    contents: ArchiveContents,
    wishes: RestoreWishes,
  ) => Promise<RestoreReport>;
}

/** A backup runs beside the server. */
export function withArchives<Result>(
  work: (archives: Archives) => Promise<Result>,
): Promise<Result> {
  return withDatabase((url) => inVault(url, (vault) => work(archivesOf(vault))));
}

/** A restore has the data folder for itself: refused, with a sentence, while a server runs on it. */
export async function withIdleArchives<Result>(
  work: (archives: Archives) => Promise<Result>,
): Promise<Result> {
  const unlock = lockDataDir(readConfig().dataDir);
  try {
    return await withArchives(work);
  } finally {
    unlock();
  }
}

function archivesOf(vault: Vault): Archives {
  return {
    backUp: (target, wishes) => backUp(vault, target, wishes),
    describeTarget: () => describeTarget(vault),
    restore: async (path, contents, wishes) => {
      const report = await restore(vault, path, contents, wishes);
      for (const id of report.recount) await rebuildCounters(vault.url, id);
      return report;
    },
  };
}

async function inVault<Result>(
  url: string,
  work: (vault: Vault) => Promise<Result>,
): Promise<Result> {
  const context = await NestFactory.createApplicationContext(
    ArchivesModule.forRoot(configFor(url)),
    { logger: ['error', 'fatal'] },
  );
  try {
    return await work({ url, storage: context.get(FileStorage), version });
  } finally {
    await context.close();
  }
}

/** Everything that this installation needs, looked at with the environment of this process. */
export function examineInstallation(): Promise<Finding[]> {
  return examine(readEnvironment());
}

/** What the migrations have made of the database, and what they have not. Changes nothing. */
export async function showDatabase(): Promise<DatabaseStatus> {
  return withBareDatabase((url) => databaseStatus(url));
}

/** Brings the database up to date; answers the names of what was applied. */
export async function migrateDatabase(): Promise<string[]> {
  return withBareDatabase(async (url) => {
    const applied = await applyMigrations(url);
    await seedPlans(url);
    return applied;
  });
}

/** The database as it is: nothing is migrated first. */
async function withBareDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const database = await borrowBareDatabase();
  try {
    return await work(database.url);
  } finally {
    await database.giveBack();
  }
}

/** Counts a workspace anew whose rows were written past the services. */
export function rebuildCounters(url: string, workspaceId: string): Promise<void> {
  return inContext(url, (context) => context.get(CounterDrift).rebuild(workspaceId));
}

async function inContext<Result>(
  url: string,
  work: (context: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const config = configFor(url);
  const context = await NestFactory.createApplicationContext(OperatorsModule.forRoot(config), {
    logger: ['error', 'fatal'],
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

const configFor = (url: string) => loadConfig({ ...readEnvironment(), DATABASE_URL: url });

async function borrowDatabase(): Promise<BorrowedDatabase> {
  const database = await borrowBareDatabase();
  // Whoever runs a server on it has brought it up to date.
  if (!database.isOurs) return database;
  try {
    await applyMigrations(database.url);
    await seedPlans(database.url);
    return database;
  } catch (error) {
    await database.giveBack();
    throw error;
  }
}

async function borrowBareDatabase(): Promise<BorrowedDatabase> {
  const { databaseUrl, dataDir } = readConfig();
  const running = databaseUrl ?? findRunningPostgres(dataDir);
  if (running) return { url: running, isOurs: false, giveBack: () => Promise.resolve() };
  const own = await startEmbeddedPostgres({ dataDir });
  return { url: own.url, isOurs: true, giveBack: () => own.stop() };
}
