import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { ALL_JOBS } from '../../common/jobs/all-jobs';
import { JobFeed } from './job-feed';
import { assertEveryJobHandled, JOB_HANDLERS, type JobHandler } from './job-handler';
import { type ClaimedJob, JobTable, LEASE_MS, SILENT } from './job-table';

const HEARTBEAT_MS = LEASE_MS / 3;
const FIRST_RETRY_MS = 2_000;
const OUTAGE_WAIT_MS = 5_000;

/** Why a running try is cut short. */
type AbortReason = 'timeout' | 'stopping' | 'lease lost';

/** Works on claimed jobs and sees that each ends: done, tried again, given back, or given up. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger(JobRunner.name);
  private readonly owner: string;
  private readonly running = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  private readonly handlers: Map<string, JobHandler>;

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

  /** The next one whose turn it is. */
  claim(): Promise<ClaimedJob | null> {
    return this.table.claim(this.owner, [...this.handlers.keys()]);
  }

  /** Settles when the job has ended, however that was; never rejects. */
  begin(job: ClaimedJob): Promise<void> {
    const abort = new AbortController();
    const ended = this.work(job, abort)
      .catch((error: unknown) => this.logger.error(`job ${job.id}: ${messageOf(error)}`))
      .finally(() => this.running.delete(job.id));
    this.running.set(job.id, { abort, ended });
    return ended;
  }

  /** Jobs of workers that fell silent are queued again, or given up. */
  async mendLapsed(): Promise<void> {
    await this.table.requeueLapsed();
    for (const job of await this.table.takeExhausted(this.owner)) {
      await this.giveUp(job, new Error(SILENT));
    }
  }

  /** Gives the running jobs back untouched, so that another worker takes them at once. */
  async giveAllBack(): Promise<void> {
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
    if (isOutage(error)) return this.postpone(job, error);
    if (job.attempt >= job.maxAttempts || handler.isFinal?.(error, job.lastError)) {
      await this.giveUp(job, error);
      return;
    }
    const wait = FIRST_RETRY_MS * 2 ** (job.attempt - 1);
    const runAt = new Date(this.clock.now().getTime() + wait);
    await this.table.retryAt(job.id, this.owner, runAt, messageOf(error));
    this.feed.send(job.id, wait);
  }

  /** Nothing is wrong with the job: it waits until its part is back, and no try is counted. */
  private async postpone(job: ClaimedJob, error: unknown): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + OUTAGE_WAIT_MS);
    await this.table.postpone(job.id, this.owner, runAt, messageOf(error));
    this.feed.send(job.id, OUTAGE_WAIT_MS);
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

function isOutage(error: unknown): boolean {
  return error instanceof AppError && error.code === 'storage_unavailable';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
