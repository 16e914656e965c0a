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
import { apiAdapter, prepareApi } from '../../server/create-api';
import { type Config, loadConfig } from '../../server/infra/config/config';
import { JobDispatcher } from '../../server/infra/queue/job-dispatcher';
import { FileStorage } from '../../server/infra/storage/file-storage';
import { SubscriptionUpkeep } from '../../server/modules/billing/subscription-upkeep.service';
import { PlansAdmin } from '../../server/modules/billing/plans-admin.service';
import type { Drift } from '../../server/modules/screenshots/counter-drift.repository';
import { CounterDrift } from '../../server/modules/screenshots/counter-drift.service';
import { WorkspaceErasure } from '../../server/modules/operations/workspace-erasure.service';
import { PurgeService } from '../../server/modules/screenshots/purge.service';
import { ReadingsService } from '../../server/modules/screenshots/readings.service';
import { ReadingResults } from '../../server/modules/screenshots/reading-results.service';
import { ScreenshotDates } from '../../server/modules/screenshots/screenshot-dates.service';
import { Outbox } from '../../server/infra/mail/outbox';
import { SANDBOX_MAIL_USER } from '../../server/infra/config/mail-config';
import { sandboxSecrets } from '../../server/infra/config/sandbox-secrets';
import { openLetterSlot } from '../../server/sandbox/mailbox/letter-slot';
import { type Letter, Mailbox } from '../../server/sandbox/mailbox/mailbox';
import { createSandbox } from '../../server/sandbox/sandbox';
import { StateFile } from '../../server/sandbox/state-file';
import { type TestDatabase, testDatabase } from './database';
import { onDatabase } from './database.template';
import { FakeClock } from './fake-clock';
import { Client } from './person';
import { openSession } from './session';
import { tracesOf } from './traces';

export const PUBLIC_URL = 'http://shotvault.test';

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
  await prepareApi(nest, config);
  await nest.listen(0, '127.0.0.1');
  return nest;
}

/** The real application on a real database, with the sandbox for the outside world and a clock held by the test. */
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
    // Tests sign in more often than any person; the one about that limit sets it again.
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

  /** One more API process on the same rows and files; it ends with the application. */
  async startTwin(): Promise<string> {
    const twin = await startApi(this.config, this.clock);
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

  /** Starts what the worker process would do, in this process and on the same clock. */
  async startWorker(): Promise<void> {
    const module = await Test.createTestingModule({ imports: [WorkerModule.forRoot(this.config)] })
      .overrideProvider(Clock)
      .useValue(this.clock)
      .overrideProvider(WallClock)
      .useValue(this.clock)
      .compile();
    this.worker = await module.init();
    await this.worker.get(JobDispatcher).start(1);
  }

  /** A service of the worker that runs. */
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

  /** The job about a screenshot, as it stands in the table. */
  async jobOf(key: string): Promise<unknown> {
    const latest =
      'select state, attempts from jobs where key = $1 order by created_at desc limit 1';
    return onDatabase(
      this.database.url,
      async (client) => (await client.query(latest, [key])).rows[0] as unknown,
    );
  }

  /** Destroys the stored original of a screenshot, as a failing disk would. */
  async loseFile(id: string): Promise<void> {
    await this.nest.get(FileStorage).remove([id]);
  }

  /** Counters that do not say what the rows say. */
  drift(): Promise<Drift[]> {
    return this.nest.get(CounterDrift).list();
  }

  /** Letters to an address, newest first. */
  async mailTo(email: string): Promise<Letter[]> {
    await this.nest.get(Outbox, { strict: false }).settled();
    return this.mailbox.list().filter(({ to }) => to === email);
  }

  /** What an operator does on the command line. */
  async givePlan(email: string, plan: string): Promise<void> {
    await this.nest.get(PlansAdmin).setPlan(email, plan);
  }

  /** What a reading would have found, with the confidence of each day. */
  async suggestDates(screenshotId: string, days: Record<string, number>): Promise<void> {
    const dates = Object.entries(days).map(([date, confidence]) => ({
      date,
      confidence,
      quote: date,
    }));
    await this.nest
      .get(ScreenshotDates)
      .replaceSuggested({ workspaceId: await this.workspaceOf(screenshotId) }, screenshotId, dates);
  }

  /** Stores a reading as the worker would, without an image that really says it. */
  async read(
    screenshotId: string,
    { title = 'A title', tags = [] as string[], text = '', kind = 'document' },
  ): Promise<void> {
    const place = { workspaceId: await this.workspaceOf(screenshotId), screenshotId };
    await this.nest.get(ReadingResults).store(place, {
      title,
      tags,
      text,
      lines: [],
      language: 'eng',
      engine: 'test',
      kind,
      evidence: [],
      dates: [],
    });
  }

  /** Gives a reading up as the worker would. */
  async failToRead(screenshotId: string): Promise<void> {
    const place = { workspaceId: await this.workspaceOf(screenshotId), screenshotId };
    await this.nest.get(ReadingsService).fail(place, 'It could not be read.');
  }

  /** What the worker does every few minutes. */
  async endLapsed(): Promise<void> {
    await this.nest.get(SubscriptionUpkeep).endLapsed();
  }

  /** What it does every night. */
  async reconcile(): Promise<void> {
    await this.nest.get(SubscriptionUpkeep).reconcile();
  }

  /** What the hourly job does. */
  purgeExpired(): Promise<number> {
    return this.nest.get(PurgeService).purgeExpired();
  }

  /** The same hour: deleted teams that nobody brought back. */
  eraseExpiredTeams(): Promise<number> {
    return this.nest.get(WorkspaceErasure).eraseExpiredTeams();
  }

  /** Tables and columns in which a text still stands. */
  traces(text: string): Promise<string[]> {
    return tracesOf(this.database.url, text);
  }

  /** Every file that belongs to a screenshot, with the marks of uploads on their way. */
  async files(): Promise<string[]> {
    const names = await readdir(this.config.dataDir, { recursive: true });
    return names.filter((name) => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.test(name));
  }

  /** Files of a screenshot that are still stored. */
  async filesOf(id: string): Promise<string[]> {
    return (await this.files()).filter((name) => name.includes(id));
  }

  private async workspaceOf(screenshotId: string): Promise<string> {
    const query = 'select workspace_id from screenshots where id = $1';
    return onDatabase(this.database.url, async (client) => {
      const { rows } = await client.query<{ workspace_id: string }>(query, [screenshotId]);
      return rows[0]?.workspace_id ?? '';
    });
  }

  /** An empty database and the hour at which every test begins. */
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
