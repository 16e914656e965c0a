import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { TEAM_UNDO_DAYS } from '../../contract/limits';
import type { Feature } from '../../contract/plans';
import type { CreateTeam, UpdateTeam } from '../../contract/teams';
import { BillingService } from '../billing/billing.service';
import { Memberships } from '../workspaces/memberships.service';
import { assertMay } from '../workspaces/roles.policy';
import { WorkspacesService } from '../workspaces/workspaces.service';
import {
  type MemberRow,
  type TeamRow,
  type TeamSummaryRow,
  TeamsRepository,
} from './teams.repository';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface WholeTeam {
  team: TeamRow;
  members: MemberRow[];
  /** What the owner's plan opens in it. */
  features: readonly Feature[];
}

@Injectable()
export class TeamsService {
  constructor(
    private readonly repository: TeamsRepository,
    private readonly memberships: Memberships,
    private readonly workspaces: WorkspacesService,
    private readonly billing: BillingService,
    private readonly clock: Clock,
  ) {}

  listSummaries(userId: string): Promise<TeamSummaryRow[]> {
    return this.repository.listSummaries(userId);
  }

  async list(userId: string): Promise<WholeTeam[]> {
    return this.whole(await this.repository.list(userId));
  }

  /** What the person deleted and can still bring back. */
  async listDeleted(userId: string): Promise<WholeTeam[]> {
    const since = new Date(this.clock.now().getTime() - TEAM_UNDO_DAYS * DAY_MS);
    return this.whole(await this.repository.listDeletedOwn(userId, since));
  }

  async get(scope: WorkspaceScope): Promise<WholeTeam> {
    const row = await this.repository.find(scope);
    const [team] = row ? await this.whole([row]) : [];
    if (!team) throw new AppError('team_not_found', 'There is no such team.');
    return team;
  }

  async create(userId: string, body: CreateTeam): Promise<WholeTeam> {
    const id = await this.memberships.createTeam(userId, body);
    return this.get(await this.workspaces.resolve(userId, id));
  }

  async update(scope: WorkspaceScope, change: UpdateTeam): Promise<WholeTeam> {
    assertMay(scope, 'edit_team');
    await this.memberships.updateTeam(scope, change);
    return this.get(scope);
  }

  private async whole(teams: readonly TeamRow[]): Promise<WholeTeam[]> {
    const members = await this.repository.listMembersForSystem(teams.map(({ id }) => id));
    return Promise.all(
      teams.map(async (team) => ({
        team,
        members: members.filter(({ teamId }) => teamId === team.id),
        features: await this.billing.featuresIn(team.id),
      })),
    );
  }
}
