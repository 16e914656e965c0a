import { Logger, type OnModuleInit } from '@nestjs/common';
import type { JobDefinition } from '../../../common/jobs/job-definition';
import type { TextScanPayload } from '../../../common/jobs/text-scan.job';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { JobHandler, JobRun } from '../../../infra/queue/job-handler';
import type { ReadText, StoreFound, TextScan } from './text-scan';
import { type TextScansService } from './text-scans.service';

/** Handles the jobs of one scan; a subclass says what to look for. */
export abstract class TextScanHandler
  implements TextScan, JobHandler<TextScanPayload>, OnModuleInit
{
  abstract readonly definition: JobDefinition<TextScanPayload>;
  abstract readonly column: TextScan['column'];
  abstract readonly version: number;
  private readonly logger = new Logger(this.constructor.name);

  constructor(private readonly scans: TextScansService) {}

  abstract look(scope: WorkspaceScope, read: ReadText): Promise<StoreFound>;

  /** From now on old readings are looked through, too. */
  onModuleInit(): void {
    this.scans.include(this);
  }

  run({ screenshotId }: TextScanPayload, { system }: JobRun): Promise<void> {
    return this.scans.run(system, this, screenshotId);
  }

  async giveUp(
    { screenshotId }: TextScanPayload,
    error: unknown,
    system: SystemScope,
  ): Promise<void> {
    const { kind } = this.definition;
    this.logger.error(`gave up ${kind} of ${screenshotId}: ${(error as Error).message}`);
    await this.scans.giveUp(system, this, screenshotId);
  }
}
