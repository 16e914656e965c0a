import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { TEAM_UNDO_DAYS } from '../../contract/limits';
import type { ActivityKind } from '../../contract/activity';
import type { GivenRole, TeamAction } from '../../contract/team-roles';
import type { CreateTeam, UpdateTeam } from '../../contract/teams';
import { MembershipChanges } from './membership-changes.service';
import { TeamActivity } from './team-activity.service';
import { MembershipsRepository } from './memberships.repository';
import { roleTooLow } from './roles.policy';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The rows of teams and of who is in them. Whether somebody may do this is asked before. */
@Injectable()
export class Memberships {
  constructor(
    private readonly repository: MembershipsRepository,
    private readonly changes: MembershipChanges,
    private readonly activity: TeamActivity,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.repository.transaction(work);
  }

  async createTeam(ownerId: string, team: CreateTeam): Promise<string> {
    const id = this.ids.uuid();
    await this.transaction(async () => {
      await this.repository.createTeam({ id, ownerId, ...team }, this.clock.now());
      await this.activity.record(actorIn(id, ownerId), 'created_team', { name: team.name });
    });
    return id;
  }

  async updateTeam(scope: WorkspaceScope, change: UpdateTeam): Promise<void> {
    await this.transaction(async () => {
      await this.repository.updateTeam(scope, change);
      const { name } = change;
      if (name === undefined) await this.activity.record(scope, 'described_team');
      else await this.activity.record(scope, 'renamed_team', { name });
    });
  }

  /** From now on the team is absent for everybody, until its owner brings it back. */
  deleteTeam(scope: WorkspaceScope): Promise<boolean> {
    return this.ending(scope.workspaceId, null, () =>
      this.told(scope, 'deleted_team', () => this.repository.deleteTeam(scope, this.clock.now())),
    );
  }

  /** False for everybody but its owner, for a team that is not deleted, and when it is too late. */
  async restoreTeam(userId: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    return this.told(actorIn(id, userId), 'restored_team', () =>
      this.repository.restoreOwnTeam(userId, id, this.undoLimit()),
    );
  }

  /** Deleted teams that nobody brought back in time. */
  listExpiredTeams(): Promise<string[]> {
    return this.repository.listDeletedForSystem(this.undoLimit());
  }

  /** False when they are a member already. */
  join(workspaceId: string, userId: string, role: GivenRole): Promise<boolean> {
    const actor = actorIn(workspaceId, userId);
    const now = this.clock.now();
    const join = () => this.repository.join({ workspaceId, userId, role, now });
    return this.told(actor, 'joined', join, { role });
  }

  /** False when the person is no member, or is the owner. */
  setRole(scope: WorkspaceScope, userId: string, role: GivenRole): Promise<boolean> {
    const set = async () => {
      await this.assertStill(scope, 'change_roles');
      return this.repository.setRole(scope, userId, role);
    };
    return this.told(scope, 'changed_role', set, { memberId: userId, role });
  }

  /** False when the person has none of these roles. What they uploaded stays with the team. */
  remove(scope: WorkspaceScope, userId: string, roles: readonly GivenRole[]): Promise<boolean> {
    const kind = userId === scope.userId ? 'left' : 'removed_member';
    const remove = async () => {
      await this.repository.hold(scope, userId);
      if (kind === 'removed_member') await this.assertStill(scope, 'remove_member');
      return this.repository.remove(scope, userId, roles);
    };
    return this.ending(scope.workspaceId, userId, () =>
      this.told(scope, kind, remove, { memberId: userId }),
    );
  }

  /** False when the other person is no member. The old owner stays as an admin. */
  handOver(scope: WorkspaceScope, toUserId: string): Promise<boolean> {
    const handOver = () => this.repository.handOver(scope, toUserId);
    return this.told(scope, 'handed_over', handOver, { memberId: toUserId });
  }

  /** Whoever was demoted or removed a moment ago decides nothing about others any more. */
  private async assertStill(scope: WorkspaceScope, action: TeamAction): Promise<void> {
    if (!(await this.repository.holdsRole(scope))) throw roleTooLow(action);
  }

  /** Does it, and writes down that it was done. */
  private told(
    actor: Parameters<TeamActivity['record']>[0],
    kind: ActivityKind,
    act: () => Promise<boolean>,
    details: Parameters<TeamActivity['record']>[2] = {},
  ): Promise<boolean> {
    return this.transaction(async () => {
      const isDone = await act();
      if (isDone) await this.activity.record(actor, kind, details);
      return isDone;
    });
  }

  private ending(
    workspaceId: string,
    userId: string | null,
    end: () => Promise<boolean>,
  ): Promise<boolean> {
    return this.transaction(async () => {
      const hasEnded = await end();
      if (hasEnded) await this.changes.announce({ workspaceId, userId });
      return hasEnded;
    });
  }

  private undoLimit(): Date {
    return new Date(this.clock.now().getTime() - TEAM_UNDO_DAYS * DAY_MS);
  }
}

const actorIn = (workspaceId: string, userId: string) => ({
  workspaceId,
  userId,
  kind: 'team' as const,
});
