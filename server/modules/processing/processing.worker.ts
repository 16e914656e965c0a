import { Injectable } from '@nestjs/common';
import {
  readScreenshotJob,
  type ReadScreenshotPayload,
} from '../../common/jobs/read-screenshot.job';
import type { SystemScope } from '../../common/system-scope';
import type { JobHandler, JobRun } from '../../infra/queue/job-handler';
import { ScreenshotReaderService } from './screenshot-reader.service';

@Injectable()
export class ProcessingWorker implements JobHandler<ReadScreenshotPayload> {
  readonly definition = readScreenshotJob;

  constructor(private readonly reading: ScreenshotReaderService) {}

  /** The workspace of the payload is that of the request; the screenshot may have been moved since. */
  run({ screenshotId }: ReadScreenshotPayload, run: JobRun): Promise<void> {
    return this.reading.read(screenshotId, run);
  }

  giveUp(
    { screenshotId }: ReadScreenshotPayload,
    error: unknown,
    system: SystemScope,
  ): Promise<void> {
    return this.reading.giveUp(system, screenshotId, error);
  }

  isFinal(error: unknown, lastError: string | null): boolean {
    return this.reading.isFinal(error, lastError);
  }
}
