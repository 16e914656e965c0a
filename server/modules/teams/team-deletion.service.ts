import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Memberships } from '../workspaces/memberships.service';
import { assertMay } from '../workspaces/roles.policy';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { TeamMails } from './team-mails.service';
import { TeamsService, type WholeTeam } from './teams.service';

/** The end of a team, and its return. */
@Injectable()
export class TeamDeletion {
  constructor(
    private readonly teams: TeamsService,
    private readonly memberships: Memberships,
    private readonly workspaces: WorkspacesService,
    private readonly mails: TeamMails,
  ) {}

  /** The other members hear of it by mail: they will not find the team any more. */
  async remove(scope: WorkspaceScope): Promise<void> {
    assertMay(scope, 'delete_team');
    const { team, members } = await this.teams.get(scope);
    if (!(await this.memberships.deleteTeam(scope))) return;
    const others = members.filter(({ id }) => id !== scope.userId).map(({ email }) => email);
    const owner = members.find(({ id }) => id === scope.userId)?.name ?? 'The owner';
    this.mails.teamDeleted(others, team.name, owner);
  }

  /** One that is not deleted is answered as it is. */
  async restore(userId: string, id: string): Promise<WholeTeam> {
    await this.memberships.restoreTeam(userId, id);
    const scope = await this.workspaces.resolve(userId, id);
    assertMay(scope, 'delete_team');
    return this.teams.get(scope);
  }
}
