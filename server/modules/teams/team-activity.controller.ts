import { Controller, Get, Query } from '@nestjs/common';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { type ActivityEntry, ActivityQuery } from '../../contract/activity';
import { TeamActivityService } from '../workspaces/team-activity.service';
import { toActivityEntry } from './team-activity.mapper';
import { TeamScope } from './team-scope';

@Controller('teams/:id/activity')
export class TeamActivityController {
  constructor(private readonly activity: TeamActivityService) {}

  @Get()
  async list(
    @TeamScope() scope: WorkspaceAccess,
    @Query(zod(ActivityQuery)) query: ActivityQuery,
  ): Promise<ActivityEntry[]> {
    return (await this.activity.list(scope, query)).map(toActivityEntry);
  }
}
