import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import type { Person } from '../../common/http/person.decorator';
import { type WorkspaceAccess, mintWorkspaceScope } from '../../common/workspace-scope';
import { Transactions } from '../../infra/database/transactions';
import { BillingService } from '../billing/plans/billing.service';
import { MembershipsService } from '../workspaces/memberships.service';
import { TeamActivityService } from '../workspaces/team-activity.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { alreadyMember, hashOfToken, inviteNotFound } from './invite-token';
import { addressHint, invitedAddress } from './invited-address';
import { type InviteRow, InvitesRepository } from './invites.repository';

/** Invites as the invited person sees them, found by the token alone. */
@Injectable()
export class InviteAnswersService {
  constructor(
    private readonly repository: InvitesRepository,
    private readonly memberships: MembershipsService,
    private readonly workspaces: WorkspacesService,
    private readonly billing: BillingService,
    private readonly activity: TeamActivityService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async get(token: string): Promise<InviteRow> {
    const row = await this.repository.findByToken(hashOfToken(token), this.clock.now());
    if (!row) throw inviteNotFound();
    return row;
  }

  /** Works once: of several simultaneous answers only one joins. */
  async accept(person: Person, token: string): Promise<WorkspaceAccess> {
    const invite = await this.getOwn(person, token);
    await this.billing.assertTeamRuns(teamOf(invite));
    await this.transactions.run(() => this.join(person, invite, token));
    return this.workspaces.resolve(person, invite.workspaceId);
  }

  async decline(person: Person, token: string): Promise<void> {
    const invite = await this.getOwn(person, token);
    const { role } = invite;
    const actor = { scope: teamOf(invite), userId: person.userId, kind: 'team' } as const;
    await this.transactions.run(async () => {
      if (!(await this.repository.take(hashOfToken(token)))) return;
      await this.activity.record(actor, 'declined_invite', { role });
    });
  }

  private async join(person: Person, invite: InviteRow, token: string): Promise<void> {
    const team = teamOf(invite);
    await this.memberships.lockWorkspace(team);
    const isTaken = await this.repository.take(hashOfToken(token));
    if (isTaken && (await this.memberships.join(team, person, invite.role))) return;
    if (await this.workspaces.enter(person, invite.workspaceId)) {
      throw alreadyMember('You are a member of this team already.');
    }
    throw inviteNotFound();
  }

  /** The invite is bound to an address that the login provider has verified (docs/decisions.md#invites). */
  private async getOwn(person: Person, token: string): Promise<InviteRow> {
    const invite = await this.get(token);
    if (invitedAddress(person.email) === invite.email) return invite;
    throw new AppError(
      'invite_not_yours',
      `This invite is for ${addressHint(invite.email)}, and you are signed in as ${person.email}.`,
      { email_hint: addressHint(invite.email) },
    );
  }
}

/** The token of the invite proves that its holder may deal with this team. */
const teamOf = ({ workspaceId }: InviteRow) => mintWorkspaceScope(workspaceId);
