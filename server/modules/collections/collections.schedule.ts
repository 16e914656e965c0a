import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { CollectionsService } from './collections.service';

@Injectable()
export class CollectionsSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly collections: CollectionsService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.run());
  }

  @Cron('7 * * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    const { collections } = this;
    await this.scheduled.purgeAsLeader('purge deleted collections', (system) =>
      collections.purgeDeleted(system),
    );
    await this.scheduled.runAsLeader('resume live collections', (system) =>
      collections.resumeLive(system),
    );
  }
}
