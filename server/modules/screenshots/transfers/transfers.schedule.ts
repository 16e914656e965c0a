import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../common/clock';
import { ScheduledWorkService } from '../../../infra/schedule/scheduled-work.service';
import { undoableSince } from './moves.service';
import { TransferRecordsRepository } from './transfer-records.repository';

@Injectable()
export class TransfersSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly records: TransferRecordsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.run());
  }

  /** The record of links left behind is kept no longer than it can be undone. */
  @Cron('*/5 * * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    await this.scheduled.purgeAsLeader('forget moves', (system) =>
      this.records.purge(system, undoableSince(this.clock.now())),
    );
  }
}
