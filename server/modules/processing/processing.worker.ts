import { Injectable } from '@nestjs/common';
import {
  readScreenshotJob,
  type ReadScreenshotPayload,
} from '../../common/jobs/read-screenshot.job';
import type { JobHandler, JobRun } from '../../infra/queue/job-handler';
import { ReadingService } from './reading.service';

@Injectable()
export class ProcessingWorker implements JobHandler<ReadScreenshotPayload> {
  readonly definition = readScreenshotJob;

  constructor(private readonly reading: ReadingService) {}

  run(payload: ReadScreenshotPayload, run: JobRun): Promise<void> {
    return this.reading.read(payload, run);
  }

  giveUp(payload: ReadScreenshotPayload, error: unknown): Promise<void> {
    return this.reading.giveUp(payload, error);
  }

  isFinal(error: unknown, lastError: string | null): boolean {
    return this.reading.isFinal(error, lastError);
  }
}
