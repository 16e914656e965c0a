import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../../infra/schedule/scheduled-work.service';
import { TextScansService } from './text-scans.service';

@Injectable()
export class TextScansSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly scans: TextScansService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.run());
  }

  /** Readings from before there were such rules, and from before the rules of now, in portions. */
  @Cron('*/2 * * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    await this.scheduled.runAsLeader('look through old readings', (system) =>
      this.scans.queueOld(system),
    );
  }
}
