import { Injectable } from '@nestjs/common';
import { SentInvites } from '../teams/sent-invites.service';
import { TeamActivity } from '../workspaces/team-activity.service';
import { WorkspaceErasure } from './workspace-erasure.service';

/** What time ends in teams. */
@Injectable()
export class TeamUpkeep {
  constructor(
    private readonly erasure: WorkspaceErasure,
    private readonly invites: SentInvites,
    private readonly activity: TeamActivity,
  ) {}

  async run(): Promise<void> {
    await this.erasure.eraseExpiredTeams();
    await this.invites.purgeExpired();
    await this.activity.purge();
  }
}
