import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiModule } from '../../server/api.module';
import { Clock, WallClock } from '../../server/common/clock';
import { apiAdapter, prepareApi } from '../../server/create-api';
import { type Config, loadConfig } from '../../server/infra/config/config';
import { Database } from '../../server/infra/database/database';
import { testDatabase } from './database';
import { BillingDriver } from './drivers/billing.driver';
import { CollectionsDriver } from './drivers/collections.driver';
import { DatabaseDriver } from './drivers/database.driver';
import { EntitiesDriver } from './drivers/entities.driver';
import { JobsDriver } from './drivers/jobs.driver';
import { KeysDriver } from './drivers/keys.driver';
import { MailsDriver } from './drivers/mails.driver';
import { PaymentsDriver } from './drivers/payments.driver';
import { ReadingsDriver } from './drivers/readings.driver';
import type { RunningApp } from './drivers/running-app';
import { ScreenshotsDriver } from './drivers/screenshots.driver';
import { SharesDriver } from './drivers/shares.driver';
import { TeamsDriver } from './drivers/teams.driver';
import { WorkerDriver } from './drivers/worker.driver';
import { FakeClock } from './fake-clock';
import { lockWatch } from './lock-watch';
import { SANDBOX } from './oidc';
import { Client } from './person';
import { openSession } from './session';
import { startTestSandbox } from './test-sandbox';

/** Tests sign in more often than people do; the test of that limit sets it again. */
const ENVIRONMENT = {
  PUBLIC_URL: 'http://shotvault.test',
  SHOTVAULT_PARENT: '1',
  SESSION_SECRET: 'a secret of the tests, long enough',
  SANDBOX: '1',
  RATE_LIMIT_SIGN_IN: '100000',
};

/** Settings that name the sandbox get its address, which is known once it listens. */
const atSandbox = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.replace(SANDBOX, env.SANDBOX_URL ?? SANDBOX),
    ]),
  );

async function startApi(config: Config, clock: FakeClock): Promise<NestFastifyApplication> {
  const module = await Test.createTestingModule({ imports: [ApiModule.forRoot(config)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(WallClock)
    .useValue(clock)
    .compile();
  const nest = module.createNestApplication<NestFastifyApplication>(apiAdapter(config), {
    logger: false,
    bodyParser: false,
  });
  nest.get(Database).observe(lockWatch());
  await prepareApi(nest, config);
  await nest.listen(0, '127.0.0.1');
  return nest;
}

/**
 * The real application on a real database, with the sandbox for external services and a clock that the test controls.
 * People use its routes (`person`, `visitor`). A driver does what no route does: the work of the worker, the schedule,
 * an operator or the outside world.
 */
export class TestApp implements RunningApp {
  readonly billing = new BillingDriver(this);
  readonly collections = new CollectionsDriver(this);
  readonly entities = new EntitiesDriver(this);
  readonly jobs = new JobsDriver(this);
  readonly keys = new KeysDriver(this);
  readonly payments = new PaymentsDriver(this);
  readonly readings = new ReadingsDriver(this);
  readonly screenshots = new ScreenshotsDriver(this);
  readonly shares = new SharesDriver(this);
  readonly teams = new TeamsDriver(this);
  readonly worker = new WorkerDriver(this);
  private readonly twins: NestFastifyApplication[] = [];

  private constructor(
    readonly nest: NestFastifyApplication,
    readonly config: Config,
    readonly clock: FakeClock,
    readonly database: DatabaseDriver,
    readonly base: string,
    readonly mails: MailsDriver,
    private readonly closeSandbox: () => Promise<void>,
  ) {}

  static async start(changes: Record<string, string> = {}): Promise<TestApp> {
    const rows = await testDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'shotvault-test-'));
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: rows.url,
      OCR_ASSIST: process.env.OCR_ASSIST ?? 'auto',
      ...ENVIRONMENT,
      ...changes,
    };
    const clock = new FakeClock();
    const sandbox = await startTestSandbox(loadConfig({ ...env }), clock);
    const config = loadConfig(atSandbox({ ...env, ...sandbox.environment }));
    const nest = await startApi(config, clock);
    const base = await nest.getUrl();
    sandbox.notify(base);
    const database = new DatabaseDriver(nest, rows);
    const mails = new MailsDriver(nest, sandbox.mailbox);
    return new TestApp(nest, config, clock, database, base, mails, async () => {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  /** One more API process on the same rows and files, perhaps configured otherwise; it ends with the application. */
  async startTwin(changes: Partial<Config> = {}): Promise<string> {
    const twin = await startApi({ ...this.config, ...changes }, this.clock);
    this.twins.push(twin);
    return twin.getUrl();
  }

  visitor(): Client {
    return new Client(this.base);
  }

  /** Signs a new browser in; the same address is the same person. */
  person(email: string): Promise<Client> {
    return openSession(this.nest, this.visitor(), email);
  }

  /** An empty database, and the time at which every test begins. */
  async reset(): Promise<void> {
    await this.database.deleteAll();
    this.clock.reset();
  }

  async close(): Promise<void> {
    await this.worker.stop();
    for (const twin of this.twins) await twin.close();
    await this.nest.close();
    await this.closeSandbox();
  }
}
