import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { LiveChangesService } from './live-changes.service';
import { ProcessingQueueService, type RankedPlan, type Urgency } from './processing-queue.service';
import {
  ScreenshotAnnouncementsService,
  type ScreenshotChange,
} from './screenshot-announcements.service';
import { type FreshShot, SearchIndexRepository } from './search-index.repository';

/**
 * Does what every change of screenshots needs, in its transaction: search rows, records for live collections,
 * announcements and jobs. The number of statements does not grow with the number of screenshots.
 */
@Injectable()
export class FollowUpService {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly live: LiveChangesService,
    private readonly changes: ScreenshotAnnouncementsService,
    private readonly queue: ProcessingQueueService,
  ) {}

  /** Runs after the screenshot was counted, which takes the workspace lock. `plan` is the one that counts in the space. */
  async created(scope: WorkspaceScope, shot: FreshShot, plan: RankedPlan): Promise<void> {
    await this.index.add(scope, shot);
    await this.live.record(scope, [shot.id]);
    await this.queue.addNew(scope, shot.id, plan);
    await this.announce(scope, [shot.id], 'created');
  }

  /**
   * Runs before a transaction writes a screenshot. The workspace is locked first everywhere; otherwise this transaction
   * could deadlock with a reading.
   */
  async lockWorkspace(scope: WorkspaceScope): Promise<void> {
    await this.index.lockWorkspace(scope);
  }

  /** Title, text, note or tags are others now. */
  async reworded(scope: WorkspaceScope, screenshotIds: readonly string[]): Promise<void> {
    await this.index.refresh(scope, screenshotIds);
    await this.updated(scope, screenshotIds);
  }

  /** A tag that many have is another one now. Open windows hear of `told` alone: each asks for every one that it hears of. */
  async retagged(
    scope: WorkspaceScope,
    screenshotIds: readonly string[],
    told: readonly string[],
  ): Promise<void> {
    await this.index.refresh(scope, screenshotIds);
    await this.live.record(scope, screenshotIds);
    await this.announce(scope, told, 'updated');
  }

  /** Its text is another one now: what is found in texts is looked for anew. */
  async wasRead(scope: WorkspaceScope, screenshotId: string): Promise<void> {
    await this.reworded(scope, [screenshotId]);
    await this.queue.queueScans(scope, [screenshotId]);
  }

  /** Out of the trash: open lists show them again. Texts that were looked through already stay as they are. */
  async restored(scope: WorkspaceScope, screenshotIds: readonly string[]): Promise<void> {
    await this.index.refresh(scope, screenshotIds);
    await this.live.record(scope, screenshotIds);
    await this.queue.queueScans(scope, screenshotIds);
    await this.announce(scope, screenshotIds, 'created');
  }

  async updated(scope: WorkspaceScope, screenshotIds: readonly string[]): Promise<void> {
    await this.live.record(scope, screenshotIds);
    await this.announce(scope, screenshotIds, 'updated');
  }

  /** In the trash or gone for good: nothing of them is found any more. */
  async deleted(scope: WorkspaceScope, screenshotIds: readonly string[]): Promise<void> {
    await this.index.remove(scope, screenshotIds);
    await this.announce(scope, screenshotIds, 'deleted');
  }

  async processing(scope: WorkspaceScope, screenshotId: string): Promise<void> {
    await this.announce(scope, [screenshotId], 'processing');
  }

  /** They wait to be read, again or for the first time. */
  async toBeRead(
    scope: WorkspaceScope,
    screenshotIds: readonly string[],
    urgency: Urgency = 'soon',
  ): Promise<void> {
    await this.queue.add(scope, screenshotIds, urgency);
    await this.announce(scope, screenshotIds, 'processing');
  }

  private async announce(
    { workspaceId }: WorkspaceScope,
    screenshotIds: readonly string[],
    change: ScreenshotChange['change'],
  ): Promise<void> {
    await this.changes.announce(screenshotIds.map((id) => ({ workspaceId, id, change })));
  }
}
