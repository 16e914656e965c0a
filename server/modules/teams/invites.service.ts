import { Injectable } from '@nestjs/common';
import { isUuid } from '../../common/ids';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { CreateInvite } from '../../contract/invites';
import { Transactions } from '../../infra/database/transactions';
import { assertMay } from '../workspaces/roles.policy';
import { TeamActivityService } from '../workspaces/team-activity.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { InviteCheckService } from './invite-check.service';
import { inviteRight } from './invite-right';
import { inviteNotFound } from './invite-token';
import { invitedAddress } from './invited-address';
import { type InviteRow, InvitesRepository } from './invites.repository';
import { type SentInviteRow, SentInvitesService } from './sent-invites.service';

/** Invites as the team sees them. */
@Injectable()
export class InvitesService {
  constructor(
    private readonly repository: InvitesRepository,
    private readonly check: InviteCheckService,
    private readonly workspaces: WorkspacesService,
    private readonly sent: SentInvitesService,
    private readonly activity: TeamActivityService,
    private readonly transactions: Transactions,
  ) {}

  list(scope: WorkspaceAccess): Promise<InviteRow[]> {
    assertMay(scope, 'invite_member');
    return this.repository.list(scope);
  }

  /** The answer does not tell whether the address has an account (docs/decisions.md#invites). */
  async create(scope: WorkspaceAccess, body: CreateInvite): Promise<SentInviteRow> {
    const email = invitedAddress(body.email);
    assertMay(scope, inviteRight(body.role));
    const earlier = await this.repository.findByEmail(scope, email);
    if (earlier) assertMay(scope, inviteRight(earlier.role));
    await this.check.assertMayInvite(scope, email);
    return this.sent.send(scope, { email, role: body.role });
  }

  /** Sends a new token that is valid anew; the old link stops working. */
  async resend(person: PersonScope, id: string): Promise<SentInviteRow> {
    const { scope, row } = await this.open(person, id);
    await this.check.assertMayInvite(scope, row.email);
    return this.sent.send(scope, row);
  }

  async revoke(person: PersonScope, id: string): Promise<void> {
    const { scope, row } = await this.open(person, id);
    await this.transactions.run(async () => {
      await this.repository.remove(scope, id);
      await this.activity.record(scope, 'revoked_invite', { role: row.role });
    });
  }

  /** Entry of routes by id: only people who could send the invite reach it. */
  private async open(
    person: PersonScope,
    id: string,
  ): Promise<{ scope: WorkspaceAccess; row: InviteRow }> {
    const workspaceId = isUuid(id) ? await this.repository.locate(person, id) : null;
    const scope = workspaceId && (await this.workspaces.enter(person, workspaceId));
    const row = scope && (await this.repository.find(scope, id));
    if (!row) throw inviteNotFound();
    assertMay(scope, inviteRight(row.role));
    return { scope, row };
  }
}
