import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { TEAM_UNDO_DAYS } from '../../contract/limits';
import type { GivenRole } from '../../contract/team-roles';
import type { CreateTeam, UpdateTeam } from '../../contract/teams';
import { MembershipChanges } from './membership-changes.service';
import { MembershipsRepository } from './memberships.repository';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The rows of teams and of who is in them. Whether somebody may do this is asked before. */
@Injectable()
export class Memberships {
  constructor(
    private readonly repository: MembershipsRepository,
    private readonly changes: MembershipChanges,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.repository.transaction(work);
  }

  async createTeam(ownerId: string, team: CreateTeam): Promise<string> {
    const id = this.ids.uuid();
    await this.repository.createTeam({ id, ownerId, ...team }, this.clock.now());
    return id;
  }

  updateTeam(scope: WorkspaceScope, change: UpdateTeam): Promise<void> {
    return this.repository.updateTeam(scope, change);
  }

  /** From now on the team is absent for everybody, until its owner brings it back. */
  deleteTeam(scope: WorkspaceScope): Promise<boolean> {
    return this.ending(scope.workspaceId, null, () =>
      this.repository.deleteTeam(scope, this.clock.now()),
    );
  }

  /** False for everybody but its owner, for a team that is not deleted, and when it is too late. */
  async restoreTeam(userId: string, id: string): Promise<boolean> {
    return isUuid(id) && this.repository.restoreOwnTeam(userId, id, this.undoLimit());
  }

  /** Deleted teams that nobody brought back in time. */
  listExpiredTeams(): Promise<string[]> {
    return this.repository.listDeletedForSystem(this.undoLimit());
  }

  /** False when they are a member already. */
  join(workspaceId: string, userId: string, role: GivenRole): Promise<boolean> {
    return this.repository.join({ workspaceId, userId, role, now: this.clock.now() });
  }

  /** False when the person is no member, or is the owner. */
  setRole(scope: WorkspaceScope, userId: string, role: GivenRole): Promise<boolean> {
    return this.repository.setRole(scope, userId, role);
  }

  /** False when the person has none of these roles. What they uploaded stays with the team. */
  remove(scope: WorkspaceScope, userId: string, roles: readonly GivenRole[]): Promise<boolean> {
    return this.ending(scope.workspaceId, userId, () =>
      this.repository.remove(scope, userId, roles),
    );
  }

  /** False when the other person is no member. The old owner stays as an admin. */
  handOver(scope: WorkspaceScope, toUserId: string): Promise<boolean> {
    return this.repository.handOver(scope, toUserId);
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
