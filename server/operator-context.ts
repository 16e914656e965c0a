import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { seedPlans } from '../prisma/seed';
import { ArchivesModule, OperatorCommandsModule } from './operator-commands.module';
import { type Plan, PlanFile } from './contract/billing';
import type { Writable } from 'node:stream';
import type { PersonScope } from './common/person-scope';
import { mintSystemScope } from './common/system-scope';
import type { ArchiveContents } from './modules/operator/backup/archive-format';
import {
  type BackupReport,
  type BackupWishes,
  backUp,
  type Vault,
} from './modules/operator/backup/backup';
import { restore, type RestoreReport, type RestoreWishes } from './modules/operator/backup/restore';
import { describeTarget, type RestoreTarget } from './modules/operator/backup/target';
import { loadConfig, readConfig, readEnvironment } from './infra/config/config';
import { replaceKey } from './infra/config/kept-key';
import { examine } from './modules/operator/doctor/doctor';
import type { CheckResult } from './modules/operator/doctor/check';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from './infra/database/embedded/start-embedded-postgres';
import { type DatabaseStatus, databaseStatus } from './infra/database/migration-status';
import { applyMigrations } from './infra/database/migrations';
import { lockDataDir } from './infra/processes/data-dir-lock';
import { withKeptSandbox } from './infra/processes/sandbox-place';
import { FileStorage } from './infra/storage/file-storage';
import { toPlan } from './modules/billing/billing.mapper';
import { FirstOperatorService } from './modules/auth/links/first-operator.service';
import { LinkIssuerService } from './modules/auth/links/link-issuer.service';
import { PeopleService } from './modules/operator/people/people.service';
import { AccountsAdminService } from './modules/billing/plans/accounts-admin.service';
import { BillingService } from './modules/billing/plans/billing.service';
import { version } from './modules/health/version';
import { JobsAdminService } from './modules/operator/tools/jobs-admin.service';
import { ReprocessingService } from './modules/operator/tools/reprocessing.service';
import { StoreCheckService } from './modules/operator/checks/store-check.service';
import { TeamsAdminService } from './modules/operator/tools/teams-admin.service';
import { CounterDriftService } from './modules/screenshots/counters/counter-drift.service';
import { PlanSeedsService } from './modules/billing/plans/plan-seeds.service';
import { UsageMonthsService } from './modules/billing/usage/usage-months.service';
import { PlansAdminService } from './modules/billing/plans/plans-admin.service';

/** Services that the operators' commands may use. */
export interface OperatorServices {
  accounts: AccountsAdminService;
  people: PeopleService;
  links: LinkIssuerService;
  firstOperator: FirstOperatorService;
  /** Proves a person whom an operator has found. */
  scopeOf: (userId: string) => PersonScope;
  jobs: JobsAdminService;
  reprocessing: ReprocessingService;
  store: StoreCheckService;
  teams: TeamsAdminService;
  plans: PlansAdminService;
  seeds: PlanSeedsService;
  months: UsageMonthsService;
  parsePlanFile: (data: unknown) => PlanFile;
  listPlans: () => Promise<Plan[]>;
}

function operatorServices(context: INestApplicationContext): OperatorServices {
  return {
    accounts: context.get(AccountsAdminService),
    people: context.get(PeopleService, { strict: false }),
    links: context.get(LinkIssuerService, { strict: false }),
    firstOperator: context.get(FirstOperatorService, { strict: false }),
    scopeOf: (userId) => mintSystemScope().person(userId),
    jobs: context.get(JobsAdminService),
    reprocessing: context.get(ReprocessingService),
    store: context.get(StoreCheckService),
    teams: context.get(TeamsAdminService),
    plans: context.get(PlansAdminService),
    seeds: context.get(PlanSeedsService),
    months: context.get(UsageMonthsService),
    parsePlanFile,
    listPlans: async () => (await context.get(BillingService).listPlans()).map(toPlan),
  };
}

/** Throws an error that lists every invalid field. */
function parsePlanFile(data: unknown): PlanFile {
  const parsed = PlanFile.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The file of plans cannot be used:\n  ${problems.join('\n  ')}`);
}

/** Reads a whole archive; needs neither the database nor the files of a server. */
export { inspectArchive } from './modules/operator/backup/restore';

interface BorrowedDatabase {
  url: string;
  /** True when it was started for this command only. */
  isOurs: boolean;
  giveBack: () => Promise<void>;
}

/**
 * Gives operators' commands the services of the product. Uses the database of a running server and never stops it;
 * without a running server the database is started for the time of the command.
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

/** A restore needs the data folder for itself: it is refused with a readable error while a server runs on it. */
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
  const config = configFor(url);
  const { serverKey, dataDir } = config;
  const context = await NestFactory.createApplicationContext(ArchivesModule.forRoot(config), {
    logger: ['error', 'fatal'],
  });
  // A key in the environment stays there: the operator keeps it.
  const keepServerKey = (key: string) => replaceKey({ dataDir, name: 'server-key' }, key);
  try {
    const storage = context.get(FileStorage);
    return await work({ url, storage, version, serverKey, keepServerKey });
  } finally {
    await context.close();
  }
}

/** Examines everything that this installation needs, with the environment of this process. */
export function examineInstallation(): Promise<CheckResult[]> {
  return examine(readEnvironment());
}

/** Compares the database with its migrations. Changes nothing. */
export async function showDatabase(): Promise<DatabaseStatus> {
  return withBareDatabase((url) => databaseStatus(url));
}

/** Migrates the database; returns the names of the applied migrations. */
export async function migrateDatabase(): Promise<string[]> {
  return withBareDatabase(async (url) => {
    const applied = await applyMigrations(url);
    await seedPlans(url);
    return applied;
  });
}

/** Opens the database without migrating it first. */
async function withBareDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const database = await borrowBareDatabase();
  try {
    return await work(database.url);
  } finally {
    await database.giveBack();
  }
}

/** Rebuilds the counters of workspaces whose rows were written without the services. */
export function rebuildCounters(url: string, ...workspaceIds: string[]): Promise<void> {
  return inContext(url, async (context) => {
    const counters = context.get(CounterDriftService);
    for (const id of workspaceIds) await counters.rebuild(mintSystemScope().workspace(id));
  });
}

async function inContext<Result>(
  url: string,
  work: (context: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const config = configFor(url);
  const context = await NestFactory.createApplicationContext(
    OperatorCommandsModule.forRoot(config),
    {
      logger: ['error', 'fatal'],
    },
  );
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

const configFor = (url: string) => {
  const env = withKeptSandbox(readEnvironment(), readConfig().dataDir);
  return loadConfig({ ...env, DATABASE_URL: url });
};

async function borrowDatabase(): Promise<BorrowedDatabase> {
  const database = await borrowBareDatabase();
  // The running server has migrated it already.
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
