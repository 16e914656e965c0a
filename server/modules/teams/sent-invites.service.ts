import { Injectable } from '@nestjs/common';
import { Ids } from '../../common/ids';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { GivenRole } from '../../contract/team-roles';
import { Transactions } from '../../infra/database/transactions';
import { MembershipsService } from '../workspaces/memberships.service';
import { TeamActivityService } from '../workspaces/team-activity.service';
import { inviteRight } from './invite-right';
import { InviteTokensService } from './invite-tokens.service';
import { InvitesRepository } from './invites.repository';
import { TeamMailsService } from './team-mails.service';

export interface SentInviteRow {
  id: string;
  email: string;
  role: GivenRole;
  expiresAt: Date;
  /** Contains the token, which is never shown again. */
  url: string;
}

/** Sends invites and deletes old ones. */
@Injectable()
export class SentInvitesService {
  constructor(
    private readonly repository: InvitesRepository,
    private readonly tokens: InviteTokensService,
    private readonly memberships: MembershipsService,
    private readonly activity: TeamActivityService,
    private readonly mails: TeamMailsService,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
  ) {}

  /** Creates a new token, also for an address that has an invite. The mail is the same with and without an account. */
  async send(
    scope: WorkspaceAccess,
    { email, role }: { email: string; role: GivenRole },
  ): Promise<SentInviteRow> {
    const { url, ...issued } = this.tokens.issue();
    const id = await this.transactions.run(async () => {
      await this.memberships.holdRole(scope, inviteRight(role));
      await this.activity.record(scope, 'invited', { role });
      return this.repository.put(scope, { id: this.ids.uuid(), email, role, ...issued });
    });
    const row = await this.repository.find(scope, id);
    if (row) this.mails.invited(row, url);
    return { id, email, role, expiresAt: issued.expiresAt, url };
  }

  async purgeExpired(system: SystemScope): Promise<number> {
    return this.repository.purgeExpired(system, this.tokens.keptSince());
  }
}
