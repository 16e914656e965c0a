import { followCollectionsJob } from '../../../server/common/jobs/follow-collections.job';
import { JobTable } from '../../../server/infra/queue/job-table';
import { LiveCollectionsService } from '../../../server/modules/screenshots/follow-up/live-collections.service';
import { type RunningApp, SYSTEM } from './running-app';

export class CollectionsDriver {
  constructor(private readonly app: Pick<RunningApp, 'nest'>) {}

  /** Runs the waiting jobs of live collections, as a worker would; returns their number. */
  async follow(): Promise<number> {
    const { kind, payload } = followCollectionsJob;
    const table = this.app.nest.get(JobTable);
    const collections = this.app.nest.get(LiveCollectionsService);
    const signal = new AbortController().signal;
    for (let count = 0; ; count += 1) {
      const job = await table.claim('test', [kind]);
      if (!job) return count;
      const { workspaceId } = payload.parse(job.payload);
      await collections.catchUp(SYSTEM.workspace(workspaceId), signal);
      await table.finish(job.id, 'test');
    }
  }
}
