import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { WallClock } from '../../common/clock';
import { isUuid } from '../../common/ids';
import { readScreenshotJob } from '../../common/jobs/read-screenshot.job';
import { type FailedJob, JobDesk } from '../../infra/queue/job-desk';
import { ReadingsService } from '../screenshots/readings.service';

/** How a retry ended: queued again, or nothing is left to do it on. */
export type Retried = 'queued' | 'gone';

/** So many failed jobs are taken up by one look at the table. */
const BATCH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The background work as operators see and steer it. */
@Injectable()
export class JobsAdmin {
  constructor(
    private readonly desk: JobDesk,
    private readonly readings: ReadingsService,
    private readonly wall: WallClock,
  ) {}

  /** What there is, since when the queue is paused, and the jobs that failed last. */
  async status(failedLimit: number) {
    const [counts, pausedSince, failed] = await Promise.all([
      this.desk.count(),
      this.desk.pausedSince(),
      failedLimit > 0 ? this.desk.listFailed(failedLimit, null) : [],
    ]);
    return { counts, pausedSince, failed, now: this.wall.now() };
  }

  /** Throws 404 where no failed job has this id. */
  async retry(id: string): Promise<Retried> {
    const job = isUuid(id) ? await this.desk.findFailed(id) : null;
    if (!job) throw new AppError('not_found', `No failed job has the id ${id}.`);
    return this.again(job);
  }

  /** Every job that has failed by now, of one kind where one is named; answers how many wait again. */
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

  /** Rows of jobs that ended so many days ago; what waits or runs is never touched. Answers how many. */
  async clear(
    states: readonly ('done' | 'failed')[],
    { days, isDryRun }: { days: number; isDryRun: boolean },
  ): Promise<number> {
    const which = { states, before: new Date(this.wall.now().getTime() - days * DAY_MS) };
    return isDryRun ? this.desk.countFinished(which) : this.desk.clearFinished(which);
  }

  /** A reading begins as a new one: its card says that it waits, and its workspace takes turns with the others. */
  private again(job: FailedJob): Promise<Retried> {
    return this.desk.transaction(async () => {
      if (job.kind !== readScreenshotJob.kind) {
        return (await this.desk.requeue(job.id)) ? 'queued' : 'gone';
      }
      const place = readScreenshotJob.payload.parse(job.payload);
      const subject = await this.readings.findSubject(place);
      await this.desk.removeFailed(job.id);
      if (!subject) return 'gone';
      await this.readings.request(place);
      return 'queued';
    });
  }
}
