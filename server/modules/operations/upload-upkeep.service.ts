import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { UploadRecovery } from '../screenshots/upload-recovery.service';
import { ScheduledWork } from './scheduled-work.service';

/** Clears up what interrupted uploads left, also those of machines that never came back. */
@Injectable()
export class UploadUpkeep {
  constructor(
    private readonly scheduled: ScheduledWork,
    private readonly recovery: UploadRecovery,
  ) {}

  @Cron('37 * * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    await this.scheduled.alone('clear up after uploads', () => this.recovery.sweep());
  }
}
