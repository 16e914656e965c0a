import { Injectable, Logger } from '@nestjs/common';
import { WallClock } from '../../../common/clock';
import { outageOf } from '../../../common/outage';
import type { SystemScope } from '../../../common/system-scope';
import { FileStorage } from '../../../infra/storage/file-storage';
import { ScreenshotIdsRepository } from '../rows/screenshot-ids.repository';

/** No upload takes this long: one that started earlier and is not finished was interrupted. */
const LONGEST_UPLOAD_MS = 60 * 60 * 1000;

/**
 * Cleans up after uploads that a crash interrupted: removes files without a row and keeps files with one
 * (docs/decisions.md#durable-uploads).
 */
@Injectable()
export class UploadRecoveryService {
  private readonly logger = new Logger(UploadRecoveryService.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly repository: ScreenshotIdsRepository,
    private readonly clock: WallClock,
  ) {}

  /** Runs at the start of a process, for uploads that earlier processes on this machine left. */
  async run(system: SystemScope): Promise<void> {
    await this.clearUp(system, await this.storage.listInterrupted());
  }

  /** Runs in one process every hour, for uploads that any machine left, however its process ended. */
  async sweep(system: SystemScope): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LONGEST_UPLOAD_MS);
    await this.clearUp(system, await this.storage.listForgotten(before));
  }

  private async clearUp(system: SystemScope, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const stored = await this.findStored(system, ids);
    if (!stored) return;
    for (const id of ids) await this.clearUpOne(id, stored.has(id));
    this.logger.log(
      `cleared up ${ids.length} interrupted uploads, ${stored.size} of them complete`,
    );
  }

  /** Returns null while the database is unreachable: the marks then stay until the next run. */
  private async findStored(
    system: SystemScope,
    ids: readonly string[],
  ): Promise<Set<string> | null> {
    try {
      return new Set(await this.repository.listExisting(system, ids));
    } catch (error) {
      if (!outageOf(error)) throw error;
      this.logger.warn(`left ${ids.length} interrupted uploads to the next run`);
      return null;
    }
  }

  private async clearUpOne(id: string, isStored: boolean): Promise<void> {
    try {
      await (isStored ? this.storage.settle(id) : this.storage.discard(id));
    } catch (error) {
      // The mark stays for the next run; an unreachable store must not keep a server from starting.
      this.logger.warn(`could not clear up ${id}: ${(error as Error).message}`);
    }
  }
}
