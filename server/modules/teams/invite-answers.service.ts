import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import type { Person } from '../../common/http/person';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { BillingService } from '../billing/billing.service';
import { Memberships } from '../workspaces/memberships.service';
import { TeamActivity } from '../workspaces/team-activity.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { alreadyMember, hashOfToken, inviteNotFound } from './invite-token';
import { addressHint, invitedAddress } from './invited-address';
import { type InviteRow, InvitesRepository } from './invites.repository';

/** Invites, as those see them who were invited: by the token alone. */
@Injectable()
export class InviteAnswers {
  constructor(
    private readonly repository: InvitesRepository,
    private readonly memberships: Memberships,
    private readonly workspaces: WorkspacesService,
    private readonly billing: BillingService,
    private readonly activity: TeamActivity,
    private readonly clock: Clock,
  ) {}

  async get(token: string): Promise<InviteRow> {
    const row = await this.repository.findByTokenForSystem(hashOfToken(token), this.clock.now());
    if (!row) throw inviteNotFound();
    return row;
  }

  /** Works once: of those who answer at the same moment one joins, and once. */
  async accept(person: Person, token: string): Promise<WorkspaceScope> {
    const invite = await this.getOwn(person, token);
    await this.billing.assertTeamRuns(invite.workspaceId);
    await this.memberships.transaction(() => this.join(person, invite, token));
    return this.workspaces.resolve(person.id, invite.workspaceId);
  }

  async decline(person: Person, token: string): Promise<void> {
    const { workspaceId, role } = await this.getOwn(person, token);
    const actor = { workspaceId, userId: person.id, kind: 'team' } as const;
    await this.repository.transaction(async () => {
      if (!(await this.repository.takeForSystem(hashOfToken(token)))) return;
      await this.activity.record(actor, 'declined_invite', { role });
    });
  }

  private async join(person: Person, invite: InviteRow, token: string): Promise<void> {
    const { workspaceId, role } = invite;
    const isTaken = await this.repository.takeForSystem(hashOfToken(token));
    if (isTaken && (await this.memberships.join(workspaceId, person.id, role))) return;
    if (await this.workspaces.enter(person.id, workspaceId)) {
      throw alreadyMember('You are a member of this team already.');
    }
    throw inviteNotFound();
  }

  /** Bound to an address that the login provider has verified (decisions 29). */
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
