import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../common/clock';
import { DAY_MS, OVER_SHARE_DAYS } from '../../contract/limits';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { RedactedCopiesService } from '../screenshots/redactions/redacted-copies.service';
import { ShareUpkeepRepository } from './share-upkeep.repository';

/** A younger copy may be one that somebody looks at before sharing it. */
const LOOKED_AT_MS = 60 * 60 * 1000;

@Injectable()
export class SharesSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly copies: RedactedCopiesService,
    private readonly repository: ShareUpkeepRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.tidy());
  }

  /** Copies go with the last link that shows them, and links some time after their end (docs/decisions.md#shares). */
  @Cron('17 * * * *', { timeZone: 'UTC' })
  async tidy(): Promise<void> {
    const now = this.clock.now();
    const over = new Date(now.getTime() - OVER_SHARE_DAYS * DAY_MS);
    await this.scheduled.purgeAsLeader('delete links that ended', (system) =>
      this.repository.deleteOver(system, over),
    );
    const unusedSince = new Date(now.getTime() - LOOKED_AT_MS);
    await this.scheduled.purgeAsLeader('delete copies that no link shows', (system) =>
      this.copies.purgeUnused(system, { now, unusedSince }),
    );
  }
}
