import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../../infra/schedule/scheduled-work.service';
import { PurgeService } from './purge.service';

@Injectable()
export class TrashSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly purge: PurgeService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.purgeExpired());
  }

  /** Deletes screenshots whose time in the trash is over (docs/decisions.md#trash). */
  @Cron('7 * * * *', { timeZone: 'UTC' })
  async purgeExpired(): Promise<void> {
    await this.scheduled.purgeAsLeader('purge deleted screenshots', (system) =>
      this.purge.purgeExpired(system),
    );
  }
}
