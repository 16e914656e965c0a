import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import type { PlanRow } from '../plans/plans.repository';
import { isOwnServerPlan } from '../plans/own-server-plan';
import { assertRunsTeams } from '../plans/team-paused';
import { UsedUploadsRepository } from './used-uploads.repository';
import { TeamQuotaService } from './team-quota.service';
import { type StorageLimit, StorageLimitService } from './storage-limit.service';
import { UploadAllowanceService } from './upload-allowance.service';
import { issueTicket, type UploadTicket } from './upload-ticket';
import { monthOf, resetAfter } from './usage-month';

/** The upload allowance. Team uploads cost none, but teams have their own ceiling (docs/decisions.md#team-uploads). */
@Injectable()
export class QuotaService {
  constructor(
    private readonly counts: UsedUploadsRepository,
    private readonly allowances: UploadAllowanceService,
    private readonly teams: TeamQuotaService,
    private readonly storageLimit: StorageLimitService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Counts one upload inside the transaction that stores it, so a rollback releases it (docs/decisions.md#allowance).
   * `UsedUploadsRepository.take` decides in one statement, so that parallel uploads cannot exceed the limit.
   * Throws 402 when the month's allowance is used up, the team is paused or at its ceiling, or the bytes do not fit.
   * `bytes` are those of this upload and of others before it in the transaction that are not in the sum yet;
   * `reservation` is the one that `reserve` made for them.
   */
  async take(
    scope: WorkspaceAccess,
    bytes: number,
    reservation: string | null = null,
  ): Promise<UploadTicket> {
    await this.storageLimit.release(scope, reservation);
    const { plan, storage } = await this.allowances.of(scope);
    this.storageLimit.assertFits(scope, storage, bytes);
    if (scope.kind === 'team') {
      await this.teams.take(scope, plan);
      return issueTicket(plan);
    }
    const now = this.clock.now();
    const limit = plan.screenshotLimit;
    const isCounted = await this.counts.take(scope, {
      id: this.ids.uuid(),
      month: monthOf(now),
      limit,
      now,
    });
    if (!isCounted) throw limitReached(plan, resetAfter(now));
    return issueTicket(plan);
  }

  /** Samples cost no allowance (docs/decisions.md#samples). */
  async sampleTicket(scope: WorkspaceAccess, bytes: number): Promise<UploadTicket> {
    const { plan, storage } = await this.allowances.of(scope);
    this.storageLimit.assertFits(scope, storage, bytes);
    if (scope.kind === 'team') assertRunsTeams(plan);
    return issueTicket(plan);
  }

  /** Undoes the counting of one move into a personal space at that time. Inside a transaction only. */
  async giveBack(scope: WorkspaceAccess, takenAt: Date): Promise<void> {
    if (scope.kind === 'team') return;
    await this.counts.giveBack(scope, monthOf(takenAt), this.clock.now());
  }

  /** An early check before any bytes are stored; `take` decides. Returns the limit of bytes and what is used of it. */
  async refuseIfUsedUp(scope: WorkspaceAccess): Promise<StorageLimit> {
    const allowance = await this.allowances.of(scope);
    const { plan, uploads, storage } = allowance;
    this.storageLimit.refuseIfFull(scope, storage);
    const limit = plan.screenshotLimit;
    if (scope.kind === 'team') this.teams.refuseIfUsedUp(allowance);
    else if (limit !== null && uploads >= limit)
      throw limitReached(plan, resetAfter(this.clock.now()));
    return storage;
  }

  /** Reserves the bytes of an upload that begins. */
  reserve(scope: WorkspaceAccess, bytes: number, storage: StorageLimit): Promise<string | null> {
    return this.storageLimit.reserve(scope, bytes, storage);
  }

  /** For an upload that ended without being stored; `take` releases the others. */
  release(scope: WorkspaceScope, reservation: string | null): Promise<void> {
    return this.storageLimit.release(scope, reservation);
  }
}

function limitReached(plan: PlanRow, resetsAt: Date): AppError {
  const resets = resetsAt.toISOString();
  const advice = isOwnServerPlan(plan)
    ? `You can upload again from ${resets.slice(0, 10)}.`
    : 'Please upgrade your plan to continue uploading.';
  return new AppError('upload_limit_reached', `You have reached your upload limit. ${advice}`, {
    limit: plan.screenshotLimit,
    resets_at: resets,
  });
}
