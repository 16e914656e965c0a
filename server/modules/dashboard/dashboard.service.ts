import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { DashboardQuery } from '../../contract/dashboard';
import { DASHBOARD_DAYS, DASHBOARD_RECENT } from '../../contract/limits';
import { ScreenshotListsService } from '../screenshots/listing/screenshot-lists.service';
import type { ScreenshotRow } from '../screenshots/rows/screenshot-row';
import { type DashboardCounts, DashboardRepository, type DayCounts } from './dashboard.repository';
import { lastDays } from './last-days';

export interface DashboardRows {
  teamName: string | null;
  counts: DashboardCounts;
  days: DayCounts[];
  recent: ScreenshotRow[];
}

@Injectable()
export class DashboardService {
  constructor(
    private readonly repository: DashboardRepository,
    private readonly lists: ScreenshotListsService,
    private readonly clock: Clock,
  ) {}

  async get(scope: WorkspaceAccess, { tz }: DashboardQuery): Promise<DashboardRows> {
    const span = lastDays(this.clock.now(), DASHBOARD_DAYS, tz);
    const [teamName, counts, days, newest] = await Promise.all([
      scope.kind === 'team' ? this.repository.findTeamName(scope) : null,
      this.repository.counts(scope),
      this.repository.dayCounts(scope, span, tz),
      this.repository.listNewest(scope, DASHBOARD_RECENT),
    ]);
    const recent = await this.lists.listByIds(scope, newest, 'card');
    return { teamName, counts, days, recent };
  }
}
