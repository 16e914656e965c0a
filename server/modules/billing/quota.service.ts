import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { BillingRepository } from './billing.repository';
import { PlanHoldings } from './plan-holdings.service';
import { TeamQuota } from './team-quota.service';
import { issueTicket, type UploadTicket } from './upload-ticket';
import { monthOf, resetAfter } from './usage-month';

/** The upload allowance. Team uploads cost none, but a team has a ceiling of its own (decisions 6). */
@Injectable()
export class QuotaService {
  constructor(
    private readonly repository: BillingRepository,
    private readonly holdings: PlanHoldings,
    private readonly teams: TeamQuota,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Counts one upload, inside the transaction that stores it: a rollback is the release (decisions 3). Throws
   * 402 when the month's allowance is used up, or the team is paused or at its ceiling.
   */
  async take(scope: WorkspaceScope): Promise<UploadTicket> {
    if (scope.kind === 'team') {
      await this.teams.take(scope);
      return issueTicket();
    }
    const now = this.clock.now();
    const limit = await this.limitOf(scope);
    const isCounted = await this.repository.takeUpload({
      id: this.ids.uuid(),
      userId: scope.userId,
      month: monthOf(now),
      limit,
      now,
    });
    if (!isCounted) throw limitReached(limit, resetAfter(now));
    return issueTicket();
  }

  /** What the product adds by itself costs nothing (decisions 38). */
  async sampleTicket(scope: WorkspaceScope): Promise<UploadTicket> {
    if (scope.kind === 'team') await this.teams.assertRuns(scope);
    return issueTicket();
  }

  /** A plain look before any bytes are stored; `take` has the last word. */
  async refuseIfUsedUp(scope: WorkspaceScope): Promise<void> {
    if (scope.kind === 'team') return this.teams.refuseIfUsedUp(scope);
    const now = this.clock.now();
    const [limit, used] = await Promise.all([
      this.limitOf(scope),
      this.repository.usedUploads(scope.userId, monthOf(now)),
    ]);
    if (limit !== null && used >= limit) throw limitReached(limit, resetAfter(now));
  }

  private async limitOf({ userId }: WorkspaceScope): Promise<number | null> {
    return (await this.holdings.of(userId)).plan.screenshotLimit;
  }
}

function limitReached(limit: number | null, resetsAt: Date): AppError {
  return new AppError(
    'upload_limit_reached',
    'You have reached your upload limit. Please upgrade your plan to continue uploading.',
    { limit, resets_at: resetsAt.toISOString() },
  );
}
