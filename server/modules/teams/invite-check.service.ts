import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { BillingService } from '../billing/plans/billing.service';
import { alreadyMember } from './invite-token';
import { invitedAddress } from './invited-address';
import { TeamsRepository } from './teams.repository';

/** Decides whether this team may invite this address now. */
@Injectable()
export class InviteCheckService {
  constructor(
    private readonly teams: TeamsRepository,
    private readonly billing: BillingService,
  ) {}

  /** Throws 402 for a paused team, 409 for the address of a member: members can see each other anyway. */
  async assertMayInvite(scope: WorkspaceAccess, email: string): Promise<void> {
    await this.billing.assertTeamRuns(scope);
    const members = await this.teams.listMembers(scope, [scope.workspaceId]);
    if (members.some((member) => invitedAddress(member.email) === email)) {
      throw alreadyMember(`${email} is a member of this team already.`);
    }
  }
}
