import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import {
  CreateTeam,
  type Team,
  TeamsQuery,
  type TeamSummary,
  UpdateTeam,
} from '../../contract/teams';
import { Requires } from '../billing/plans/requires.decorator';
import { TeamDeletionService } from './team-deletion.service';
import { TeamScope } from './team-scope';
import { toTeam, toTeamSummary } from './teams.mapper';
import { TeamsService } from './teams.service';

@Controller('teams')
export class TeamsController {
  constructor(
    private readonly teams: TeamsService,
    private readonly deletion: TeamDeletionService,
  ) {}

  @Get()
  async list(
    @CurrentPerson() person: Person,
    @Query(zod(TeamsQuery)) { deleted }: TeamsQuery,
  ): Promise<Team[]> {
    return (await (deleted ? this.teams.listDeleted(person) : this.teams.list(person))).map(toTeam);
  }

  @Get('my-teams')
  async mine(@CurrentPerson() person: Person): Promise<TeamSummary[]> {
    return (await this.teams.listSummaries(person)).map(toTeamSummary);
  }

  @Requires('team_collaboration', { of: 'person' })
  @Post()
  async create(
    @CurrentPerson() person: Person,
    @Body(zod(CreateTeam)) body: CreateTeam,
  ): Promise<Team> {
    return toTeam(await this.teams.create(person, body));
  }

  @Get(':id')
  async get(@TeamScope() scope: WorkspaceAccess): Promise<Team> {
    return toTeam(await this.teams.get(scope));
  }

  @Patch(':id')
  async update(
    @TeamScope() scope: WorkspaceAccess,
    @Body(zod(UpdateTeam)) body: UpdateTeam,
  ): Promise<Team> {
    return toTeam(await this.teams.update(scope, body));
  }

  @HttpCode(204)
  @Delete(':id')
  async remove(@TeamScope() scope: WorkspaceAccess): Promise<void> {
    await this.deletion.remove(scope);
  }

  @HttpCode(200)
  @Post(':id/restore')
  async restore(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Team> {
    return toTeam(await this.deletion.restore(person, id));
  }
}
