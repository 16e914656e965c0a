import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { workspaceGone } from '../../workspaces/workspaces.service';
import { PlanHoldingsService } from '../plans/plan-holdings.service';
import type { PlanRow } from '../plans/plans.repository';
import { type StorageLimit, StorageLimitService } from './storage-limit.service';
import { UploadAllowanceRepository } from './upload-allowance.repository';
import { monthOf } from './usage-month';

/** All that counts for an upload into a space, as of one moment. */
export interface UploadAllowance {
  /** The plan of the owner of the space. */
  plan: PlanRow;
  /** Uploads of this month: of the person, or into all teams of the owner. */
  uploads: number;
  storage: StorageLimit;
}

@Injectable()
export class UploadAllowanceService {
  constructor(
    private readonly repository: UploadAllowanceRepository,
    private readonly holdings: PlanHoldingsService,
    private readonly storageLimit: StorageLimitService,
    private readonly clock: Clock,
  ) {}

  /** Throws when the workspace was erased after its scope was made. */
  async of(scope: WorkspaceAccess): Promise<UploadAllowance> {
    const row = await this.repository.find(scope, monthOf(this.clock.now()));
    if (!row) throw workspaceGone(scope);
    const { holding, uploads, stored } = row;
    const { plan } = this.holdings.from(holding);
    const limit = this.storageLimit.limitOf(stored.own, plan);
    return { plan, uploads, storage: { used: stored.used, limit } };
  }
}
