import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../infra/database/transactions';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { ProcessingStatusService } from './processing-status.service';
import { type Urgency } from '../follow-up/processing-queue.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import { ReadingsRepository, type ReadingSubject } from './readings.repository';

/** Requests readings and reports their progress, for the processing module. */
@Injectable()
export class ReadingRequestsService {
  constructor(
    private readonly repository: ReadingsRepository,
    private readonly outcomes: ProcessingStatusService,
    private readonly followUp: FollowUpService,
    private readonly transactions: Transactions,
  ) {}

  /** Returns null when the row no longer exists. */
  findSubject(scope: WorkspaceScope, screenshotId: string): Promise<ReadingSubject | null> {
    return this.repository.findSubject(scope, screenshotId);
  }

  /** Where a screenshot is now: it may have been moved since its job was made. */
  async whereabouts(system: SystemScope, screenshotId: string): Promise<WorkspaceScope | null> {
    const workspaceId = await this.repository.findWorkspace(system, screenshotId);
    return workspaceId === null ? null : system.workspace(workspaceId);
  }

  listKnownTags(scope: WorkspaceScope): Promise<string[]> {
    return this.repository.listKnownTags(scope);
  }

  /** Queues a reading, unless one waits or runs already. */
  request(scope: WorkspaceScope, screenshotId: string, urgency?: Urgency): Promise<void> {
    return this.requestAll(scope, [screenshotId], urgency);
  }

  async requestAll(
    scope: WorkspaceScope,
    screenshotIds: readonly string[],
    urgency?: Urgency,
  ): Promise<void> {
    await this.transactions.run(async () => {
      await this.outcomes.wait(scope, screenshotIds);
      await this.followUp.toBeRead(scope, screenshotIds, urgency);
    });
  }

  async begin(scope: WorkspaceScope, screenshotId: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.outcomes.begin(scope, screenshotId);
      await this.followUp.processing(scope, screenshotId);
    });
  }

  async fail(scope: WorkspaceScope, screenshotId: string, reason: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.outcomes.fail(scope, screenshotId, reason);
      await this.followUp.updated(scope, [screenshotId]);
    });
  }
}
