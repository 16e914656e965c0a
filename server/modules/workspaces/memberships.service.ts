import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import {
  type WorkspaceAccess,
  type WorkspaceScope,
  mintWorkspaceScope,
} from '../../common/workspace-scope';
import { DAY_MS, MAX_TEAMS, TEAM_UNDO_DAYS } from '../../contract/limits';
import type { ActivityKind } from '../../contract/activity';
import type { GivenRole, TeamAction } from '../../contract/team-roles';
import type { CreateTeam, UpdateTeam } from '../../contract/teams';
import { Transactions } from '../../infra/database/transactions';
import { MembershipChangesService } from './membership-changes.service';
import { TeamActivityService } from './team-activity.service';
import { MembershipsRepository } from './memberships.repository';
import { roleTooLow } from './roles.policy';

/** Teams and their members. Callers check the right to make a change. */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly repository: MembershipsRepository,
    private readonly changes: MembershipChangesService,
    private readonly activity: TeamActivityService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async createTeam(owner: PersonScope, team: CreateTeam): Promise<string> {
    const id = this.ids.uuid();
    const scope = mintWorkspaceScope(id);
    await this.transactions.run(async () => {
      await this.repository.createTeam(owner, { id, ...team }, this.clock.now());
      await this.assertFewTeams(scope, 'You own');
      await this.activity.record(actorIn(scope, owner), 'created_team', { name: team.name });
    });
    return id;
  }

  async updateTeam(scope: WorkspaceAccess, change: UpdateTeam): Promise<void> {
    await this.transactions.run(async () => {
      await this.repository.updateTeam(scope, change);
      const { name } = change;
      if (name === undefined) await this.activity.record(scope, 'described_team');
      else await this.activity.record(scope, 'renamed_team', { name });
    });
  }

  /** Hides the team from everybody until its owner restores it. */
  deleteTeam(scope: WorkspaceAccess): Promise<boolean> {
    return this.ending(scope.workspaceId, null, () =>
      this.told(scope, 'deleted_team', () => this.repository.deleteTeam(scope, this.clock.now())),
    );
  }

  /** Returns false for everybody but its owner, for a team that is not deleted, and when the time is over. */
  async restoreTeam(person: PersonScope, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    // Used only once the person is known to own the team.
    const scope = mintWorkspaceScope(id);
    return this.told(actorIn(scope, person), 'restored_team', async () => {
      const isBack = await this.repository.restoreOwnTeam(
        person,
        id,
        earliestRestorable(this.clock.now()),
      );
      if (isBack) await this.assertFewTeams(scope, 'You own');
      return isBack;
    });
  }

  /** Deleted teams that can no longer be restored. */
  listExpiredTeams(system: SystemScope): Promise<string[]> {
    return this.repository.listDeleted(system, earliestRestorable(this.clock.now()));
  }

  /**
   * Takes the workspace lock, which comes before everything that belongs to a new membership. Inside a transaction
   * only.
   */
  lockWorkspace(scope: WorkspaceScope): Promise<void> {
    return this.repository.lockWorkspace(scope);
  }

  /** Returns false for a person who is a member already. Counts their earlier favourites under the lock. */
  join(scope: WorkspaceScope, person: PersonScope, role: GivenRole): Promise<boolean> {
    const actor = actorIn(scope, person);
    const now = this.clock.now();
    const join = async () => {
      await this.repository.lockWorkspace(scope);
      return this.repository.join(scope, person, { role, now });
    };
    return this.told(actor, 'joined', join, { role });
  }

  /** Returns false for the owner and for people who are not members. */
  setRole(scope: WorkspaceAccess, userId: string, role: GivenRole): Promise<boolean> {
    const set = async () => {
      await this.assertStill(scope, 'change_roles');
      return this.repository.setRole(scope, userId, role);
    };
    return this.told(scope, 'changed_role', set, { memberId: userId, role });
  }

  /** Returns false when the person has none of these roles. Their uploads stay with the team. */
  remove(scope: WorkspaceAccess, userId: string, roles: readonly GivenRole[]): Promise<boolean> {
    const kind = userId === scope.userId ? 'left' : 'removed_member';
    const remove = async () => {
      await this.repository.lockWorkspace(scope);
      if (kind === 'removed_member') await this.assertStill(scope, 'remove_member');
      return this.repository.remove(scope, userId, { roles, now: this.clock.now() });
    };
    return this.ending(scope.workspaceId, userId, () =>
      this.told(scope, kind, remove, { memberId: userId }),
    );
  }

  /** Returns false when the other person is no member. The old owner stays as an admin. */
  handOver(scope: WorkspaceAccess, toUserId: string): Promise<boolean> {
    const handOver = async () => {
      if (!(await this.repository.canHandOver(scope, toUserId))) return false;
      await this.repository.handOver(scope, toUserId);
      await this.assertFewTeams(scope, 'This member owns');
      return true;
    };
    return this.told(scope, 'handed_over', handOver, { memberId: toUserId });
  }

  /**
   * Keeps the role and the account of the person unchanged until the transaction ends, so that a concurrent removal
   * sees all changes made with the role. Throws 403 when the role has changed meanwhile. Inside a transaction only.
   */
  async holdRole(scope: WorkspaceAccess, action: TeamAction): Promise<void> {
    if (!(await this.repository.holdRole(scope))) throw roleTooLow(action);
  }

  /** Runs after the change that may have exceeded the limit; the error rolls the transaction back. */
  private async assertFewTeams(scope: WorkspaceScope, who: string): Promise<void> {
    if ((await this.repository.countTeamsOfOwner(scope)) <= MAX_TEAMS) return;
    throw new AppError(
      'too_many_teams',
      `${who} ${MAX_TEAMS} teams already, which is the limit. Delete one or hand one over first.`,
      { limit: MAX_TEAMS },
    );
  }

  /** Refuses people who were demoted or removed a moment ago. */
  private async assertStill(scope: WorkspaceAccess, action: TeamAction): Promise<void> {
    if (!(await this.repository.holdsRole(scope))) throw roleTooLow(action);
  }

  /** Makes the change and records it in the team's activity. */
  private told(
    actor: Parameters<TeamActivityService['record']>[0],
    kind: ActivityKind,
    act: () => Promise<boolean>,
    details: Parameters<TeamActivityService['record']>[2] = {},
  ): Promise<boolean> {
    return this.transactions.run(async () => {
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
    return this.transactions.run(async () => {
      const hasEnded = await end();
      if (hasEnded) await this.changes.announce([{ workspaceId, userId }]);
      return hasEnded;
    });
  }
}

/** Teams that were deleted since then can be restored (docs/decisions.md#trash). */
export const earliestRestorable = (now: Date): Date =>
  new Date(now.getTime() - TEAM_UNDO_DAYS * DAY_MS);

/** Actions that happen before the person has access to the team, or without it. */
const actorIn = (scope: WorkspaceScope, { userId }: PersonScope) => ({
  scope,
  userId,
  kind: 'team' as const,
});
