import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { DAY_MS, UNDO_DAYS } from '../../../contract/limits';
import { Transactions } from '../../../infra/database/transactions';
import { FollowUpService } from '../follow-up/follow-up.service';
import { type NamedId, TagLinksRepository } from '../labels/tag-links.repository';
import { TagRefusalsService } from '../labels/tag-refusals.service';
import { TagRewordingService } from './tag-rewording.service';

function tagNotFound(): AppError {
  return new AppError('tag_not_found', 'There is no such tag.');
}

/** Renames, merges, deletes and restores a whole tag. */
@Injectable()
export class TagChangesService {
  constructor(
    private readonly repository: TagLinksRepository,
    private readonly refusals: TagRefusalsService,
    private readonly rewording: TagRewordingService,
    private readonly followUp: FollowUpService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Returns true when a tag of the new name existed and was merged. */
  async rename(scope: WorkspaceAccess, name: string, newName: string): Promise<boolean> {
    return this.asOnlyWriter(scope, async () => {
      const tag = await this.get(scope, name);
      const other = await this.repository.find(scope, newName);
      const isMerged = other !== null && other.id !== tag.id;
      await this.refusals.renamed(scope, tag, newName);
      if (isMerged) await this.repository.merge(scope, tag.id, other.id);
      else await this.repository.rename(scope, tag.id, newName);
      await this.rewording.reword(scope, isMerged ? other.id : tag.id);
      return isMerged;
    });
  }

  async remove(scope: WorkspaceAccess, name: string): Promise<void> {
    await this.asOnlyWriter(scope, async () => {
      const tag = await this.get(scope, name);
      const now = this.clock.now();
      await this.refusals.deleted(scope, tag, now);
      await this.repository.setDeleted(scope, tag.id, now);
      await this.rewording.reword(scope, tag.id);
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
      await this.refusals.undeleted(scope, deleted);
      if (live) await this.repository.merge(scope, deleted.id, live.id);
      else await this.repository.setDeleted(scope, deleted.id, null);
      await this.rewording.reword(scope, live?.id ?? deleted.id);
    });
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
}
