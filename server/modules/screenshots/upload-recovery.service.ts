import { Injectable, Logger } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { outageOf } from '../../common/outage';
import { FileStorage } from '../../infra/storage/file-storage';
import { ScreenshotsRepository } from './screenshots.repository';

/** No upload takes so long: what began earlier and is not finished never will be. */
const LONGEST_UPLOAD_MS = 60 * 60 * 1000;

/** Clears up after uploads that a crash cut off: files without a row go, files with one stay (quality bar R2). */
@Injectable()
export class UploadRecovery {
  private readonly logger = new Logger(UploadRecovery.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly repository: ScreenshotsRepository,
    private readonly clock: WallClock,
  ) {}

  /** At the start of a process: what those before it on this machine left. */
  async run(): Promise<void> {
    await this.clearUp(await this.storage.listInterrupted());
  }

  /** Now and then, by one process: what was left on any machine, however its process ended. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LONGEST_UPLOAD_MS);
    await this.clearUp(await this.storage.listForgotten(before));
  }

  private async clearUp(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const stored = await this.findStored(ids);
    if (!stored) return;
    for (const id of ids) await this.clearUpOne(id, stored.has(id));
    this.logger.log(
      `cleared up ${ids.length} interrupted uploads, ${stored.size} of them complete`,
    );
  }

  /** Null while the database is away: the marks then stay, for a look that can ask. */
  private async findStored(ids: readonly string[]): Promise<Set<string> | null> {
    try {
      return new Set(await this.repository.listExistingForSystem(ids));
    } catch (error) {
      if (!outageOf(error)) throw error;
      this.logger.warn(`left ${ids.length} interrupted uploads to the next look`);
      return null;
    }
  }

  private async clearUpOne(id: string, isStored: boolean): Promise<void> {
    try {
      await (isStored ? this.storage.settle(id) : this.storage.discard(id));
    } catch (error) {
      // Its mark is still there for the next look; a store that is away must not keep a server from starting.
      this.logger.warn(`could not clear up ${id}: ${(error as Error).message}`);
    }
  }
}
