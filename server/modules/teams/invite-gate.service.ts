import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { BillingService } from '../billing/billing.service';
import { alreadyMember } from './invite-token';
import { invitedAddress } from './invited-address';
import { TeamsRepository } from './teams.repository';

/** May this team invite this address now? */
@Injectable()
export class InviteGate {
  constructor(
    private readonly teams: TeamsRepository,
    private readonly billing: BillingService,
  ) {}

  /** Throws 402 for a paused team and 409 for an address that is in it: members see each other's anyway. */
  async assertMayInvite({ workspaceId }: WorkspaceScope, email: string): Promise<void> {
    await this.billing.assertTeamRuns(workspaceId);
    const members = await this.teams.listMembersForSystem([workspaceId]);
    if (members.some((member) => invitedAddress(member.email) === email)) {
      throw alreadyMember(`${email} is a member of this team already.`);
    }
  }
}
