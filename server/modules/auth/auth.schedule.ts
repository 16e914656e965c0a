import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledWorkService } from '../../infra/schedule/scheduled-work.service';
import { AuthService } from './auth.service';
import { LinkIssuerService } from './links/link-issuer.service';

@Injectable()
export class AuthSchedule {
  constructor(
    private readonly scheduled: ScheduledWorkService,
    private readonly auth: AuthService,
    private readonly links: LinkIssuerService,
  ) {}

  /** Sessions follow the machine's time, so a jump of the sandbox's clock ends none. */
  @Cron('7 * * * *', { timeZone: 'UTC' })
  async purgeSessions(): Promise<void> {
    await this.scheduled.purgeAsLeader('purge idle sessions', (system) =>
      this.auth.purgeIdle(system),
    );
  }

  /** With them goes the network that asked for a link, also where nobody asks for another one. */
  @Cron('7 * * * *', { timeZone: 'UTC' })
  async purgeLinks(): Promise<void> {
    await this.scheduled.purgeAsLeader('purge expired sign-in links', () =>
      this.links.purgeExpired(),
    );
  }
}
