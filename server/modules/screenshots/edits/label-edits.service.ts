import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { AddDate, UpdateDate } from '../../../contract/reading/dates';
import { Transactions } from '../../../infra/database/transactions';
import { ScreenshotDatesService } from '../labels/screenshot-dates.service';
import { CountersService } from '../counters/counters.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import { toTheSecond } from '../files/image-created-at';
import { ScreenshotsRepository } from '../rows/screenshots.repository';
import { TagLinksService } from '../labels/tag-links.service';

/** Changes tags and dates of screenshots together with everything that follows from that. */
@Injectable()
export class LabelEditsService {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly tags: TagLinksService,
    private readonly dates: ScreenshotDatesService,
    private readonly counters: CountersService,
    private readonly followUp: FollowUpService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** When the image was made, or null where nobody knows; only a person sets it after the upload. */
  async setMadeAt(scope: WorkspaceAccess, id: string, at: string | null): Promise<void> {
    await this.counters.recounted(scope, [id], ['shots'], () =>
      this.repository.setMadeAt(scope, id, at === null ? null : toTheSecond(at), this.clock.now()),
    );
    await this.followUp.updated(scope, [id]);
  }

  async putTags(scope: WorkspaceAccess, id: string, names: readonly string[]): Promise<void> {
    await this.transactions.run(async () => {
      await this.tags.replace(scope, id, names);
      await this.followUp.reworded(scope, [id]);
    });
  }

  async addTags(scope: WorkspaceAccess, ids: readonly string[], names: readonly string[]) {
    await this.transactions.run(async () => {
      await this.tags.add(scope, ids, names);
      await this.followUp.reworded(scope, ids);
    });
  }

  async removeTags(scope: WorkspaceAccess, ids: readonly string[], names: readonly string[]) {
    await this.transactions.run(async () => {
      await this.tags.remove(scope, ids, names);
      await this.followUp.reworded(scope, ids);
    });
  }

  async addDate(scope: WorkspaceAccess, id: string, date: AddDate): Promise<void> {
    await this.transactions.run(async () => {
      await this.dates.add(scope, id, date);
      await this.followUp.updated(scope, [id]);
    });
  }

  /** Returns false when the screenshot has no such date. */
  changeDate(
    scope: WorkspaceAccess,
    id: string,
    dateId: string,
    change: UpdateDate,
  ): Promise<boolean> {
    return this.transactions.run(async () => {
      const isKnown = await this.dates.change(scope, id, dateId, change);
      if (isKnown) await this.followUp.updated(scope, [id]);
      return isKnown;
    });
  }
}
