import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids';
import { reindexTagJob } from '../../../common/jobs/reindex-tag.job';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Transactions } from '../../../infra/database/transactions';
import { JobQueue } from '../../../infra/queue/job-queue';
import { FollowUpService } from '../follow-up/follow-up.service';
import { LiveChangesService } from '../follow-up/live-changes.service';
import { TagLinksRepository } from '../labels/tag-links.repository';

/** This many screenshots are refreshed within the request; a job refreshes the others. */
const AT_ONCE = 200;
const BATCH = 200;
/** Open windows hear of the newest alone; they read their lists again with the first. */
const TOLD = 20;

/** Brings search, live collections and open windows up to date after the change of a whole tag. */
@Injectable()
export class TagRewordingService {
  constructor(
    private readonly repository: TagLinksRepository,
    private readonly followUp: FollowUpService,
    private readonly live: LiveChangesService,
    private readonly queue: JobQueue,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
  ) {}

  /** Inside the transaction of the change, with the workspace locked. */
  async reword(scope: WorkspaceScope, tagId: string): Promise<void> {
    this.transactions.assertOpen();
    const page = { after: null, limit: AT_ONCE };
    const ids = await this.repository.listTagged(scope, tagId, page);
    const told = await this.repository.listNewestTagged(scope, tagId, TOLD);
    await this.followUp.retagged(scope, ids, told);
    await this.live.recordAll(scope);
    if (ids.length < AT_ONCE) return;
    const changeId = this.ids.uuid();
    await this.queue.enqueue(reindexTagJob, { workspaceId: scope.workspaceId, tagId, changeId });
  }

  /** Refreshes every screenshot with this tag, one batch in a transaction. Safe to repeat. */
  async reindex(scope: WorkspaceScope, tagId: string): Promise<void> {
    let after: string | null = null;
    do {
      const page = { after, limit: BATCH };
      const ids: string[] = await this.repository.listTagged(scope, tagId, page);
      await this.transactions.run(async () => {
        await this.followUp.lockWorkspace(scope);
        await this.followUp.retagged(scope, ids, []);
      });
      after = ids.length === BATCH ? (ids.at(-1) ?? null) : null;
    } while (after !== null);
  }
}
