import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { isParentGone } from '../../infra/database/parent-gone';
import type { UploadTicket } from '../billing/upload-ticket';
import { workspaceGone } from '../workspaces/workspaces.service';
import { Counters } from './counters.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import type { ScreenshotRow } from './screenshot-row';
import { type NewScreenshot, ScreenshotsRepository, type TwinRow } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';
import { TrashService } from './trash.service';

/** What storing a new screenshot does to the rows. */
@Injectable()
export class ScreenshotStore {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly screenshots: ScreenshotsService,
    private readonly counters: Counters,
    private readonly trash: TrashService,
    private readonly effects: ScreenshotEffects,
  ) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.repository.transaction(work);
  }

  findTwin(scope: WorkspaceScope, sha256: Buffer): Promise<TwinRow | null> {
    return this.repository.findTwin(scope, sha256);
  }

  /** Writes the row; false when the same bytes are there already. Refuses when the workspace was erased meanwhile. */
  async claim(scope: WorkspaceScope, shot: NewScreenshot): Promise<boolean> {
    try {
      return await this.repository.insert(scope, shot);
    } catch (error) {
      throw isParentGone(error) ? workspaceGone(scope) : error;
    }
  }

  /** Counts a claimed row and sends it on to be read. Only a counted upload has a ticket. */
  async admit(scope: WorkspaceScope, shot: NewScreenshot, _ticket: UploadTicket): Promise<void> {
    await this.counters.countIn(scope, [shot.id]);
    await this.effects.created(scope, shot);
  }

  restore(scope: WorkspaceScope, id: string): Promise<void> {
    return this.trash.takeOut(scope, [id]);
  }

  get(scope: WorkspaceScope, id: string): Promise<ScreenshotRow> {
    return this.screenshots.get(scope, id);
  }

  async exists(id: string): Promise<boolean> {
    return (await this.repository.listExistingForSystem([id])).length > 0;
  }
}
