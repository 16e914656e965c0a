import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import { removeFilesJob } from '../../../common/jobs/remove-files.job';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { JobQueue } from '../../../infra/queue/job-queue';
import { FileStorage } from '../../../infra/storage/file-storage';
import { Transactions } from '../../../infra/database/transactions';
import { DAY_MS, TRASH_DAYS } from '../../../contract/limits';
import { ALL_ASPECTS } from '../counters/counters.repository';
import { CountersService } from '../counters/counters.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import { TrashRepository } from './trash.repository';

const BATCH = 200;

/** The time that a screenshot stays in the trash. Pages print the days, so the number stands in the contract. */
const KEPT_MS = TRASH_DAYS * DAY_MS;

/** Also what was deleted while a clock was wrong. */
const AT_ANY_TIME = new Date('9999-12-31');

/** The end of the time in which a deleted screenshot can be restored. */
export const purgesAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEPT_MS);

/**
 * Deletes for good: row, text, search index, counters and files. Happens `TRASH_DAYS` after a screenshot went to the
 * trash, or at once for people who ask for it (docs/decisions.md#trash).
 */
@Injectable()
export class PurgeService {
  private readonly logger = new Logger(PurgeService.name);

  constructor(
    private readonly repository: TrashRepository,
    private readonly counters: CountersService,
    private readonly followUp: FollowUpService,
    private readonly queue: JobQueue,
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the number of deleted screenshots. With `trashedBefore`, only those that went to the trash before then and
   * are still there: somebody may have restored one since it was listed.
   */
  async purge(
    scope: WorkspaceScope,
    ids: readonly string[],
    trashedBefore?: Date,
  ): Promise<number> {
    if (ids.length === 0) return 0;
    // Only those that were here: one that was moved to another space meanwhile keeps its files.
    const gone = await this.transactions.run(async () => {
      const deleted = await this.counters.recounted(scope, ids, ALL_ASPECTS, async () => {
        const doomed = trashedBefore
          ? await this.repository.listTrashed(scope, ids, trashedBefore)
          : ids;
        await this.followUp.deleted(scope, doomed);
        return this.repository.delete(scope, doomed);
      });
      if (deleted.length > 0) await this.queue.enqueue(removeFilesJob, { screenshotIds: deleted });
      return deleted;
    });
    try {
      await this.removeFiles(gone);
    } catch (error) {
      // The rows are gone, and a job was queued with their deletion that removes the files later.
      this.logger.warn(`files will be removed later: ${(error as Error).message}`);
    }
    return gone.length;
  }

  /** Deletes the whole trash of a workspace. */
  async emptyTrash(scope: WorkspaceScope): Promise<void> {
    for (;;) {
      const ids = await this.repository.listTrashedIds(scope, BATCH);
      if (ids.length === 0) return;
      await this.purge(scope, ids, AT_ANY_TIME);
    }
  }

  /** Deletes one batch of everything in a workspace; returns the number of deleted screenshots. */
  async purgeWorkspace(scope: WorkspaceScope, batchSize: number): Promise<number> {
    const ids = await this.repository.listAllIds(scope, batchSize);
    await this.purge(scope, ids);
    return ids.length;
  }

  /** Deletes screenshots whose time in the trash is over; returns their number. */
  async purgeExpired(system: SystemScope): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    let count = 0;
    for (;;) {
      const rows = await this.repository.listExpired(system, before, BATCH);
      const workspaceId = rows[0]?.workspaceId;
      if (workspaceId === undefined) return count;
      const ids = rows.filter((row) => row.workspaceId === workspaceId).map(({ id }) => id);
      count += await this.purge(system.workspace(workspaceId), ids, before);
    }
  }

  /** Safe to repeat: absent files are no error. */
  async removeFiles(ids: readonly string[]): Promise<void> {
    await this.storage.remove(ids);
  }
}
