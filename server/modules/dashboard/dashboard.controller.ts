import { Controller, Get, Query } from '@nestjs/common';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { type Dashboard, DashboardQuery } from '../../contract/dashboard';
import { toScreenshot } from '../screenshots/rows/screenshots.mapper';
import { Scope } from '../workspaces/scope.pipe';
import { DashboardService } from './dashboard.service';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  async get(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(DashboardQuery)) query: DashboardQuery,
  ): Promise<Dashboard> {
    const { teamName, counts, days, recent } = await this.dashboard.get(scope, query);
    return { team_name: teamName, counts, activity: days, recent: recent.map(toScreenshot) };
  }
}
