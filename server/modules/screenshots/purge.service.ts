import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { removeFilesJob } from '../../common/jobs/remove-files.job';
import { JobQueue } from '../../infra/queue/job-queue';
import { FileStorage } from '../../infra/storage/file-storage';
import { TRASH_DAYS } from '../../contract/limits';
import { ALL_ASPECTS } from './counters.repository';
import { Counters } from './counters.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { TrashRepository } from './trash.repository';

interface Place {
  workspaceId: string;
}

const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes for good: row, text, index, counters and files (decisions 21). */
@Injectable()
export class PurgeService {
  private readonly logger = new Logger(PurgeService.name);

  constructor(
    private readonly repository: TrashRepository,
    private readonly counters: Counters,
    private readonly effects: ScreenshotEffects,
    private readonly queue: JobQueue,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async purge(place: Place, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.repository.transaction(async () => {
      await this.counters.recounted(place, ids, ALL_ASPECTS, async () => {
        await this.effects.deleted(place, ids);
        await this.repository.deleteForSystem(place, ids);
      });
      await this.queue.enqueue(removeFilesJob, { screenshotIds: [...ids] });
    });
    try {
      await this.removeFiles(ids);
    } catch (error) {
      // The rows are gone, and the job that was written with that removes the files as soon as it can.
      this.logger.warn(`files stay for a while: ${(error as Error).message}`);
    }
  }

  /** The whole trash of a workspace. */
  async emptyTrash(place: Place): Promise<void> {
    await this.inBatches((limit) => this.repository.listTrashedIdsForSystem(place, limit), place);
  }

  /** One batch of everything in a workspace; answers how many went. */
  async purgeWorkspace(workspaceId: string, batchSize: number): Promise<number> {
    const ids = await this.repository.listAllIdsForSystem({ workspaceId }, batchSize);
    await this.purge({ workspaceId }, ids);
    return ids.length;
  }

  /** What has lain in the trash for longer than it may; answers how many went. */
  async purgeExpired(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - TRASH_DAYS * DAY_MS);
    let count = 0;
    for (;;) {
      const rows = await this.repository.listExpiredForSystem(before, BATCH);
      const workspaceId = rows[0]?.workspaceId;
      if (workspaceId === undefined) return count;
      const ids = rows.filter((row) => row.workspaceId === workspaceId).map(({ id }) => id);
      await this.purge({ workspaceId }, ids);
      count += ids.length;
    }
  }

  /** Safe to repeat: what is gone already is no error. */
  async removeFiles(ids: readonly string[]): Promise<void> {
    await this.storage.remove(ids);
  }

  private async inBatches(next: (limit: number) => Promise<string[]>, place: Place): Promise<void> {
    for (let ids = await next(BATCH); ids.length > 0; ids = await next(BATCH)) {
      await this.purge(place, ids);
    }
  }
}
