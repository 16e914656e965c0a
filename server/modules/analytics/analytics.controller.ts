import { Controller, Get, Query } from '@nestjs/common';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { type Analytics, AnalyticsQuery } from '../../contract/analytics';
import { Requires } from '../billing/plans/requires.decorator';
import { Scope } from '../workspaces/scope.pipe';
import { toAnalytics } from './analytics.mapper';
import { AnalyticsService } from './analytics.service';

@Controller('analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get()
  @Requires('analytics')
  async get(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(AnalyticsQuery)) query: AnalyticsQuery,
  ): Promise<Analytics> {
    return toAnalytics(await this.analytics.get(scope, query));
  }
}
