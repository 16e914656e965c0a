import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { TrashQuery } from '../../contract/trash';
import { TeamActivity } from '../workspaces/team-activity.service';
import { ALL_ASPECTS } from './counters.repository';
import { Counters } from './counters.service';
import { decodeCursor, encodeCursor } from './cursor';
import type { ListAnswer } from './screenshot-lists.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { ScreenshotsRepository } from './screenshots.repository';
import { TrashRepository } from './trash.repository';

/** What lies in the trash is found nowhere else, counts nowhere, and can be brought back (decisions 21). */
@Injectable()
export class TrashService {
  constructor(
    private readonly repository: TrashRepository,
    private readonly screenshots: ScreenshotsRepository,
    private readonly counters: Counters,
    private readonly effects: ScreenshotEffects,
    private readonly activity: TeamActivity,
    private readonly clock: Clock,
  ) {}

  async moveIn(scope: WorkspaceScope, ids: readonly string[]): Promise<void> {
    await this.repository.transaction(async () => {
      const moved = await this.counters.recounted(scope, ids, ALL_ASPECTS, () =>
        this.repository.moveIn(scope, ids, this.clock.now()),
      );
      if (moved.length === 0) return;
      await this.effects.deleted(scope, moved);
      await this.activity.record(scope, 'deleted', { count: moved.length });
    });
  }

  /** What is not in the trash stays as it is. */
  async takeOut(scope: WorkspaceScope, ids: readonly string[]): Promise<void> {
    await this.repository.transaction(async () => {
      const back = await this.counters.recounted(scope, ids, ALL_ASPECTS, () =>
        this.repository.takeOut(scope, ids, this.clock.now()),
      );
      const unread = new Set(await this.screenshots.listUnreadForSystem(back));
      for (const id of back) {
        // Its job may have found it in the trash and ended without reading it.
        if (unread.has(id)) await this.effects.toBeRead(scope, id);
        await this.effects.restored(scope, id);
      }
      if (back.length > 0) await this.activity.record(scope, 'restored', { count: back.length });
    });
  }

  async list(scope: WorkspaceScope, { limit, cursor }: TrashQuery): Promise<ListAnswer> {
    const after = cursor ? decodeCursor(cursor) : null;
    const rows = await this.repository.list(scope, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const nextCursor = last
      ? encodeCursor({ rankClass: 0, createdAt: last.deletedAt ?? last.createdAt, id: last.id })
      : null;
    return { rows: page, nextCursor, totalCount: null };
  }
}
