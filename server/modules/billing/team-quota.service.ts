import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { BillingService } from './billing.service';
import { TeamUsageRepository } from './team-usage.repository';
import { monthOf, resetAfter } from './usage-month';

/** What a team may take in: nothing while it is paused, and no more a month than the operator allows (decisions 6). */
@Injectable()
export class TeamQuota {
  private readonly ceiling: number;

  constructor(
    private readonly repository: TeamUsageRepository,
    private readonly billing: BillingService,
    private readonly workspaces: WorkspacesService,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.ceiling = config.teams.uploadCeiling;
  }

  /** Counts one upload, inside the transaction that stores it. Throws 402, and 404 for a member who is none any more. */
  async take(scope: WorkspaceScope): Promise<void> {
    await this.workspaces.hold(scope);
    await this.assertRuns(scope);
    const month = monthOf(this.clock.now());
    const isCounted = await this.repository.takeUpload(scope, { month, ceiling: this.ceiling });
    if (!isCounted) throw this.ceilingReached();
  }

  /** A plain look before any bytes are stored; `take` has the last word. */
  async refuseIfUsedUp(scope: WorkspaceScope): Promise<void> {
    await this.assertRuns(scope);
    const used = await this.repository.usedUploads(scope, monthOf(this.clock.now()));
    if (used >= this.ceiling) throw this.ceilingReached();
  }

  assertRuns({ workspaceId }: WorkspaceScope): Promise<void> {
    return this.billing.assertTeamRuns(workspaceId);
  }

  private ceilingReached(): AppError {
    const resetsAt = resetAfter(this.clock.now()).toISOString();
    return new AppError(
      'team_limit_reached',
      `This team has reached its limit of ${this.ceiling.toLocaleString('en')} uploads a month. It can upload again from ${resetsAt.slice(0, 10)}.`,
      { limit: this.ceiling, resets_at: resetsAt },
    );
  }
}
