import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../../infra/schedule/scheduled-work.service';
import { UploadRecoveryService } from './upload-recovery.service';

@Injectable()
export class UploadsSchedule {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly recovery: UploadRecoveryService,
  ) {}

  /** Removes files of interrupted uploads, also those of machines that never started again. */
  @Cron('37 * * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    await this.scheduled.runAsLeader('clear up after uploads', (system) =>
      this.recovery.sweep(system),
    );
  }
}
