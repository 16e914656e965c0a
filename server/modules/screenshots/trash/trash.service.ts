import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { TrashQuery } from '../../../contract/trash';
import { Transactions } from '../../../infra/database/transactions';
import { TeamActivityService } from '../../workspaces/team-activity.service';
import { ALL_ASPECTS } from '../counters/counters.repository';
import { CountersService } from '../counters/counters.service';
import { decodeCursor, encodeCursor } from '../rows/cursor';
import type { ListAnswer } from '../listing/screenshot-lists.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import { ScreenshotIdsRepository } from '../rows/screenshot-ids.repository';
import { PurgeService } from './purge.service';
import { TrashRepository } from './trash.repository';

/** Trashed screenshots are found nowhere else, count nowhere, and can be restored until `purge.service.ts` deletes them (docs/decisions.md#trash). */
@Injectable()
export class TrashService {
  constructor(
    private readonly repository: TrashRepository,
    private readonly screenshots: ScreenshotIdsRepository,
    private readonly counters: CountersService,
    private readonly followUp: FollowUpService,
    private readonly activity: TeamActivityService,
    private readonly purge: PurgeService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async moveIn(scope: WorkspaceAccess, ids: readonly string[]): Promise<void> {
    await this.transactions.run(async () => {
      const moved = await this.counters.recounted(scope, ids, ALL_ASPECTS, () =>
        this.repository.moveIn(scope, ids, this.clock.now()),
      );
      if (moved.length === 0) return;
      await this.followUp.deleted(scope, moved);
      await this.activity.record(scope, 'deleted', { count: moved.length });
    });
  }

  /** Screenshots that are not in the trash stay unchanged. */
  async takeOut(scope: WorkspaceAccess, ids: readonly string[]): Promise<void> {
    await this.transactions.run(async () => {
      const back = await this.counters.recounted(scope, ids, ALL_ASPECTS, () =>
        this.repository.takeOut(scope, ids, this.clock.now()),
      );
      if (back.length === 0) return;
      // Their jobs may have found them in the trash and ended without reading them.
      await this.followUp.toBeRead(scope, await this.screenshots.listUnread(scope, back));
      await this.followUp.restored(scope, back);
      await this.activity.record(scope, 'restored', { count: back.length });
    });
  }

  /** At once and for good, in the trash or not. */
  async removeForever(scope: WorkspaceAccess, ids: readonly string[]): Promise<void> {
    const fresh = await this.repository.countOutside(scope, ids);
    await this.purge.purge(scope, ids);
    // Screenshots in the trash were recorded when they were moved there.
    if (fresh > 0) await this.activity.record(scope, 'deleted', { count: fresh });
  }

  async list(scope: WorkspaceAccess, { limit, cursor }: TrashQuery): Promise<ListAnswer> {
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
