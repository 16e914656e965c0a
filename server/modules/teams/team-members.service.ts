import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { isUuid } from '../../common/ids';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { GivenRole } from '../../contract/team-roles';
import { Transactions } from '../../infra/database/transactions';
import { MembershipsService } from '../workspaces/memberships.service';
import { assertMay, may, roleTooLow } from '../workspaces/roles.policy';
import { InviteEndingsService } from './invite-endings.service';
import { type MemberRow, TeamsRepository } from './teams.repository';

/** Roles and removal of members. The owner can only be replaced by a hand-over (docs/decisions.md#team-roles). */
@Injectable()
export class TeamMembersService {
  constructor(
    private readonly repository: TeamsRepository,
    private readonly memberships: MembershipsService,
    private readonly invites: InviteEndingsService,
    private readonly transactions: Transactions,
  ) {}

  async changeRole(scope: WorkspaceAccess, memberId: string, role: GivenRole): Promise<MemberRow> {
    assertMay(scope, 'change_roles');
    const member = await this.get(scope, memberId);
    if (member.role === 'owner') throw needsOwner();
    await this.transactions.run(async () => {
      if (!(await this.memberships.setRole(scope, memberId, role))) throw memberNotFound();
      await this.invites.afterRole(scope, memberId, role);
    });
    return this.get(scope, memberId);
  }

  async remove(scope: WorkspaceAccess, memberId: string): Promise<void> {
    assertMay(scope, 'remove_member');
    const { role } = await this.get(scope, memberId);
    if (role === 'owner') throw may(scope, 'hand_over') ? needsOwner() : roleTooLow('hand_over');
    if (role === 'admin') assertMay(scope, 'remove_admin');
    if (!(await this.end(scope, memberId, [role]))) throw memberNotFound();
  }

  async leave(scope: WorkspaceAccess): Promise<void> {
    if (!may(scope, 'leave')) throw needsOwner();
    if (await this.end(scope, scope.userId, ['admin', 'member'])) return;
    // Somebody has handed them the team meanwhile; who is no longer a member has left already.
    if (await this.repository.findMember(scope, scope.userId)) throw needsOwner();
  }

  /** The old owner stays as an admin; from now on the new owner's plan carries the team. */
  async handOver(scope: WorkspaceAccess, memberId: string): Promise<void> {
    assertMay(scope, 'hand_over');
    const { role } = await this.get(scope, memberId);
    if (role === 'owner') return;
    await this.transactions.run(async () => {
      if (!(await this.memberships.handOver(scope, memberId))) throw cannotTakeOver();
      await this.invites.afterRole(scope, scope.userId, 'admin');
    });
  }

  /** Ends the membership together with the invites that the person has sent. */
  private end(
    scope: WorkspaceAccess,
    userId: string,
    roles: readonly GivenRole[],
  ): Promise<boolean> {
    return this.transactions.run(async () => {
      const hasEnded = await this.memberships.remove(scope, userId, roles);
      if (hasEnded) await this.invites.afterRole(scope, userId, null);
      return hasEnded;
    });
  }

  private async get(scope: WorkspaceAccess, memberId: string): Promise<MemberRow> {
    const member = isUuid(memberId) ? await this.repository.findMember(scope, memberId) : null;
    if (!member) throw memberNotFound();
    return member;
  }
}

function memberNotFound(): AppError {
  return new AppError('member_not_found', 'There is no such member in this team.');
}

function cannotTakeOver(): AppError {
  return new AppError(
    'member_not_found',
    'There is no such member in this team, or their account is disabled.',
  );
}

function needsOwner(): AppError {
  return new AppError(
    'team_needs_owner',
    'A team always has an owner. Hand it over to another member first.',
  );
}
