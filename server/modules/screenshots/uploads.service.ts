import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { QuotaService } from '../billing/quota.service';
import type { UploadTicket } from '../billing/upload-ticket';
import { TeamActivity } from '../workspaces/team-activity.service';
import { type ArrivedFile, ArrivingFiles } from './arriving-files.service';
import { DuplicateImageError } from './duplicate-image-error';
import { imageCreatedAt } from './image-created-at';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotStore } from './screenshot-store.service';
import type { NewScreenshot, TwinRow } from './screenshots.repository';

export interface Upload {
  file: ArrivedFile;
  /** The file's own time as the client tells it, ISO 8601 with its offset. */
  modifiedAt: string | null;
}

export interface UploadResult {
  row: ScreenshotRow;
  /** The bytes lay in the trash and are back. */
  isRestored: boolean;
}

type TakeTicket = () => Promise<UploadTicket>;

@Injectable()
export class UploadsService {
  private readonly logger = new Logger(UploadsService.name);

  constructor(
    private readonly store: ScreenshotStore,
    private readonly quota: QuotaService,
    private readonly files: ArrivingFiles,
    private readonly activity: TeamActivity,
    private readonly clock: Clock,
  ) {}

  /** Stores one arrived file, or refuses it and leaves no trace. */
  add(scope: WorkspaceScope, upload: Upload): Promise<UploadResult> {
    return this.admit(scope, upload, () => this.quota.take(scope));
  }

  /** A sample costs no allowance (decisions 38). */
  addSample(scope: WorkspaceScope, upload: Upload): Promise<UploadResult> {
    return this.admit(scope, upload, () => this.quota.sampleTicket(scope));
  }

  private async admit(
    scope: WorkspaceScope,
    upload: Upload,
    takeTicket: TakeTicket,
  ): Promise<UploadResult> {
    const twin = await this.store.findTwin(scope, upload.file.sha256);
    if (twin) return this.refuseOrRestore(scope, upload.file, twin);
    try {
      await this.prepareAndStore(scope, upload, takeTicket);
    } catch (error) {
      await this.cleanUp(upload.file);
      if (error instanceof LostToTwin) return this.afterTwin(scope, upload.file);
      throw error;
    }
    await this.files.settle(upload.file);
    return { row: await this.store.get(scope, upload.file.id), isRestored: false };
  }

  private async prepareAndStore(
    scope: WorkspaceScope,
    { file, modifiedAt }: Upload,
    takeTicket: TakeTicket,
  ): Promise<void> {
    const { thumbnail, dates, ...image } = await this.files.inspect(file);
    const now = this.clock.now();
    const made = imageCreatedAt({ ...dates, fileName: file.name, modifiedAt }, now);
    await this.files.keep(file, thumbnail);
    const shot = {
      ...image,
      id: file.id,
      originalName: file.name,
      sha256: file.sha256,
      fileSize: file.size,
      imageCreatedAt: made?.at ?? null,
      imageCreatedSource: made?.source ?? null,
      createdAt: now,
    };
    await this.insert(scope, shot, takeTicket);
  }

  /** Row, counters and job in one transaction: all of it or nothing (quality bar R2, decisions 3). */
  private async insert(
    scope: WorkspaceScope,
    shot: NewScreenshot,
    takeTicket: TakeTicket,
  ): Promise<void> {
    await this.store.transaction(async () => {
      // The unique key comes first: it makes equal uploads wait for each other before any counter moves.
      if (!(await this.store.claim(scope, shot))) throw new LostToTwin();
      await this.store.admit(scope, shot, await takeTicket());
      await this.activity.record(scope, 'uploaded', { screenshotId: shot.id });
    });
  }

  private async afterTwin(scope: WorkspaceScope, file: ArrivedFile): Promise<UploadResult> {
    const twin = await this.store.findTwin(scope, file.sha256);
    if (!twin) throw new Error('the twin of an upload vanished');
    return this.refuseOrRestore(scope, file, twin);
  }

  private async refuseOrRestore(
    scope: WorkspaceScope,
    file: ArrivedFile,
    twin: TwinRow,
  ): Promise<UploadResult> {
    await this.files.discard(file);
    if (!twin.deletedAt) throw new DuplicateImageError(twin);
    await this.store.restore(scope, twin.id);
    return { row: await this.store.get(scope, twin.id), isRestored: true };
  }

  /**
   * A commit whose answer was lost may have happened, so the files go only if the row certainly is not there.
   * When even that cannot be asked, the mark stays and the recovery decides.
   */
  private async cleanUp(file: ArrivedFile): Promise<void> {
    try {
      if (await this.store.exists(file.id)) await this.files.settle(file);
      else await this.files.discard(file);
    } catch (error) {
      this.logger.warn(`left ${file.id} to the recovery: ${(error as Error).message}`);
    }
  }
}

/** The same bytes were stored by a parallel upload a moment earlier. */
class LostToTwin extends Error {}
