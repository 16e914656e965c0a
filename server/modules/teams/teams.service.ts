import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import type { PersonScope } from '../../common/person-scope';
import { type WorkspaceAccess, mintWorkspaceScope } from '../../common/workspace-scope';
import type { Feature } from '../../contract/plans';
import type { CreateTeam, UpdateTeam } from '../../contract/teams';
import { BillingService } from '../billing/plans/billing.service';
import { earliestRestorable, MembershipsService } from '../workspaces/memberships.service';
import { assertMay } from '../workspaces/roles.policy';
import { WorkspacesService } from '../workspaces/workspaces.service';
import {
  type MemberRow,
  type TeamRow,
  type TeamSummaryRow,
  TeamsRepository,
} from './teams.repository';

export interface WholeTeam {
  team: TeamRow;
  members: MemberRow[];
  /** Features that the owner's plan gives the team. */
  features: readonly Feature[];
}

@Injectable()
export class TeamsService {
  constructor(
    private readonly repository: TeamsRepository,
    private readonly memberships: MembershipsService,
    private readonly workspaces: WorkspacesService,
    private readonly billing: BillingService,
    private readonly clock: Clock,
  ) {}

  listSummaries(person: PersonScope): Promise<TeamSummaryRow[]> {
    return this.repository.listSummaries(person);
  }

  async list(person: PersonScope): Promise<WholeTeam[]> {
    return this.whole(person, await this.repository.list(person));
  }

  /** Teams that the person deleted and can still restore. */
  async listDeleted(person: PersonScope): Promise<WholeTeam[]> {
    const since = earliestRestorable(this.clock.now());
    return this.whole(person, await this.repository.listDeletedOwn(person, since));
  }

  async get(scope: WorkspaceAccess): Promise<WholeTeam> {
    const row = await this.repository.find(scope);
    const [team] = row ? await this.whole(scope, [row]) : [];
    if (!team) throw new AppError('team_not_found', 'There is no such team.');
    return team;
  }

  async create(person: PersonScope, body: CreateTeam): Promise<WholeTeam> {
    const id = await this.memberships.createTeam(person, body);
    return this.get(await this.workspaces.resolve(person, id));
  }

  async update(scope: WorkspaceAccess, change: UpdateTeam): Promise<WholeTeam> {
    assertMay(scope, 'edit_team');
    await this.memberships.updateTeam(scope, change);
    return this.get(scope);
  }

  private async whole(person: PersonScope, teams: readonly TeamRow[]): Promise<WholeTeam[]> {
    const members = await this.repository.listMembers(
      person,
      teams.map(({ id }) => id),
    );
    return Promise.all(
      teams.map(async (team) => ({
        team,
        members: members.filter(({ teamId }) => teamId === team.id),
        // The row was read with the person's membership.
        features: await this.billing.featuresIn(mintWorkspaceScope(team.id)),
      })),
    );
  }
}
