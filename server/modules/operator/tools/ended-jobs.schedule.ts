import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { WallClock } from '../../../common/clock';
import { DAY_MS, DONE_JOB_DAYS } from '../../../contract/limits';
import { JobDesk } from '../../../infra/queue/job-desk';
import { ScheduledWorkService } from '../../../infra/schedule/scheduled-work.service';

@Injectable()
export class EndedJobsSchedule {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly desk: JobDesk,
    private readonly clock: WallClock,
  ) {}

  /** Every image that was read leaves a row, which nothing asks for after some weeks. */
  @Cron('50 3 * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    await this.scheduled.purgeAsLeader('forget jobs that are done', () => {
      const before = new Date(this.clock.now().getTime() - DONE_JOB_DAYS * DAY_MS);
      return this.desk.clearEnded({ states: ['done'], before });
    });
  }
}
