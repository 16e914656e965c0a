import { Inject, Injectable, Logger } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { isUuid } from '../../common/ids';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { DiskStorage } from '../../infra/storage/disk-storage';
import { ScreenshotsRepository } from './screenshots.repository';

/** In a folder that several processes share, what is younger may still be coming in at another one. */
const SURELY_DEAD_MS = 60 * 60_000;

/** Clears up after uploads that a crash cut off: files without a row go, files with one stay (quality bar R2). */
@Injectable()
export class UploadRecovery {
  private readonly logger = new Logger(UploadRecovery.name);

  constructor(
    private readonly storage: DiskStorage,
    private readonly repository: ScreenshotsRepository,
    private readonly clock: WallClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Only before this process listens: afterwards the marks belong to uploads that are still coming. */
  async run(): Promise<void> {
    const ids = (await this.storage.listPending(this.before())).filter(isUuid);
    if (ids.length === 0) return;
    const stored = new Set(await this.repository.listExistingForSystem(ids));
    for (const id of ids) {
      if (stored.has(id)) await this.storage.settle(id);
      else await this.storage.discard(id);
    }
    this.logger.log(
      `cleared up ${ids.length} interrupted uploads, ${stored.size} of them complete`,
    );
  }

  private before(): Date | undefined {
    if (!this.config.isShared) return undefined;
    return new Date(this.clock.now().getTime() - SURELY_DEAD_MS);
  }
}
