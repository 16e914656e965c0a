import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { reindexTagJob } from '../../common/jobs/reindex-tag.job';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { UNDO_DAYS } from '../../contract/limits';
import { JobQueue } from '../../infra/queue/job-queue';
import { CollectionItems } from './collection-items.service';
import { ScreenshotsRepository } from './screenshots.repository';
import { SearchIndexRepository } from './search-index.repository';
import { type NamedId, TagLinksRepository } from './tag-links.repository';

interface Place {
  workspaceId: string;
}

/** So many are brought up to date while the person waits; the others by a job. */
const AT_ONCE = 200;
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

function tagNotFound(): AppError {
  return new AppError('tag_not_found', 'There is no such tag.');
}

/** A tag as a whole: renamed, merged into another, deleted, brought back. */
@Injectable()
export class TagChanges {
  constructor(
    private readonly repository: TagLinksRepository,
    private readonly screenshots: ScreenshotsRepository,
    private readonly index: SearchIndexRepository,
    private readonly items: CollectionItems,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** True when a tag of the new name was there and now holds both. */
  async rename(scope: WorkspaceScope, name: string, newName: string): Promise<boolean> {
    return this.screenshots.transaction(async () => {
      const tag = await this.get(scope, name);
      const other = await this.repository.findForSystem(scope, newName);
      const isMerged = other !== null && other.id !== tag.id;
      if (isMerged) await this.repository.mergeForSystem(scope, tag.id, other.id);
      else await this.repository.renameForSystem(scope, tag.id, newName);
      await this.reword(scope, isMerged ? other.id : tag.id);
      return isMerged;
    });
  }

  async remove(scope: WorkspaceScope, name: string): Promise<void> {
    await this.screenshots.transaction(async () => {
      const { id } = await this.get(scope, name);
      await this.repository.setDeletedForSystem(scope, id, this.clock.now());
      await this.reword(scope, id);
    });
  }

  /** A tag of that name that was made meanwhile takes the old one in. */
  async restore(scope: WorkspaceScope, name: string): Promise<void> {
    await this.screenshots.transaction(async () => {
      const live = await this.repository.findForSystem(scope, name);
      const deleted = await this.repository.findDeletedForSystem(scope, name);
      if (!deleted) {
        if (live) return;
        throw tagNotFound();
      }
      if (live) await this.repository.mergeForSystem(scope, deleted.id, live.id);
      else await this.repository.setDeletedForSystem(scope, deleted.id, null);
      await this.reword(scope, live?.id ?? deleted.id);
    });
  }

  /** Brings the search rows of everything that carries the tag up to date. Safe to repeat. */
  async reindex(place: Place, tagId: string): Promise<void> {
    let after: string | null = null;
    do {
      const page = { after, limit: BATCH };
      const ids: string[] = await this.repository.listTaggedForSystem(place, tagId, page);
      await this.screenshots.transaction(() => this.refresh(place, ids));
      after = ids.length === BATCH ? (ids.at(-1) ?? null) : null;
    } while (after !== null);
  }

  /** Deleted tags that nobody brought back in time. */
  async purgeDeleted(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNDO_DAYS * DAY_MS);
    await this.repository.purgeDeletedForSystem(before);
  }

  private async get(scope: WorkspaceScope, name: string): Promise<NamedId> {
    const tag = await this.repository.findForSystem(scope, name);
    if (!tag) throw tagNotFound();
    return tag;
  }

  private async reword(place: Place, tagId: string): Promise<void> {
    const page = { after: null, limit: AT_ONCE };
    const ids = await this.repository.listTaggedForSystem(place, tagId, page);
    await this.refresh(place, ids);
    await this.items.followAll(place);
    if (ids.length < AT_ONCE) return;
    await this.queue.enqueue(reindexTagJob, { workspaceId: place.workspaceId, tagId });
  }

  private async refresh({ workspaceId }: Place, ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.index.refreshForSystem(workspaceId, id);
  }
}
