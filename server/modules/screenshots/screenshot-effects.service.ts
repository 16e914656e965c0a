import { Injectable } from '@nestjs/common';
import { CollectionItems } from './collection-items.service';
import { ReadingQueue } from './reading-queue.service';
import { ScreenshotChanges } from './screenshot-changes.service';
import { type FreshShot, SearchIndexRepository } from './search-index.repository';

interface Place {
  workspaceId: string;
}

/** What goes with every change, in its transaction: search row, live collections, the word to whoever looks, job. */
@Injectable()
export class ScreenshotEffects {
  constructor(
    private readonly index: SearchIndexRepository,
    private readonly items: CollectionItems,
    private readonly changes: ScreenshotChanges,
    private readonly queue: ReadingQueue,
  ) {}

  /** After it was counted, which holds the lock of the workspace. */
  async created(place: Place, shot: FreshShot): Promise<void> {
    await this.index.addForSystem(place.workspaceId, shot);
    await this.items.followChange(place, [shot.id]);
    await this.queue.add(place.workspaceId, shot.id);
    await this.changes.announce({ workspaceId: place.workspaceId, id: shot.id, change: 'created' });
  }

  /**
   * Before a transaction writes a screenshot itself: the workspace comes first everywhere, or the transaction meets a
   * reading that holds the one and waits for the other.
   */
  async claim({ workspaceId }: Place): Promise<void> {
    await this.index.lockForSystem(workspaceId);
  }

  /** Title, text or tags are others now. */
  async reworded(place: Place, screenshotId: string): Promise<void> {
    await this.index.refreshForSystem(place.workspaceId, screenshotId);
    await this.updated(place, screenshotId);
  }

  /** Out of the trash: whoever shows the lists sees it come back. */
  async restored(place: Place, screenshotId: string): Promise<void> {
    await this.reworded(place, screenshotId);
    await this.changes.announce({
      workspaceId: place.workspaceId,
      id: screenshotId,
      change: 'created',
    });
  }

  async updated(place: Place, screenshotId: string): Promise<void> {
    await this.items.followChange(place, [screenshotId]);
    await this.changes.announce({
      workspaceId: place.workspaceId,
      id: screenshotId,
      change: 'updated',
    });
  }

  /** In the trash or gone for good: nothing of it is found any more. */
  async deleted(place: Place, screenshotIds: readonly string[]): Promise<void> {
    await this.index.removeForSystem(place.workspaceId, screenshotIds);
    for (const id of screenshotIds) {
      await this.changes.announce({ workspaceId: place.workspaceId, id, change: 'deleted' });
    }
  }

  async processing({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.changes.announce({ workspaceId, id: screenshotId, change: 'processing' });
  }

  /** Waits to be read, again or for the first time. */
  async toBeRead({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.queue.add(workspaceId, screenshotId);
    await this.changes.announce({ workspaceId, id: screenshotId, change: 'processing' });
  }
}
