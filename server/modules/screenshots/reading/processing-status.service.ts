import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { CountersService } from '../counters/counters.service';
import { type Reading, ReadingsRepository } from './readings.repository';

/** The state of a screenshot's reading; every step updates the counters. Inside a transaction only. */
@Injectable()
export class ProcessingStatusService {
  constructor(
    private readonly repository: ReadingsRepository,
    private readonly counters: CountersService,
    private readonly clock: Clock,
  ) {}

  /** A reading that waits or runs already keeps its state. */
  async wait(scope: WorkspaceScope, screenshotIds: readonly string[]): Promise<void> {
    await this.counters.recounted(scope, screenshotIds, ['readings'], () =>
      this.repository.markWaiting(scope, screenshotIds, this.clock.now()),
    );
  }

  async begin(scope: WorkspaceScope, screenshotId: string): Promise<void> {
    await this.setStatus(scope, screenshotId, 'processing', null);
  }

  async fail(scope: WorkspaceScope, screenshotId: string, reason: string): Promise<void> {
    await this.setStatus(scope, screenshotId, 'failed', reason);
  }

  async save(scope: WorkspaceScope, screenshotId: string, reading: Reading): Promise<void> {
    await this.recounted(scope, screenshotId, () =>
      this.repository.saveText(scope, screenshotId, reading, this.clock.now()),
    );
  }

  private async setStatus(
    scope: WorkspaceScope,
    screenshotId: string,
    status: 'processing' | 'failed',
    error: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    await this.recounted(scope, screenshotId, () =>
      this.repository.setStatus(scope, screenshotId, status, { error, now }),
    );
  }

  private recounted(
    scope: WorkspaceScope,
    screenshotId: string,
    change: () => Promise<void>,
  ): Promise<void> {
    return this.counters.recounted(scope, [screenshotId], ['readings'], change);
  }
}
