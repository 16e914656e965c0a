import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { isParentGone } from '../../../infra/database/parent-gone';
import { Transactions } from '../../../infra/database/transactions';
import type { UploadTicket } from '../../billing/usage/upload-ticket';
import { workspaceGone } from '../../workspaces/workspaces.service';
import { CountersService } from '../counters/counters.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import type { ScreenshotRow } from '../rows/screenshot-row';
import {
  type NewScreenshot,
  ScreenshotsRepository,
  type TwinRow,
} from '../rows/screenshots.repository';
import { ScreenshotsService } from '../rows/screenshots.service';
import { TrashService } from '../trash/trash.service';

/** An existing screenshot with the same bytes. */
export interface MetTwin {
  row: TwinRow;
  /** It was in the trash and has been restored. */
  isRestored: boolean;
}

/** Stores what an upload is about: a new screenshot, unless its bytes are there already or come back from the trash. */
@Injectable()
export class ScreenshotStoreService {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly screenshots: ScreenshotsService,
    private readonly counters: CountersService,
    private readonly trash: TrashService,
    private readonly followUp: FollowUpService,
    private readonly transactions: Transactions,
  ) {}

  /** A transaction that locks the workspace first, as every writer does (docs/locks.md). */
  asOnlyWriter<Result>(scope: WorkspaceAccess, work: () => Promise<Result>): Promise<Result> {
    return this.transactions.run(async () => {
      await this.followUp.lockWorkspace(scope);
      return work();
    });
  }

  /**
   * Looks for the same bytes, and restores them from the trash. A twin found at first is looked for again under the
   * lock, because it may be deleted for good at this moment.
   */
  async meetTwin(scope: WorkspaceAccess, sha256: Buffer): Promise<MetTwin | null> {
    if (!(await this.repository.findTwin(scope, sha256))) return null;
    return this.asOnlyWriter(scope, async () => {
      const row = await this.repository.findTwin(scope, sha256);
      if (!row?.deletedAt) return row && { row, isRestored: false };
      await this.trash.takeOut(scope, [row.id]);
      return { row, isRestored: true };
    });
  }

  /**
   * Inserts the row; returns false when the same bytes exist already. Throws when the workspace was erased meanwhile.
   */
  async insertIfNew(scope: WorkspaceAccess, shot: NewScreenshot): Promise<boolean> {
    try {
      return await this.repository.insert(scope, shot);
    } catch (error) {
      throw isParentGone(error) ? workspaceGone(scope) : error;
    }
  }

  /** Counts a new row and queues its reading. The ticket proves that the upload was counted. */
  async countAndQueue(
    scope: WorkspaceAccess,
    shot: NewScreenshot,
    { plan }: UploadTicket,
  ): Promise<void> {
    await this.counters.countIn(scope, [shot.id]);
    await this.followUp.created(scope, shot, plan);
  }

  get(scope: WorkspaceAccess, id: string): Promise<ScreenshotRow> {
    return this.screenshots.get(scope, id);
  }

  exists(scope: WorkspaceScope, id: string): Promise<boolean> {
    return this.repository.exists(scope, id);
  }
}
