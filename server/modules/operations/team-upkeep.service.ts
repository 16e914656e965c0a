import { Injectable } from '@nestjs/common';
import { InvitesService } from '../teams/invites.service';
import { WorkspaceErasure } from './workspace-erasure.service';

/** What time ends in teams. */
@Injectable()
export class TeamUpkeep {
  constructor(
    private readonly erasure: WorkspaceErasure,
    private readonly invites: InvitesService,
  ) {}

  async run(): Promise<void> {
    await this.erasure.eraseExpiredTeams();
    await this.invites.purgeExpired();
  }
}
