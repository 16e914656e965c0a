import { Injectable } from '@nestjs/common';
import { readScreenshotJob } from '../../common/jobs/read-screenshot.job';
import { JobQueue } from '../../infra/queue/job-queue';
import { ScreenshotChanges } from './screenshot-changes.service';
import { SearchIndexRepository } from './search-index.repository';

interface Place {
  workspaceId: string;
}

/** What goes with every change, in its transaction: the search row, the word to whoever looks, the job. */
@Injectable()
export class ScreenshotEffects {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly changes: ScreenshotChanges,
    private readonly queue: JobQueue,
  ) {}

  async created({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.index.refreshForSystem(workspaceId, screenshotId);
    await this.queue.enqueue(readScreenshotJob, { workspaceId, screenshotId });
    await this.changes.announce(workspaceId, screenshotId, 'created');
  }

  /** Title, text or tags are others now. */
  async reworded({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.index.refreshForSystem(workspaceId, screenshotId);
    await this.changes.announce(workspaceId, screenshotId, 'updated');
  }

  async updated({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.changes.announce(workspaceId, screenshotId, 'updated');
  }

  async deleted({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.changes.announce(workspaceId, screenshotId, 'deleted');
  }

  async processing({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.changes.announce(workspaceId, screenshotId, 'processing');
  }

  /** Waits to be read, again or for the first time. */
  async toBeRead({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.queue.enqueue(readScreenshotJob, { workspaceId, screenshotId });
    await this.changes.announce(workspaceId, screenshotId, 'processing');
  }
}
