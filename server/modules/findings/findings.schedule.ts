import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { FindingScanService } from './finding-scan.service';

/** Looks through old readings in the background, also after an update that brought new rules. */
@Injectable()
export class FindingsSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly scans: FindingScanService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onElected(() => this.queueOld());
  }

  @Cron('*/5 * * * *', { timeZone: 'UTC' })
  async queueOld(): Promise<void> {
    await this.scheduled.runAsLeader('look through old images', (system) =>
      this.scans.queueOld(system),
    );
  }
}
