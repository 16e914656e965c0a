import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids';
import { followCollectionsJob } from '../../../common/jobs/follow-collections.job';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { JobQueue } from '../../../infra/queue/job-queue';
import { LiveCollectionsRepository } from './live-collections.repository';

/**
 * Records changes for the live collections of a workspace. A job follows them after the commit, so a person's saved
 * search never runs in the transaction of another person. Inside a transaction only.
 */
@Injectable()
export class LiveChangesService {
  constructor(
    private readonly repository: LiveCollectionsRepository,
    private readonly queue: JobQueue,
    private readonly ids: Ids,
  ) {}

  /** Records that these screenshots have changed. */
  async record(scope: WorkspaceScope, screenshotIds: readonly string[]): Promise<void> {
    await this.write(scope, screenshotIds);
  }

  /** Records a change of many screenshots, such as a renamed tag. */
  async recordAll(scope: WorkspaceScope): Promise<void> {
    await this.write(scope, [null]);
  }

  /** Queues a job for changes whose job no longer exists. */
  async resume(system: SystemScope): Promise<void> {
    const stranded = await this.repository.listStranded(system, followCollectionsJob.kind);
    for (const workspaceId of stranded) {
      await this.enqueue(workspaceId);
    }
  }

  private async write(
    scope: WorkspaceScope,
    screenshotIds: readonly (string | null)[],
  ): Promise<void> {
    if (screenshotIds.length === 0) return;
    await this.repository.lockWorkspace(scope);
    const changes = screenshotIds.map((screenshotId) => ({ id: this.ids.uuid(), screenshotId }));
    const isFirst = await this.repository.record(scope, changes);
    if (isFirst) await this.enqueue(scope.workspaceId);
  }

  private async enqueue(workspaceId: string): Promise<void> {
    await this.queue.enqueue(followCollectionsJob, { workspaceId, runId: this.ids.uuid() });
  }
}
