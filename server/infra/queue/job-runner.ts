import { Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { WallClock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { ALL_JOBS } from '../../common/jobs/all-jobs';
import { outageOf } from '../../common/outage';
import { mintSystemScope } from '../../common/system-scope';
import { JobFeed } from './job-feed';
import { assertEveryJobHandled, JOB_HANDLERS, type JobHandler } from './job-handler';
import { type ClaimedJob, JobTable, LEASE_MS, SILENT } from './job-table';

const HEARTBEAT_MS = LEASE_MS / 3;
const OUTAGE_WAIT_MS = 5_000;
/** A worker takes no other job for so long after it has met an outage: a long queue would keep it busy for nothing. */
const OUTAGE_REST_MS = 500;
const TELL_AGAIN_MS = 500;

/** The reason for aborting a running attempt. */
type AbortReason = 'timeout' | 'stopping' | 'lease lost';

/**
 * Runs claimed jobs and makes sure that each ends: done, retried, returned or given up. The definition of a job says
 * how often and after which waits it is retried (`server/common/jobs`). When another process may take a job over is
 * decided by its lease in `job-table.ts`.
 */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger(JobRunner.name);
  private readonly owner: string;
  private readonly running = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  private readonly handlers: Map<string, JobHandler>;
  private readonly system = mintSystemScope();
  private isStopping = false;

  constructor(
    private readonly table: JobTable,
    private readonly feed: JobFeed,
    private readonly clock: WallClock,
    @Inject(JOB_HANDLERS) handlers: readonly JobHandler[],
    ids: Ids,
  ) {
    assertEveryJobHandled(ALL_JOBS, handlers);
    this.handlers = new Map(handlers.map((handler) => [handler.definition.kind, handler]));
    this.owner = ids.uuid();
  }

  get count(): number {
    return this.running.size;
  }

  /** Claims the next job of the queue. */
  claim(): Promise<ClaimedJob | null> {
    return this.table.claim(this.owner, [...this.handlers.keys()]);
  }

  /** Settles when the job has ended, whatever its outcome; never rejects. */
  begin(job: ClaimedJob): Promise<void> {
    const abort = new AbortController();
    const ended = this.work(job, abort)
      .catch((error: unknown) => this.logger.error(`job ${job.id}: ${messageOf(error)}`))
      .finally(() => this.running.delete(job.id));
    this.running.set(job.id, { abort, ended });
    return ended;
  }

  /** Queues or gives up jobs whose workers have stopped sending heartbeats. */
  async mendLapsed(): Promise<void> {
    await this.table.requeueLapsed();
    for (const job of await this.table.takeExhausted(this.owner)) {
      // One job that cannot be given up must not keep the others.
      await this.giveUp(job, new Error(SILENT)).catch((error: unknown) =>
        this.logger.error(`job ${job.id}: ${messageOf(error)}`),
      );
    }
  }

  /** Returns the running jobs to the queue, so that another worker takes them at once. */
  async giveAllBack(): Promise<void> {
    this.isStopping = true;
    for (const { abort } of this.running.values()) abort.abort('stopping' satisfies AbortReason);
    await Promise.all([...this.running.values()].map(({ ended }) => ended));
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
        lastError: job.lastError,
        signal: abort.signal,
        system: this.system,
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
      this.feed.send(job.id);
      return;
    }
    if (signal.aborted && signal.reason === 'lease lost') return;
    this.logger.warn(`job ${job.id} (${job.kind}), try ${job.attempt}: ${messageOf(error)}`);
    if (outageOf(error)) return this.postpone(job, signal);
    if (job.attempt >= job.maxAttempts || handler.isFinal?.(error, job.lastError)) {
      await this.giveUp(job, error);
      return;
    }
    const wait = handler.definition.retry.firstWaitMs * 2 ** (job.attempt - 1);
    const runAt = new Date(this.clock.now().getTime() + wait);
    await this.table.retryAt(job.id, this.owner, runAt, messageOf(error));
    this.feed.send(job.id, wait);
  }

  /** The job is not at fault: it waits until its part is available again, and the attempt is not counted. */
  private async postpone(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + OUTAGE_WAIT_MS);
    await this.untilTold(() => this.table.postpone(job.id, this.owner, runAt));
    this.feed.send(job.id, OUTAGE_WAIT_MS);
    await sleep(OUTAGE_REST_MS, undefined, { signal }).catch(() => undefined);
  }

  /** Retries while the database is unreachable; if it stays unreachable, the lease expires with the same effect. */
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

  /** A job whose payload cannot be read, such as one of another version, ends without its handler. */
  private async giveUp(job: ClaimedJob, error: unknown): Promise<void> {
    const handler = this.handlers.get(job.kind);
    const payload = handler?.definition.payload.safeParse(job.payload);
    if (payload?.success) await handler?.giveUp(payload.data, error, this.system);
    await this.table.fail(job.id, this.owner, messageOf(error));
  }

  private async pulse(id: string, abort: AbortController): Promise<void> {
    const isOurs = await this.table.heartbeat(id, this.owner).catch(() => true);
    if (!isOurs) abort.abort('lease lost' satisfies AbortReason);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
