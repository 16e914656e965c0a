import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import { reindexTagJob } from '../../../common/jobs/reindex-tag.job';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { DAY_MS, UNDO_DAYS } from '../../../contract/limits';
import { JobQueue } from '../../../infra/queue/job-queue';
import { Transactions } from '../../../infra/database/transactions';
import { LiveChangesService } from '../follow-up/live-changes.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import { type NamedId, TagLinksRepository } from '../labels/tag-links.repository';

/** This many screenshots are refreshed within the request; a job refreshes the others. */
const AT_ONCE = 200;
const BATCH = 200;

function tagNotFound(): AppError {
  return new AppError('tag_not_found', 'There is no such tag.');
}

/** Renames, merges, deletes and restores a whole tag. */
@Injectable()
export class TagChangesService {
  constructor(
    private readonly repository: TagLinksRepository,
    private readonly followUp: FollowUpService,
    private readonly live: LiveChangesService,
    private readonly queue: JobQueue,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns true when a tag of the new name existed and was merged. */
  async rename(scope: WorkspaceAccess, name: string, newName: string): Promise<boolean> {
    return this.asOnlyWriter(scope, async () => {
      const tag = await this.get(scope, name);
      const other = await this.repository.find(scope, newName);
      const isMerged = other !== null && other.id !== tag.id;
      if (isMerged) await this.repository.merge(scope, tag.id, other.id);
      else await this.repository.rename(scope, tag.id, newName);
      await this.reword(scope, isMerged ? other.id : tag.id);
      return isMerged;
    });
  }

  async remove(scope: WorkspaceAccess, name: string): Promise<void> {
    await this.asOnlyWriter(scope, async () => {
      const { id } = await this.get(scope, name);
      await this.repository.setDeleted(scope, id, this.clock.now());
      await this.reword(scope, id);
    });
  }

  /** If a tag of that name was created meanwhile, the two are merged. */
  async restore(scope: WorkspaceAccess, name: string): Promise<void> {
    await this.asOnlyWriter(scope, async () => {
      const live = await this.repository.find(scope, name);
      const deleted = await this.repository.findDeleted(scope, name);
      if (!deleted) {
        if (live) return;
        throw tagNotFound();
      }
      if (live) await this.repository.merge(scope, deleted.id, live.id);
      else await this.repository.setDeleted(scope, deleted.id, null);
      await this.reword(scope, live?.id ?? deleted.id);
    });
  }

  /** Refreshes the search rows of every screenshot with this tag. Safe to repeat. */
  async reindex(scope: WorkspaceScope, tagId: string): Promise<void> {
    let after: string | null = null;
    do {
      const page = { after, limit: BATCH };
      const ids: string[] = await this.repository.listTagged(scope, tagId, page);
      await this.asOnlyWriter(scope, () => this.followUp.reworded(scope, ids));
      after = ids.length === BATCH ? (ids.at(-1) ?? null) : null;
    } while (after !== null);
  }

  /** Purges deleted tags that can no longer be restored. */
  async purgeDeleted(system: SystemScope): Promise<number> {
    const before = new Date(this.clock.now().getTime() - UNDO_DAYS * DAY_MS);
    return this.repository.purgeDeleted(system, before);
  }

  /** Locks the workspace before reading any tag, as every writer does (docs/locks.md). */
  private asOnlyWriter<Result>(
    scope: WorkspaceScope,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async () => {
      await this.followUp.lockWorkspace(scope);
      return work();
    });
  }

  private async get(scope: WorkspaceAccess, name: string): Promise<NamedId> {
    const tag = await this.repository.find(scope, name);
    if (!tag) throw tagNotFound();
    return tag;
  }

  private async reword(scope: WorkspaceScope, tagId: string): Promise<void> {
    const page = { after: null, limit: AT_ONCE };
    const ids = await this.repository.listTagged(scope, tagId, page);
    await this.followUp.reworded(scope, ids);
    await this.live.recordAll(scope);
    if (ids.length < AT_ONCE) return;
    const changeId = this.ids.uuid();
    await this.queue.enqueue(reindexTagJob, { workspaceId: scope.workspaceId, tagId, changeId });
  }
}
