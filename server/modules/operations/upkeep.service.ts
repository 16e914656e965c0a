import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { CollectionsService } from '../collections/collections.service';
import { CounterDrift } from '../screenshots/counter-drift.service';
import { PurgeService } from '../screenshots/purge.service';
import { TagChanges } from '../screenshots/tag-changes.service';
import { AccountsService } from './accounts.service';
import { ScheduledWork } from './scheduled-work.service';
import { TeamUpkeep } from './team-upkeep.service';

/** The upkeep of what people keep. */
@Injectable()
export class UpkeepService {
  private readonly logger = new Logger(UpkeepService.name);

  constructor(
    private readonly scheduled: ScheduledWork,
    private readonly purge: PurgeService,
    private readonly tags: TagChanges,
    private readonly collections: CollectionsService,
    private readonly drift: CounterDrift,
    private readonly accounts: AccountsService,
    private readonly teams: TeamUpkeep,
  ) {}

  /** Hourly: what has lain in the trash for too long goes for good (decisions 21). */
  @Cron('7 * * * *', { timeZone: 'UTC' })
  async empty(): Promise<void> {
    await this.scheduled.alone('empty the trash', async () => {
      const count = await this.purge.purgeExpired();
      await this.tags.purgeDeleted();
      await this.collections.purgeDeleted();
      await this.accounts.eraseClosed();
      await this.teams.run();
      if (count > 0) this.logger.log(`deleted ${count} screenshots for good`);
    });
  }

  /** Nightly: every counter is counted anew; one that is wrong is a fault of ours, mended and told. */
  @Cron('30 3 * * *', { timeZone: 'UTC' })
  async recount(): Promise<void> {
    await this.scheduled.alone('check the counters', async () => {
      const found = await this.drift.mend();
      for (const { counter, workspaceId, kept, counted } of found.slice(0, 10)) {
        this.logger.error(`${counter} in ${workspaceId} said ${kept} and counted ${counted}`);
      }
      this.logger.log(`counters checked, ${found.length} mended`);
    });
  }
}
