import { Injectable, Logger } from '@nestjs/common';
import { removeFilesJob, type RemoveFilesPayload } from '../../../common/jobs/remove-files.job';
import type { JobHandler } from '../../../infra/queue/job-handler';
import { PurgeService } from './purge.service';

/** Removes files whose rows are gone. */
@Injectable()
export class RemoveFilesWorker implements JobHandler<RemoveFilesPayload> {
  readonly definition = removeFilesJob;
  private readonly logger = new Logger(RemoveFilesWorker.name);

  constructor(private readonly purge: PurgeService) {}

  run({ screenshotIds }: RemoveFilesPayload): Promise<void> {
    return this.purge.removeFiles(screenshotIds);
  }

  async giveUp({ screenshotIds }: RemoveFilesPayload, error: unknown): Promise<void> {
    this.logger.error(
      `files of ${screenshotIds.length} deleted screenshots stay behind: ${(error as Error).message}`,
    );
  }
}
