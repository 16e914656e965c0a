import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiModule, WorkerModule } from '../../server/app.module';
import { Clock, WallClock } from '../../server/common/clock';
import { READING_VERSION } from '../../server/common/reading-version';
import { apiAdapter, prepareApi } from '../../server/create-api';
import { mintSystemScope } from '../../server/common/system-scope';
import { followCollectionsJob } from '../../server/common/jobs/follow-collections.job';
import { type Config, loadConfig } from '../../server/infra/config/config';
import { Database } from '../../server/infra/database/database';
import { Transactions } from '../../server/infra/database/transactions';
import { JobDispatcher } from '../../server/infra/queue/job-dispatcher';
import { JobTable } from '../../server/infra/queue/job-table';
import { FileStorage } from '../../server/infra/storage/file-storage';
import { SubscriptionUpkeepService } from '../../server/modules/billing/payments/subscription-upkeep.service';
import { PlansAdminService } from '../../server/modules/billing/plans/plans-admin.service';
import type { Drift } from '../../server/modules/screenshots/counters/counter-drift.repository';
import { CounterDriftService } from '../../server/modules/screenshots/counters/counter-drift.service';
import { type DateDetails, NO_DETAILS } from '../../server/analysis/dates/extract-dates';
import { LiveCollectionsService } from '../../server/modules/screenshots/follow-up/live-collections.service';
import { WorkspaceErasureService } from '../../server/modules/accounts/workspace-erasure.service';
import { PurgeService } from '../../server/modules/screenshots/trash/purge.service';
import { ReadingRequestsService } from '../../server/modules/screenshots/reading/reading-requests.service';
import { ReadingResultsService } from '../../server/modules/screenshots/reading/reading-results.service';
import { ScreenshotDatesService } from '../../server/modules/screenshots/labels/screenshot-dates.service';
import { Outbox } from '../../server/infra/mail/outbox';
import { SANDBOX_MAIL_USER } from '../../server/infra/config/mail-config';
import { sandboxSecrets } from '../../server/infra/config/sandbox-secrets';
import { openLetterSlot } from '../../sandbox/mailbox/letter-slot';
import { type Letter, Mailbox } from '../../sandbox/mailbox/mailbox';
import { createSandbox } from '../../sandbox/sandbox';
import { StateFile } from '../../sandbox/state-file';
import { type TestDatabase, testDatabase } from './database';
import { onDatabase } from './database.template';
import { FakeClock } from './fake-clock';
import { lockWatch } from './lock-watch';
import { Client } from './person';
import { openSession } from './session';
import { tracesOf } from './traces';

const BOX = { x: 0, y: 0, w: 10, h: 10 };
const PUBLIC_URL = 'http://shotvault.test';
/** Work that the worker or the schedule does in the product. */
const SYSTEM = mintSystemScope();

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
 */
export class TestApp {
  readonly clock = new FakeClock();
  private worker: INestApplicationContext | undefined;
  private readonly twins: NestFastifyApplication[] = [];

  private constructor(
    readonly nest: NestFastifyApplication,
    readonly config: Config,
    readonly database: TestDatabase,
    readonly base: string,
    clock: FakeClock,
    private readonly mailbox: Mailbox,
    private readonly closeSandbox: () => Promise<void>,
  ) {
    this.clock = clock;
  }

