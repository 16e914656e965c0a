import { Injectable } from '@nestjs/common';
import { Ids, isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { CreateInvite } from '../../contract/invites';
import type { GivenRole, TeamAction } from '../../contract/team-roles';
import { assertMay } from '../workspaces/roles.policy';
import { TeamActivity } from '../workspaces/team-activity.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { InviteGate } from './invite-gate.service';
import { inviteNotFound } from './invite-token';
import { InviteTokens } from './invite-tokens.service';
import { invitedAddress } from './invited-address';
import { type InviteRow, InvitesRepository } from './invites.repository';

export interface SentInviteRow {
  id: string;
  email: string;
  role: GivenRole;
  expiresAt: Date;
  /** The only time that the token is told. */
  url: string;
}

/** Invites, as the team sees them. */
@Injectable()
export class InvitesService {
  constructor(
    private readonly repository: InvitesRepository,
    private readonly gate: InviteGate,
    private readonly workspaces: WorkspacesService,
    private readonly tokens: InviteTokens,
    private readonly activity: TeamActivity,
    private readonly ids: Ids,
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
    return this.send(scope, { email, role: body.role });
  }

  /** With a new token and seven new days; the old address is worth nothing from then on. */
  async resend(userId: string, id: string): Promise<SentInviteRow> {
    const { scope, row } = await this.open(userId, id);
    await this.gate.assertMayInvite(scope, row.email);
    return this.send(scope, row);
  }

  async revoke(userId: string, id: string): Promise<void> {
    const { scope, row } = await this.open(userId, id);
    await this.repository.remove(scope, id);
    await this.activity.record(scope, 'revoked_invite', { role: row.role });
  }

  async purgeExpired(): Promise<void> {
    await this.repository.purgeExpiredForSystem(this.tokens.keptSince());
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

  private async send(
    scope: WorkspaceScope,
    { email, role }: { email: string; role: GivenRole },
  ): Promise<SentInviteRow> {
    const { url, ...issued } = this.tokens.issue();
    const id = await this.repository.put(scope, { id: this.ids.uuid(), email, role, ...issued });
    await this.activity.record(scope, 'invited', { role });
    return { id, email, role, expiresAt: issued.expiresAt, url };
  }
}

function rightFor(role: GivenRole): TeamAction {
  return role === 'admin' ? 'invite_admin' : 'invite_member';
}
