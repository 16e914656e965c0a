import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { CommonModule } from '../../server/common/common.module';
import { ALL_JOBS } from '../../server/common/jobs/all-jobs';
import {
  readScreenshotJob,
  type ReadScreenshotPayload,
} from '../../server/common/jobs/read-screenshot.job';
import { loadConfig } from '../../server/infra/config/config';
import { ConfigModule } from '../../server/infra/config/config.module';
import { Transactions } from '../../server/infra/database/transactions';
import { DatabaseModule } from '../../server/infra/database/database.module';
import { JobDispatcher } from '../../server/infra/queue/job-dispatcher';
import { JobFeed } from '../../server/infra/queue/job-feed';
import { JOB_HANDLERS, type JobHandler, type JobRun } from '../../server/infra/queue/job-handler';
import { type JobPlace } from '../../server/infra/queue/fair-turn';
import { JobQueue } from '../../server/infra/queue/job-queue';
import { JobRunner } from '../../server/infra/queue/job-runner';
import { MetricsModule } from '../../server/infra/metrics/metrics.module';
import { QueueModule } from '../../server/infra/queue/queue.module';

export interface Readings {
  read: (payload: ReadScreenshotPayload, run: JobRun) => Promise<void>;
  giveUp?: (payload: ReadScreenshotPayload, error: unknown) => Promise<void>;
}

/** A process with only a job queue; the spec decides what its jobs do. */
export class QueueWorker {
  private stopping: Promise<void> | undefined;

  private constructor(private readonly context: INestApplicationContext) {}

  static async start(url: string, redisUrl: string | undefined, readings: Readings) {
    const config = loadConfig({ DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) });
    const handlers: JobHandler[] = [
      { definition: readScreenshotJob, run: readings.read, giveUp: readings.giveUp ?? nothing },
      ...ALL_JOBS.filter(({ kind }) => kind !== readScreenshotJob.kind).map((definition) => ({
        definition,
        run: nothing,
        giveUp: nothing,
      })),
    ] as JobHandler[];
    const module = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(config),
        CommonModule,
        DatabaseModule,
        MetricsModule,
        QueueModule.forRoot({ redisUrl }),
      ],
      providers: [JobRunner, JobDispatcher, { provide: JOB_HANDLERS, useValue: handlers }],
    }).compile();
    return new QueueWorker(await module.init());
  }

  work(slots = 1): Promise<void> {
    return this.context.get(JobDispatcher).start(slots);
  }

  enqueue(payload: ReadScreenshotPayload, place?: JobPlace): Promise<void> {
    return this.context.get(JobQueue).enqueue(readScreenshotJob, payload, place);
  }

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.context.get(Transactions).run(work);
  }

  get isFed(): boolean {
    return this.context.get(JobFeed).isFlowing;
  }

  stop(): Promise<void> {
    this.stopping ??= this.context.close();
    return this.stopping;
  }
}

async function nothing(): Promise<void> {
  // No job of this kind is queued by the specs.
}
