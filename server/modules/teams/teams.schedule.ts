import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { TeamActivityService } from '../workspaces/team-activity.service';
import { SentInvitesService } from './sent-invites.service';

@Injectable()
export class TeamsSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly invites: SentInvitesService,
    private readonly activity: TeamActivityService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.purge());
  }

  @Cron('7 * * * *', { timeZone: 'UTC' })
  async purge(): Promise<void> {
    await this.scheduled.purgeAsLeader('purge old invites', (system) =>
      this.invites.purgeExpired(system),
    );
    await this.scheduled.purgeAsLeader('purge old team activity', (system) =>
      this.activity.purge(system),
    );
  }
}
