import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { QuotaService } from '../../billing/usage/quota.service';
import type { UploadTicket } from '../../billing/usage/upload-ticket';
import { TeamActivityService } from '../../workspaces/team-activity.service';
import { type ArrivedFile, ArrivingFilesService } from './arriving-files.service';
import { DuplicateImageError } from './duplicate-image-error';
import { imageCreatedAt } from '../files/image-created-at';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { type MetTwin, ScreenshotStoreService } from './screenshot-store.service';
import type { NewScreenshot } from '../rows/screenshots.repository';

export interface Upload {
  file: ArrivedFile;
  /** The modification time of the file, sent by the client: ISO 8601 with an offset. */
  modifiedAt: string | null;
  /** The room that was kept for the file while it arrived; null where nothing limits the space. */
  reservation: string | null;
}

export interface UploadResult {
  row: ScreenshotRow;
  /** The bytes were in the trash and have been restored. */
  isRestored: boolean;
}

type TakeTicket = (bytes: number) => Promise<UploadTicket>;

@Injectable()
export class UploadsService {
  private readonly logger = new Logger(UploadsService.name);

  constructor(
    private readonly rows: ScreenshotStoreService,
    private readonly quota: QuotaService,
    private readonly files: ArrivingFilesService,
    private readonly activity: TeamActivityService,
    private readonly clock: Clock,
  ) {}

  /** Stores a received file, or refuses it and leaves no trace. */
  add(scope: WorkspaceAccess, upload: Upload): Promise<UploadResult> {
    return this.store(scope, upload, (bytes) => this.quota.take(scope, bytes, upload.reservation));
  }

  /** A sample costs no allowance (docs/decisions.md#samples). */
  addSample(scope: WorkspaceAccess, upload: Upload): Promise<UploadResult> {
    return this.store(scope, upload, (bytes) => this.quota.sampleTicket(scope, bytes));
  }

  private async store(
    scope: WorkspaceAccess,
    upload: Upload,
    takeTicket: TakeTicket,
  ): Promise<UploadResult> {
    const { file } = upload;
    try {
      // A twin is answered, or restored from the trash, before the costly decoding; the insert decides.
      const known = await this.rows.meetTwin(scope, file.sha256);
      const twin = known ?? (await this.prepareAndStore(scope, upload, takeTicket));
      if (twin) {
        await this.quota.release(scope, upload.reservation);
        return await this.answerTwin(scope, file, twin);
      }
    } catch (error) {
      await this.cleanUp(scope, upload);
      throw error;
    }
    await this.files.settle(file);
    return { row: await this.rows.get(scope, file.id), isRestored: false };
  }

  private async prepareAndStore(
    scope: WorkspaceAccess,
    { file, modifiedAt }: Upload,
    takeTicket: TakeTicket,
  ): Promise<MetTwin | null> {
    const { thumbnail, dates, ...image } = await this.files.inspect(file, scope.userId);
    const now = this.clock.now();
    const made = imageCreatedAt({ ...dates, fileName: file.name, modifiedAt }, now);
    await this.files.keep(file, thumbnail);
    const shot = {
      ...image,
      id: file.id,
      originalName: file.name,
      sha256: file.sha256,
      fileSize: file.size,
      derivedSize: thumbnail.length,
      imageCreatedAt: made?.at ?? null,
      imageCreatedSource: made?.source ?? null,
      createdAt: now,
    };
    return this.insert(scope, shot, takeTicket);
  }

  /**
   * Writes row, counters and job in one transaction (docs/decisions.md#durable-uploads, docs/decisions.md#allowance).
   * Returns the twin when the same bytes exist already: under the workspace lock it either exists or is gone for good.
   */
  private insert(
    scope: WorkspaceAccess,
    shot: NewScreenshot,
    takeTicket: TakeTicket,
  ): Promise<MetTwin | null> {
    return this.rows.asOnlyWriter(scope, async () => {
      if (!(await this.rows.insertIfNew(scope, shot)))
        return this.rows.meetTwin(scope, shot.sha256);
      const ticket = await takeTicket(shot.fileSize + shot.derivedSize);
      await this.rows.countAndQueue(scope, shot, ticket);
      await this.activity.record(scope, 'uploaded', { screenshotId: shot.id });
      return null;
    });
  }

  private async answerTwin(
    scope: WorkspaceAccess,
    file: ArrivedFile,
    { row, isRestored }: MetTwin,
  ): Promise<UploadResult> {
    if (!isRestored) throw new DuplicateImageError(row);
    await this.files.discard(file);
    return { row: await this.rows.get(scope, row.id), isRestored };
  }

  /**
   * A commit whose answer was lost may have succeeded, so the files are removed only when the row certainly does not
   * exist. When that cannot be checked, the mark stays and the recovery decides.
   */
  private async cleanUp(scope: WorkspaceAccess, { file, reservation }: Upload): Promise<void> {
    try {
      await this.quota.release(scope, reservation);
      if (await this.rows.exists(scope, file.id)) await this.files.settle(file);
      else await this.files.discard(file);
    } catch (error) {
      this.logger.warn(`left ${file.id} to the recovery: ${(error as Error).message}`);
    }
  }
}