  static async start(changes: Record<string, string> = {}): Promise<TestApp> {
    const database = await testDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'shotvault-test-'));
    // Tests sign in more often than people do; the test of that limit sets it again.
    const secret = {
      SESSION_SECRET: 'a secret of the tests, long enough',
      SANDBOX: '1',
      RATE_LIMIT_SIGN_IN: '100000',
    };
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PUBLIC_URL,
      SHOTVAULT_PARENT: '1',
      OCR_ASSIST: process.env.OCR_ASSIST ?? 'auto',
      ...secret,
      ...changes,
    };
    const { google, payments, sessionSecret } = loadConfig({ ...env });
    const clock = new FakeClock();
    const webhook = { url: '', secret: payments.webhookSecret };
    const mailbox = new Mailbox(new StateFile(join(dataDir, 'mailbox.json')));
    const slot = await openLetterSlot(mailbox, {
      port: 0,
      user: SANDBOX_MAIL_USER,
      secret: sandboxSecrets(sessionSecret).mailSecret,
      now: () => clock.now().getTime(),
    });
    const sandbox = await createSandbox({
      client: { id: google.clientId, secret: google.clientSecret },
      payments: {
        secretKey: payments.secretKey,
        webhook,
        state: new StateFile(join(dataDir, 'payments.json')),
      },
      mail: mailbox,
      publicUrl: PUBLIC_URL,
      state: new StateFile(join(dataDir, 'identity.json')),
      now: () => clock.now().getTime(),
    });
    const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
    const ports = { SANDBOX_URL: sandboxUrl, SANDBOX_SMTP_PORT: String(slot.port) };
    const config = loadConfig({ ...env, ...ports });
    const nest = await startApi(config, clock);
    const base = await nest.getUrl();
    webhook.url = `${base}/api/webhooks/stripe`;
    return new TestApp(nest, config, database, base, clock, mailbox, async () => {
      await Promise.all([sandbox.close(), slot.close()]);
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

  /** Starts the worker's modules in this process and on the same clock. */
  async startWorker(): Promise<void> {
    const module = await Test.createTestingModule({ imports: [WorkerModule.forRoot(this.config)] })
      .overrideProvider(Clock)
      .useValue(this.clock)
      .overrideProvider(WallClock)
      .useValue(this.clock)
      .compile();
    this.worker = await module.init();
    this.worker.get(Database).observe(lockWatch());
    await this.worker.get(JobDispatcher).start(1);
  }

  /** A service of the running worker. */
  ofWorker<Service>(type: abstract new (...args: never[]) => Service): Service {
    if (!this.worker) throw new Error('no worker runs');
    return this.worker.get(type);
  }

  async stopWorker(): Promise<void> {
    await this.worker?.close();
    this.worker = undefined;
  }

  async untilJobRuns(): Promise<void> {
    const running = `select id from jobs where state = 'running'`;
    while (
      (await onDatabase(this.database.url, (client) => client.query(running))).rowCount === 0
    ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Waits until a job of this kind has ended. */
  async untilDone(kind: string): Promise<void> {
    const open = `select id from jobs where kind = $1 and state in ('queued', 'running')`;
    const count = () =>
      onDatabase(this.database.url, async (client) => (await client.query(open, [kind])).rowCount);
    while ((await count()) !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** The state of the latest job for a screenshot. */
  async jobOf(key: string): Promise<unknown> {
    const latest =
      'select state, attempts from jobs where key = $1 order by created_at desc limit 1';
    return onDatabase(
      this.database.url,
      async (client) => (await client.query(latest, [key])).rows[0] as unknown,
    );
  }

  /** Runs the waiting jobs of live collections, as a worker would; returns their number. */
  async followCollections(): Promise<number> {
    const { kind, payload } = followCollectionsJob;
    const [table, collections] = [this.nest.get(JobTable), this.nest.get(LiveCollectionsService)];
    const signal = new AbortController().signal;
    for (let count = 0; ; count += 1) {
      const job = await table.claim('test', [kind]);
      if (!job) return count;
      const { workspaceId } = payload.parse(job.payload);
      await collections.catchUp(SYSTEM.workspace(workspaceId), signal);
      await table.finish(job.id, 'test');
    }
  }

  /** Destroys the stored original of a screenshot, as a failing disk would. */
  async loseFile(id: string): Promise<void> {
    await this.nest.get(FileStorage).remove([id]);
  }

  /** Counters that differ from the rows. */
  drift(): Promise<Drift[]> {
    return this.nest.get(CounterDriftService).list(SYSTEM);
  }

  /** Mails to an address, newest first. */
  async mailTo(email: string): Promise<Letter[]> {
    await this.nest.get(Outbox, { strict: false }).settled();
    return this.mailbox.list().filter(({ to }) => to === email);
  }

  /** Gives a plan, as an operator does. */
  async givePlan(email: string, plan: string): Promise<void> {
    await this.nest.get(PlansAdminService).setPlan(email, plan);
  }

  /** Stores dates as a reading would, with the confidence of each day. */
  async suggestDates(
    screenshotId: string,
    days: Record<string, number>,
    details: Partial<DateDetails> = {},
  ): Promise<void> {
    const dates = Object.entries(days).map(([date, confidence]) => ({
      ...NO_DETAILS,
      ...details,
      date,
      confidence,
      quote: date,
    }));
    const scope = SYSTEM.workspace(await this.workspaceOf(screenshotId));
    await this.nest
      .get(Transactions)
      .run(() =>
        this.nest.get(ScreenshotDatesService).replaceSuggested(scope, screenshotId, dates),
      );
  }

  /** Stores a reading as the worker would, whatever the image shows. */
  async read(
    screenshotId: string,
    {
      title = 'A title',
      tags = [] as string[],
      text = '',
      kind = 'document',
      note = null as string | null,
      version = READING_VERSION,
      hasCodeBlock = false,
    },
  ): Promise<void> {
    const scope = SYSTEM.workspace(await this.workspaceOf(screenshotId));
    await this.nest.get(ReadingResultsService).store(scope, screenshotId, {
      title,
      tags,
      text,
      lines: [],
      language: 'eng',
      engine: 'test',
      version,
      note,
      kind,
      evidence: [],
      blocks: [
        ...(text ? [{ kind: 'text' as const, text, box: BOX }] : []),
        ...(hasCodeBlock ? [{ kind: 'code' as const, text: 'return;', box: BOX }] : []),
      ],
      dates: [],
    });
  }

  /** Gives a reading up as the worker would. */
  async failToRead(screenshotId: string): Promise<void> {
    const scope = SYSTEM.workspace(await this.workspaceOf(screenshotId));
    await this.nest.get(ReadingRequestsService).fail(scope, screenshotId, 'It could not be read.');
  }

  /** Runs the scheduled work of every five minutes. */
  async endLapsed(): Promise<void> {
    await this.nest.get(SubscriptionUpkeepService).endLapsed(SYSTEM);
  }

  /** Runs the nightly reconciliation. */
  async reconcile(): Promise<void> {
    await this.nest.get(SubscriptionUpkeepService).reconcile(SYSTEM);
  }

  /** Runs the hourly purge of the trash. */
  purgeExpired(): Promise<number> {
    return this.nest.get(PurgeService).purgeExpired(SYSTEM);
  }

  /** Runs the hourly erasure of deleted teams. */
  eraseExpiredTeams(): Promise<number> {
    return this.nest.get(WorkspaceErasureService).eraseExpiredTeams(SYSTEM);
  }

  /** Tables and columns that still contain a text. */
  traces(text: string): Promise<string[]> {
    return tracesOf(this.database.url, text);
  }

  /** Every file of a screenshot, and the marks of uploads in progress. */
  async files(): Promise<string[]> {
    const names = await readdir(this.config.dataDir, { recursive: true });
    return names.filter((name) => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.test(name));
  }

  /** Files of a screenshot that are still stored. */
  async filesOf(id: string): Promise<string[]> {
    return (await this.files()).filter((name) => name.includes(id));
  }

  async workspaceOf(screenshotId: string): Promise<string> {
    const query = 'select workspace_id from screenshots where id = $1';
    return onDatabase(this.database.url, async (client) => {
      const { rows } = await client.query<{ workspace_id: string }>(query, [screenshotId]);
      return rows[0]?.workspace_id ?? '';
    });
  }

  /** An empty database, and the time at which every test begins. */
  async reset(): Promise<void> {
    await this.database.deleteAll();
    this.clock.reset();
  }

  async close(): Promise<void> {
    await this.worker?.close();
    for (const twin of this.twins) await twin.close();
    await this.nest.close();
    await this.closeSandbox();
  }
}
