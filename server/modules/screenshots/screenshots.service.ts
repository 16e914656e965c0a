import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { Evidence } from '../../contract/evidence';
import type { ScreenshotWords } from '../../contract/words';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { evidenceFor } from './evidence.mapper';
import { assertOpen } from './screenshot-locked';
import type { ScreenshotRow } from './screenshot-row';
import { toScreenshotWords } from './words.mapper';
import { type ScreenshotFileRow, ScreenshotsRepository } from './screenshots.repository';

/** A screenshot together with the proof that the person may see it. */
export interface OpenScreenshot {
  scope: WorkspaceScope;
  row: ScreenshotRow;
}

interface ExplainedScreenshot {
  row: ScreenshotRow;
  evidence: Evidence[];
}

export function screenshotNotFound(): AppError {
  return new AppError('screenshot_not_found', 'There is no such screenshot.');
}

@Injectable()
export class ScreenshotsService {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly workspaces: WorkspacesService,
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

  /** The same with why its title, tags and dates were proposed. What is locked says nothing of what was read. */
  async openExplained(userId: string, id: string): Promise<ExplainedScreenshot> {
    const { scope, row } = await this.open(userId, id);
    if (row.isLocked) return { row, evidence: [] };
    const stored = await this.repository.findEvidence(scope, id);
    return { row, evidence: stored ? evidenceFor(row, stored) : [] };
  }

  /** What serving the image needs. In the trash only the thumbnail is still shown (decisions 17). */
  async openFile(userId: string, id: string, isThumbnail: boolean): Promise<ScreenshotFileRow> {
    const row = isUuid(id) ? await this.repository.findFileForMember(userId, id) : null;
    if (!row || (row.deletedAt && !isThumbnail)) throw screenshotNotFound();
    assertOpen(row);
    return row;
  }

  /** The same, for what is in it; throws 402 where it is locked. */
  async openUnlocked(userId: string, id: string): Promise<OpenScreenshot> {
    const opened = await this.open(userId, id);
    assertOpen(opened.row);
    return opened;
  }

  /** Where each word stands; nothing before the first reading. */
  async words(userId: string, id: string): Promise<ScreenshotWords> {
    const { scope, row } = await this.openUnlocked(userId, id);
    return toScreenshotWords(row, await this.repository.findLines(scope, id));
  }

  async get(scope: WorkspaceScope, id: string): Promise<ScreenshotRow> {
    const row = await this.repository.find(scope, id);
    if (!row) throw screenshotNotFound();
    return row;
  }

  /** Also what lies in the trash; the caller decides what may be done with it. */
  async openAny(userId: string, id: string): Promise<OpenScreenshot> {
    const scope = await this.scopeOf(userId, id);
    return { scope, row: await this.get(scope, id) };
  }

  private async scopeOf(userId: string, id: string): Promise<WorkspaceScope> {
    const scope = await this.workspaces.enterAtScreenshot(userId, id);
    if (!scope) throw screenshotNotFound();
    return scope;
  }
}
