import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { isAbsent } from '../../../infra/storage/absent';
import { QuotaService } from '../../billing/usage/quota.service';
import { ALL_ASPECTS } from '../counters/counters.repository';
import { CountersService } from '../counters/counters.service';
import { FILE_MISSING } from '../files/missing-file';
import { FollowUpService } from '../follow-up/follow-up.service';
import { ScreenshotIdsRepository } from '../rows/screenshot-ids.repository';
import { ScreenshotsRepository } from '../rows/screenshots.repository';
import { ArrivingFilesService, type CopiedFile } from '../uploads/arriving-files.service';
import type { Journey } from './moves.service';
import { MovedContentsService } from './moved-contents.service';
import { type TransferSource, TransfersRepository } from './transfers.repository';

/** Copies screenshots into another space: an id and files of its own (docs/decisions.md#move-and-copy). */
@Injectable()
export class CopiesService {
  constructor(
    private readonly repository: TransfersRepository,
    private readonly contents: MovedContentsService,
    private readonly screenshots: ScreenshotsRepository,
    private readonly screenshotIds: ScreenshotIdsRepository,
    private readonly counters: CountersService,
    private readonly followUp: FollowUpService,
    private readonly files: ArrivingFilesService,
    private readonly quota: QuotaService,
    private readonly clock: Clock,
  ) {}

  /** Copies the files first, as an upload stores them: until the row is committed they carry a mark. */
  async copyFiles({ id, originalName }: TransferSource): Promise<CopiedFile> {
    try {
      return await this.files.copyOf(id, originalName);
    } catch (error) {
      throw isAbsent(error) ? new AppError('file_missing', FILE_MISSING) : error;
    }
  }

  /** Inside a transaction that holds the locks of both spaces. */
  async copyRow({ from, to }: Journey, { id }: TransferSource, file: CopiedFile): Promise<void> {
    const now = this.clock.now();
    const { id: newId, derivedSize } = file;
    await this.quota.take(to, file.size + derivedSize);
    const { links, favorites } = await this.contents.of(from, [id]);
    await this.counters.recounted(to, [newId], ALL_ASPECTS, async () => {
      await this.repository.copy(from, to, { id, newId, derivedSize, now });
      await this.contents.arrive(to, {
        links: links.map((link) => ({ ...link, screenshotId: newId })),
        favorites: favorites.map(() => newId),
      });
    });
    await this.followUp.toBeRead(to, await this.screenshotIds.listUnread(to, [newId]));
    await this.followUp.restored(to, [newId]);
  }

  /** Removes the mark after the commit, or the files where none was made. */
  async settle(to: Journey['to'], file: CopiedFile): Promise<void> {
    const isStored = await this.screenshots.exists(to, file.id);
    await (isStored ? this.files.settle(file) : this.files.discard(file));
  }
}
