import { Injectable } from '@nestjs/common';
import { readScreenshotJob } from '../../common/jobs/read-screenshot.job';
import { JobQueue } from '../../infra/queue/job-queue';
import { BillingService } from '../billing/billing.service';

/** Images that wait to be read; from Silver on with priority (decisions 4, 12). */
@Injectable()
export class ReadingQueue {
  constructor(
    private readonly queue: JobQueue,
    private readonly billing: BillingService,
  ) {}

  async add(workspaceId: string, screenshotId: string): Promise<void> {
    const isPriority = await this.billing.isOpenIn(workspaceId, 'priority_processing');
    const payload = { workspaceId, screenshotId };
    await this.queue.enqueue(readScreenshotJob, payload, { workspaceId, isPriority });
  }
}
