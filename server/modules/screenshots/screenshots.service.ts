import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { UpdateScreenshot } from '../../contract/screenshots';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import type { ScreenshotRow } from './screenshot-row';
import { type ScreenshotFileRow, ScreenshotsRepository } from './screenshots.repository';

/** A screenshot together with the proof that the person may see it. */
export interface OpenScreenshot {
  scope: WorkspaceScope;
  row: ScreenshotRow;
}

export function screenshotNotFound(): AppError {
  return new AppError('screenshot_not_found', 'There is no such screenshot.');
}

@Injectable()
export class ScreenshotsService {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly workspaces: WorkspacesService,
    private readonly effects: ScreenshotEffects,
    private readonly clock: Clock,
  ) {}

  /**
   * The door for routes by id. Absent, malformed, trashed and foreign ids answer the same 404, so nobody learns
   * that something exists (decisions 30).
   */
  async open(userId: string, id: string): Promise<OpenScreenshot> {
    const scope = await this.scopeOf(userId, id);
    const row = await this.repository.find(scope, id);
    if (!row || row.deletedAt) throw screenshotNotFound();
    return { scope, row };
  }

  /** What serving the image needs. In the trash only the thumbnail is still shown (decisions 17). */
  async openFile(userId: string, id: string, isThumbnail: boolean): Promise<ScreenshotFileRow> {
    const scope = await this.scopeOf(userId, id);
    const row = await this.repository.findFile(scope, id);
    if (!row || (row.deletedAt && !isThumbnail)) throw screenshotNotFound();
    return row;
  }

  async get(scope: WorkspaceScope, id: string): Promise<ScreenshotRow> {
    const row = await this.repository.find(scope, id);
    if (!row) throw screenshotNotFound();
    return row;
  }

  async update(userId: string, id: string, change: UpdateScreenshot): Promise<ScreenshotRow> {
    const { scope } = await this.open(userId, id);
    const now = this.clock.now();
    await this.repository.transaction(async () => {
      if (change.is_favorite !== undefined) {
        await this.repository.setFavorite(scope, id, change.is_favorite, now);
      }
      if (change.ai_generated_title === undefined) {
        await this.effects.updated(scope, id);
        return;
      }
      await this.repository.setTitle(scope, id, change.ai_generated_title, now);
      await this.effects.reworded(scope, id);
    });
    return this.get(scope, id);
  }

  async remove(userId: string, id: string): Promise<void> {
    const { scope } = await this.open(userId, id);
    await this.repository.transaction(async () => {
      if (!(await this.repository.moveToTrash(scope, id, this.clock.now()))) return;
      await this.repository.changeCount(scope, -1);
      await this.effects.deleted(scope, id);
    });
  }

  /** Brings a screenshot back from the trash; one that is not there is answered as it is. */
  async restore(userId: string, id: string): Promise<ScreenshotRow> {
    const scope = await this.scopeOf(userId, id);
    await this.restoreIn(scope, id);
    return this.get(scope, id);
  }

  async restoreIn(scope: WorkspaceScope, id: string): Promise<void> {
    await this.repository.transaction(async () => {
      if (!(await this.repository.takeFromTrash(scope, id, this.clock.now()))) return;
      await this.repository.changeCount(scope, 1);
      const { processingStatus } = await this.get(scope, id);
      // Its job may have found it in the trash and ended without reading it.
      if (processingStatus === 'pending' || processingStatus === 'processing') {
        await this.effects.toBeRead(scope, id);
      }
      await this.effects.updated(scope, id);
    });
  }

  private async scopeOf(userId: string, id: string): Promise<WorkspaceScope> {
    const workspaceId = isUuid(id) ? await this.repository.locateForSystem(id) : null;
    const scope = workspaceId && (await this.workspaces.enter(userId, workspaceId));
    if (!scope) throw screenshotNotFound();
    return scope;
  }
}
