import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { GivenRole } from '../../contract/team-roles';
import { Memberships } from '../workspaces/memberships.service';
import { assertMay, may, roleTooLow } from '../workspaces/roles.policy';
import { type MemberRow, TeamsRepository } from './teams.repository';

/** Who has which role, and who goes. The one owner can only be followed by another (decisions 28). */
@Injectable()
export class TeamMembers {
  constructor(
    private readonly repository: TeamsRepository,
    private readonly memberships: Memberships,
  ) {}

  async changeRole(scope: WorkspaceScope, memberId: string, role: GivenRole): Promise<MemberRow> {
    assertMay(scope, 'change_roles');
    const member = await this.get(scope, memberId);
    if (member.role === 'owner') throw needsOwner();
    if (!(await this.memberships.setRole(scope, memberId, role))) throw memberNotFound();
    return this.get(scope, memberId);
  }

  async remove(scope: WorkspaceScope, memberId: string): Promise<void> {
    assertMay(scope, 'remove_member');
    const { role } = await this.get(scope, memberId);
    if (role === 'owner') throw may(scope, 'hand_over') ? needsOwner() : roleTooLow('hand_over');
    if (role === 'admin') assertMay(scope, 'remove_admin');
    if (!(await this.memberships.remove(scope, memberId, [role]))) throw memberNotFound();
  }

  async leave(scope: WorkspaceScope): Promise<void> {
    if (!may(scope, 'leave')) throw needsOwner();
    await this.memberships.remove(scope, scope.userId, ['admin', 'member']);
  }

  /** The old owner stays as an admin; from now on the plan of the new one carries the team. */
  async handOver(scope: WorkspaceScope, memberId: string): Promise<void> {
    assertMay(scope, 'hand_over');
    const { role } = await this.get(scope, memberId);
    if (role === 'owner') return;
    await this.memberships.transaction(async () => {
      if (!(await this.memberships.handOver(scope, memberId))) throw memberNotFound();
    });
  }

  private async get(scope: WorkspaceScope, memberId: string): Promise<MemberRow> {
    const member = isUuid(memberId) ? await this.repository.findMember(scope, memberId) : null;
    if (!member) throw memberNotFound();
    return member;
  }
}

function memberNotFound(): AppError {
  return new AppError('member_not_found', 'There is no such member in this team.');
}

function needsOwner(): AppError {
  return new AppError(
    'team_needs_owner',
    'A team always has an owner. Hand it over to another member first.',
  );
}
