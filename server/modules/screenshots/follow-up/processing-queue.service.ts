import { Injectable } from '@nestjs/common';
import { readScreenshotJob } from '../../../common/jobs/read-screenshot.job';
import { TEXT_SCAN_JOBS } from '../../../common/jobs/text-scan.job';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { opensFeature } from '../../../contract/plans';
import type { JobPlace } from '../../../infra/queue/fair-turn';
import { JobQueue } from '../../../infra/queue/job-queue';
import { BillingService } from '../../billing/plans/billing.service';

/** Whether somebody waits for the reading. */
export type Urgency = 'soon' | 'whenever';

/** A plan, as far as it decides how soon an image is read. */
export interface RankedPlan {
  id: number;
  rank: number;
}

const PRIORITY = 'priority_processing';

/**
 * Queues images to be read, with priority where the plan opens it (docs/decisions.md#plan-gates,
 * docs/decisions.md#reading-queue).
 */
@Injectable()
export class ProcessingQueueService {
  constructor(
    private readonly queue: JobQueue,
    private readonly billing: BillingService,
  ) {}

  async add(
    scope: WorkspaceScope,
    screenshotIds: readonly string[],
    urgency: Urgency = 'soon',
  ): Promise<void> {
    if (screenshotIds.length === 0) return;
    const place = urgency === 'soon' ? await this.placeOf(scope) : 'background';
    await this.enqueue(scope, screenshotIds, place);
  }

  /** A new screenshot, whose upload has read the plan of the space already. */
  async addNew(scope: WorkspaceScope, screenshotId: string, plan: RankedPlan): Promise<void> {
    await this.enqueue(scope, [screenshotId], placeIn(scope, opensFeature(plan, PRIORITY)));
  }

  /**
   * The work after readings, each as a job of its own. They run next, because they are short and the page waits
   * for them.
   */
  async queueScans(
    { workspaceId }: WorkspaceScope,
    screenshotIds: readonly string[],
  ): Promise<void> {
    if (screenshotIds.length === 0) return;
    const payloads = screenshotIds.map((screenshotId) => ({ workspaceId, screenshotId }));
    for (const job of TEXT_SCAN_JOBS) await this.queue.enqueueAll(job, payloads);
  }

  private async enqueue(
    { workspaceId }: WorkspaceScope,
    screenshotIds: readonly string[],
    place: JobPlace,
  ): Promise<void> {
    const payloads = screenshotIds.map((screenshotId) => ({ workspaceId, screenshotId }));
    await this.queue.enqueueAll(readScreenshotJob, payloads, place);
  }

  private async placeOf(scope: WorkspaceScope): Promise<JobPlace> {
    return placeIn(scope, await this.billing.hasFeature(scope, PRIORITY));
  }
}

const placeIn = ({ workspaceId }: WorkspaceScope, hasPriority: boolean): JobPlace => ({
  workspaceId,
  pace: hasPriority ? 'priority' : 'ordinary',
});
