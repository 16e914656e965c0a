import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { AccountsService } from './accounts.service';
import { WorkspaceErasureService } from './workspace-erasure.service';

@Injectable()
export class AccountsSchedule implements OnModuleInit {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly accounts: AccountsService,
    private readonly erasure: WorkspaceErasureService,
  ) {}

  onModuleInit(): void {
    this.scheduled.onClockJump(() => this.erase());
  }

  @Cron('7 * * * *', { timeZone: 'UTC' })
  async erase(): Promise<void> {
    const { accounts, erasure } = this;
    await this.scheduled.runAsLeader('erase closed accounts', (system) =>
      accounts.eraseClosed(system),
    );
    await this.scheduled.purgeAsLeader('erase deleted teams', (system) =>
      erasure.eraseExpiredTeams(system),
    );
  }
}
