import { Controller, Get, Query } from '@nestjs/common';
import { zod } from '../../common/http/zod';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { type Dashboard, DashboardQuery } from '../../contract/dashboard';
import { toScreenshot } from '../screenshots/screenshots.mapper';
import { Scope } from '../workspaces/scope';
import { DashboardService } from './dashboard.service';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  async get(
    @Scope() scope: WorkspaceScope,
    @Query(zod(DashboardQuery)) query: DashboardQuery,
  ): Promise<Dashboard> {
    const { teamName, counts, activity, recent } = await this.dashboard.get(scope, query);
    return { team_name: teamName, counts, activity, recent: recent.map(toScreenshot) };
  }
}
