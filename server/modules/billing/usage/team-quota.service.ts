import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import type { PlanRow } from '../plans/plans.repository';
import { assertRunsTeams } from '../plans/team-paused';
import { TeamUsageRepository } from './team-usage.repository';
import type { UploadAllowance } from './upload-allowance.service';
import { monthOf, resetAfter } from './usage-month';

/**
 * Limits uploads into teams: none while a team is paused, and a monthly ceiling that the operator sets
 * (docs/decisions.md#team-uploads).
 */
@Injectable()
export class TeamQuotaService {
  private readonly ceiling: number;

  constructor(
    private readonly repository: TeamUsageRepository,
    private readonly workspaces: WorkspacesService,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.ceiling = config.teams.uploadCeiling;
  }

  /** Counts one upload inside the transaction that stores it. Throws 402, or 404 for a former member. */
  async take(scope: WorkspaceAccess, plan: PlanRow): Promise<void> {
    await this.workspaces.hold(scope);
    assertRunsTeams(plan);
    const month = monthOf(this.clock.now());
    const isCounted = await this.repository.takeUpload(scope, { month, ceiling: this.ceiling });
    if (!isCounted) throw this.ceilingReached();
  }

  /** An early check before any bytes are stored; `take` decides. */
  refuseIfUsedUp({ plan, uploads }: UploadAllowance): void {
    assertRunsTeams(plan);
    if (uploads >= this.ceiling) throw this.ceilingReached();
  }

  private ceilingReached(): AppError {
    const resetsAt = resetAfter(this.clock.now()).toISOString();
    return new AppError(
      'team_limit_reached',
      `This team has reached its limit of ${this.ceiling.toLocaleString('en')} uploads a month, which all teams of its owner share. It can upload again from ${resetsAt.slice(0, 10)}.`,
      { limit: this.ceiling, resets_at: resetsAt },
    );
  }
}
