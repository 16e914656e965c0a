import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import { isUuid } from '../../../common/ids';
import { readScreenshotJob } from '../../../common/jobs/read-screenshot.job';
import { mintSystemScope } from '../../../common/system-scope';
import { type FailedJob, JobDesk } from '../../../infra/queue/job-desk';
import { Transactions } from '../../../infra/database/transactions';
import { ReadingRequestsService } from '../../screenshots/reading/reading-requests.service';
import { DAY_MS } from '../../../contract/limits';

/** The outcome of a retry: queued again, or its subject no longer exists. */
export type Retried = 'queued' | 'gone';

/** Failed jobs handled by one query. */
const BATCH = 500;

/** Shows operators the background jobs and lets them retry, pause and clear them. */
@Injectable()
export class JobsAdminService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly desk: JobDesk,
    private readonly readings: ReadingRequestsService,
    private readonly transactions: Transactions,
    private readonly wall: WallClock,
  ) {}

  /** Job counts, the time since which the queue is paused, and the latest failures. */
  async status(failedLimit: number) {
    const [counts, pausedSince, failed] = await Promise.all([
      this.desk.count(),
      this.desk.pausedSince(),
      failedLimit > 0 ? this.desk.listFailed(failedLimit, null) : [],
    ]);
    return { counts, pausedSince, failed, now: this.wall.now() };
  }

  /** Throws 404 when no failed job has this id. */
  async retry(id: string): Promise<Retried> {
    const job = isUuid(id) ? await this.desk.findFailed(id) : null;
    if (!job) throw new AppError('not_found', `No failed job has the id ${id}.`);
    return this.again(job);
  }

  /** Retries every failed job, of one kind or of all; returns how many were queued. */
  async retryAll(kind: string | null): Promise<number> {
    const now = this.wall.now();
    let queued = 0;
    for (;;) {
      const jobs = await this.desk.listFailed(BATCH, kind, now);
      if (jobs.length === 0) return queued;
      for (const job of jobs) if ((await this.again(job)) === 'queued') queued += 1;
    }
  }

  pause(): Promise<void> {
    return this.desk.pause();
  }

  resume(): Promise<void> {
    return this.desk.resume();
  }

  /**
   * Deletes rows of jobs that ended more than this many days ago, never of waiting or running ones. Returns their
   * number.
   */
  async clear(
    states: readonly ('done' | 'failed')[],
    { days, isDryRun }: { days: number; isDryRun: boolean },
  ): Promise<number> {
    const which = { states, before: new Date(this.wall.now().getTime() - days * DAY_MS) };
    return isDryRun ? this.desk.countEnded(which) : this.desk.clearEnded(which);
  }

  /** A reading is requested anew, so its card shows that it waits and fair queueing applies to it. */
  private again(job: FailedJob): Promise<Retried> {
    return this.transactions.run(async () => {
      if (job.kind !== readScreenshotJob.kind) {
        return (await this.desk.requeue(job.id)) ? 'queued' : 'gone';
      }
      const { workspaceId, screenshotId } = readScreenshotJob.payload.parse(job.payload);
      const scope = this.system.workspace(workspaceId);
      const subject = await this.readings.findSubject(scope, screenshotId);
      await this.desk.removeFailed(job.id);
      if (!subject) return 'gone';
      await this.readings.request(scope, screenshotId);
      return 'queued';
    });
  }
}
