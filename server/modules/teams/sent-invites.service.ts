import { Injectable } from '@nestjs/common';
import { Ids } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { GivenRole } from '../../contract/team-roles';
import { TeamActivity } from '../workspaces/team-activity.service';
import { InviteTokens } from './invite-tokens.service';
import { InvitesRepository } from './invites.repository';
import { TeamMails } from './team-mails.service';

export interface SentInviteRow {
  id: string;
  email: string;
  role: GivenRole;
  expiresAt: Date;
  /** The only time that the token is told. */
  url: string;
}

/** What sending an invite does, and how long what was sent is kept. */
@Injectable()
export class SentInvites {
  constructor(
    private readonly repository: InvitesRepository,
    private readonly tokens: InviteTokens,
    private readonly activity: TeamActivity,
    private readonly mails: TeamMails,
    private readonly ids: Ids,
  ) {}

  /** A new token, also for an address that has an invite. The letter goes to whoever reads it, account or not. */
  async send(
    scope: WorkspaceScope,
    { email, role }: { email: string; role: GivenRole },
  ): Promise<SentInviteRow> {
    const { url, ...issued } = this.tokens.issue();
    const id = await this.repository.transaction(async () => {
      await this.activity.record(scope, 'invited', { role });
      return this.repository.put(scope, { id: this.ids.uuid(), email, role, ...issued });
    });
    const row = await this.repository.find(scope, id);
    if (row) this.mails.invited(row, url);
    return { id, email, role, expiresAt: issued.expiresAt, url };
  }

  async purgeExpired(): Promise<void> {
    await this.repository.purgeExpiredForSystem(this.tokens.keptSince());
  }
}
