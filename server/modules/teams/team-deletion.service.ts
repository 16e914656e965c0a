import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { MembershipsService } from '../workspaces/memberships.service';
import { assertMay } from '../workspaces/roles.policy';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { TeamMailsService } from './team-mails.service';
import { TeamsService, type WholeTeam } from './teams.service';

/** Deletes and restores teams. */
@Injectable()
export class TeamDeletionService {
  constructor(
    private readonly teams: TeamsService,
    private readonly memberships: MembershipsService,
    private readonly workspaces: WorkspacesService,
    private readonly mails: TeamMailsService,
  ) {}

  /** Tells the other members by mail, because the team disappears for them. */
  async remove(scope: WorkspaceAccess): Promise<void> {
    assertMay(scope, 'delete_team');
    const { team, members } = await this.teams.get(scope);
    if (!(await this.memberships.deleteTeam(scope))) return;
    const others = members.filter(({ id }) => id !== scope.userId).map(({ email }) => email);
    const owner = members.find(({ id }) => id === scope.userId)?.name ?? 'The owner';
    this.mails.teamDeleted(others, team.name, owner);
  }

  /** A team that is not deleted is returned unchanged. */
  async restore(person: PersonScope, id: string): Promise<WholeTeam> {
    await this.memberships.restoreTeam(person, id);
    const scope = await this.workspaces.resolve(person, id);
    assertMay(scope, 'delete_team');
    return this.teams.get(scope);
  }
}
