import { Injectable } from '@nestjs/common';
import { isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { CreateInvite } from '../../contract/invites';
import type { GivenRole, TeamAction } from '../../contract/team-roles';
import { assertMay } from '../workspaces/roles.policy';
import { TeamActivity } from '../workspaces/team-activity.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { InviteGate } from './invite-gate.service';
import { inviteNotFound } from './invite-token';
import { invitedAddress } from './invited-address';
import { type InviteRow, InvitesRepository } from './invites.repository';
import { type SentInviteRow, SentInvites } from './sent-invites.service';

/** Invites, as the team sees them. */
@Injectable()
export class InvitesService {
  constructor(
    private readonly repository: InvitesRepository,
    private readonly gate: InviteGate,
    private readonly workspaces: WorkspacesService,
    private readonly sent: SentInvites,
    private readonly activity: TeamActivity,
  ) {}

  list(scope: WorkspaceScope): Promise<InviteRow[]> {
    assertMay(scope, 'invite_member');
    return this.repository.list(scope);
  }

  /** The answer is the same whether the address has an account or not (decisions 29). */
  async create(scope: WorkspaceScope, body: CreateInvite): Promise<SentInviteRow> {
    const email = invitedAddress(body.email);
    assertMay(scope, rightFor(body.role));
    const earlier = await this.repository.findByEmail(scope, email);
    if (earlier) assertMay(scope, rightFor(earlier.role));
    await this.gate.assertMayInvite(scope, email);
    return this.sent.send(scope, { email, role: body.role });
  }

  /** With a new token and seven new days; the old address is worth nothing from then on. */
  async resend(userId: string, id: string): Promise<SentInviteRow> {
    const { scope, row } = await this.open(userId, id);
    await this.gate.assertMayInvite(scope, row.email);
    return this.sent.send(scope, row);
  }

  async revoke(userId: string, id: string): Promise<void> {
    const { scope, row } = await this.open(userId, id);
    await this.repository.transaction(async () => {
      await this.repository.remove(scope, id);
      await this.activity.record(scope, 'revoked_invite', { role: row.role });
    });
  }

  /** The door for routes by id: only those who could send the invite get at it. */
  private async open(
    userId: string,
    id: string,
  ): Promise<{ scope: WorkspaceScope; row: InviteRow }> {
    const workspaceId = isUuid(id) ? await this.repository.locateForSystem(id) : null;
    const scope = workspaceId && (await this.workspaces.enter(userId, workspaceId));
    const row = scope && (await this.repository.find(scope, id));
    if (!row) throw inviteNotFound();
    assertMay(scope, rightFor(row.role));
    return { scope, row };
  }
}

function rightFor(role: GivenRole): TeamAction {
  return role === 'admin' ? 'invite_admin' : 'invite_member';
}
