import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { TagChangesService } from '../screenshots/edits/tag-changes.service';

@Injectable()
export class TagsSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly tags: TagChangesService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.purge());
  }

  @Cron('7 * * * *', { timeZone: 'UTC' })
  async purge(): Promise<void> {
    await this.scheduled.purgeAsLeader('purge deleted tags', (system) =>
      this.tags.purgeDeleted(system),
    );
  }
}
