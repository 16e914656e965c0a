import { Injectable, Logger } from '@nestjs/common';
import { isUuid } from '../../common/ids';
import { outageOf } from '../../common/outage';
import { DiskStorage } from '../../infra/storage/disk-storage';
import { ScreenshotsRepository } from './screenshots.repository';

/** Clears up after uploads that a crash cut off: files without a row go, files with one stay (quality bar R2). */
@Injectable()
export class UploadRecovery {
  private readonly logger = new Logger(UploadRecovery.name);

  constructor(
    private readonly storage: DiskStorage,
    private readonly repository: ScreenshotsRepository,
  ) {}

  /** Only before this process listens: afterwards the marks belong to uploads that are still coming. */
  async run(): Promise<void> {
    const ids = (await this.storage.listPending()).filter(isUuid);
    if (ids.length === 0) return;
    const stored = await this.findStored(ids);
    if (!stored) return;
    for (const id of ids) {
      if (stored.has(id)) await this.storage.settle(id);
      else await this.storage.discard(id);
    }
    this.logger.log(
      `cleared up ${ids.length} interrupted uploads, ${stored.size} of them complete`,
    );
  }

  /** Null while the database is away: the marks then stay, for a start that can ask. */
  private async findStored(ids: string[]): Promise<Set<string> | null> {
    try {
      return new Set(await this.repository.listExistingForSystem(ids));
    } catch (error) {
      if (!outageOf(error)) throw error;
      this.logger.warn(`left ${ids.length} interrupted uploads to the next start`);
      return null;
    }
  }
}
