import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_JOBS } from '../../common/jobs/all-jobs';
import { WallClock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { outageOf } from '../../common/outage';
import { Notifications } from '../database/notifications';
import { assertEveryJobHandled, JOB_HANDLERS, type JobHandler } from './job-handler';
import { JOBS_CHANNEL } from './job-queue';
import { type ClaimedJob, JobTable, LEASE_MS, SILENT } from './job-table';

/** The table is also looked at without a word: a notification may be lost with its connection. */
const POLL_MS = 5_000;
const HEARTBEAT_MS = LEASE_MS / 3;
const FIRST_RETRY_MS = 2_000;
/** The next look of the poll finds it. */
const OUTAGE_WAIT_MS = 5_000;
const TELL_AGAIN_MS = 500;

/** Why a running try is cut short. */
type AbortReason = 'timeout' | 'stopping' | 'lease lost';

/** Takes jobs from the table, a few at a time, and sees that each ends: done, tried again, or given up. */
@Injectable()
export class JobDispatcher implements OnModuleDestroy {
  private readonly logger = new Logger(JobDispatcher.name);
  private readonly owner: string;
  private readonly running = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  private readonly handlers: Map<string, JobHandler>;
  private poll: NodeJS.Timeout | undefined;
  private slots = 0;
  private isStopping = false;
  private isFilling = false;
  private isWanted = false;

  constructor(
    private readonly table: JobTable,
    private readonly notifications: Notifications,
    private readonly clock: WallClock,
    @Inject(JOB_HANDLERS) handlers: readonly JobHandler[],
    ids: Ids,
  ) {
    assertEveryJobHandled(ALL_JOBS, handlers);
    this.handlers = new Map(handlers.map((handler) => [handler.definition.kind, handler]));
    this.owner = ids.uuid();
  }

  /** Begins to work, with at most `slots` jobs at once. */
  async start(slots: number): Promise<void> {
    this.slots = slots;
    await this.notifications.listen(JOBS_CHANNEL, () => this.wake());
    this.poll = setInterval(() => void this.sweep(), POLL_MS);
    await this.sweep();
  }

  /** Stops taking jobs and gives the running ones back untouched, while there still is a database. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.poll);
    for (const { abort } of this.running.values()) abort.abort('stopping' satisfies AbortReason);
    await Promise.all([...this.running.values()].map(({ ended }) => ended));
  }

  private async sweep(): Promise<void> {
    try {
      await this.table.requeueLapsed();
      for (const job of await this.table.takeExhausted(this.owner)) {
        await this.giveUp(job, new Error(SILENT));
      }
    } catch (error) {
      this.logger.warn(`cannot look for lapsed jobs: ${messageOf(error)}`);
    }
    this.wake();
  }

  private wake(): void {
    this.isWanted = true;
    if (this.isFilling || this.isStopping) return;
    this.isFilling = true;
    void this.fill().finally(() => {
      this.isFilling = false;
      // A word that came while the last look was under way wants another look.
      if (this.isWanted && this.running.size < this.slots) this.wake();
    });
  }

  private async fill(): Promise<void> {
    const kinds = [...this.handlers.keys()];
    while (!this.isStopping && this.running.size < this.slots) {
      this.isWanted = false;
      const job = await this.table.claim(this.owner, kinds).catch((error: unknown) => {
        this.logger.warn(`cannot take a job: ${messageOf(error)}`);
        return null;
      });
      if (!job) return;
      this.begin(job);
    }
  }

  private begin(job: ClaimedJob): void {
    const abort = new AbortController();
    const ended = this.work(job, abort)
      .catch((error: unknown) => this.logger.error(`job ${job.id}: ${messageOf(error)}`))
      .finally(() => {
        this.running.delete(job.id);
        this.wake();
      });
    this.running.set(job.id, { abort, ended });
  }

  private async work(job: ClaimedJob, abort: AbortController): Promise<void> {
    const handler = this.handlers.get(job.kind);
    if (!handler) throw new Error(`no handler for ${job.kind}`);
    const timer = setTimeout(() => abort.abort('timeout'), handler.definition.timeoutMs);
    const pulse = setInterval(() => void this.pulse(job.id, abort), HEARTBEAT_MS);
    try {
      await handler.run(handler.definition.payload.parse(job.payload), {
        attempt: job.attempt,
        isLastAttempt: job.attempt >= job.maxAttempts,
        signal: abort.signal,
      });
      await this.table.finish(job.id, this.owner);
    } catch (error) {
      await this.failed(job, handler, error, abort.signal);
    } finally {
      clearTimeout(timer);
      clearInterval(pulse);
    }
  }

  private async failed(
    job: ClaimedJob,
    handler: JobHandler,
    error: unknown,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted && signal.reason === 'stopping') {
      await this.table.giveBack(job.id, this.owner);
      return;
    }
    if (signal.aborted && signal.reason === 'lease lost') return;
    this.logger.warn(`job ${job.id} (${job.kind}), try ${job.attempt}: ${messageOf(error)}`);
    if (outageOf(error)) return this.postpone(job, error);
    if (
      job.attempt >= job.maxAttempts ||
      handler.isFinal?.(handler.definition.payload.parse(job.payload), error)
    ) {
      await this.giveUp(job, error);
      return;
    }
    const wait = FIRST_RETRY_MS * 2 ** (job.attempt - 1);
    const runAt = new Date(this.clock.now().getTime() + wait);
    await this.table.retryAt(job.id, this.owner, runAt, messageOf(error));
    setTimeout(() => this.wake(), wait).unref();
  }

  /** Nothing is wrong with the job: it waits until its part is back, and no try is counted. */
  private async postpone(job: ClaimedJob, error: unknown): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + OUTAGE_WAIT_MS);
    await this.untilTold(() => this.table.postpone(job.id, this.owner, runAt, messageOf(error)));
  }

  /** While the database is away there is nobody to tell; when it stays away, the lease lapses and says the same. */
  private async untilTold(tell: () => Promise<void>): Promise<void> {
    for (let waited = 0; waited < LEASE_MS && !this.isStopping; waited += TELL_AGAIN_MS) {
      try {
        return await tell();
      } catch (error) {
        if (!outageOf(error)) throw error;
        await sleep(TELL_AGAIN_MS);
      }
    }
  }

  private async giveUp(job: ClaimedJob, error: unknown): Promise<void> {
    const handler = this.handlers.get(job.kind);
    await handler?.giveUp(handler.definition.payload.parse(job.payload), error);
    await this.table.fail(job.id, this.owner, messageOf(error));
  }

  private async pulse(id: string, abort: AbortController): Promise<void> {
    const isOurs = await this.table.heartbeat(id, this.owner).catch(() => true);
    if (!isOurs) abort.abort('lease lost' satisfies AbortReason);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
