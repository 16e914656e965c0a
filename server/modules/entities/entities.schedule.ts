import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { EntityFinderService } from './entity-finder.service';

@Injectable()
export class EntitiesSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly finder: EntityFinderService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.run());
  }

  /** Readings from before there were entities, and those of an older detector, in portions. */
  @Cron('*/2 * * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    await this.scheduled.runAsLeader('look for entities in old readings', (system) =>
      this.finder.queueOld(system),
    );
  }
}
