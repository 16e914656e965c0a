import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { HandOverTeam, type Member, type Team, UpdateMember } from '../../contract/teams';
import { TeamMembersService } from './team-members.service';
import { TeamScope } from './team-scope';
import { toMember, toTeam } from './teams.mapper';
import { TeamsService } from './teams.service';

@Controller('teams/:id')
export class TeamMembersController {
  constructor(
    private readonly members: TeamMembersService,
    private readonly teams: TeamsService,
  ) {}

  @HttpCode(200)
  @Post('owner')
  async handOver(
    @TeamScope() scope: WorkspaceAccess,
    @Body(zod(HandOverTeam)) body: z.output<typeof HandOverTeam>,
  ): Promise<Team> {
    await this.members.handOver(scope, body.member_id);
    return toTeam(await this.teams.get(scope));
  }

  @HttpCode(204)
  @Post('leave')
  async leave(@TeamScope() scope: WorkspaceAccess): Promise<void> {
    await this.members.leave(scope);
  }

  @Patch('members/:memberId')
  async update(
    @TeamScope() scope: WorkspaceAccess,
    @Param('memberId') memberId: string,
    @Body(zod(UpdateMember)) body: z.output<typeof UpdateMember>,
  ): Promise<Member> {
    return toMember(await this.members.changeRole(scope, memberId, body.role));
  }

  @HttpCode(204)
  @Delete('members/:memberId')
  async remove(
    @TeamScope() scope: WorkspaceAccess,
    @Param('memberId') memberId: string,
  ): Promise<void> {
    await this.members.remove(scope, memberId);
  }
}
