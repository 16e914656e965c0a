import { Injectable, Logger } from '@nestjs/common';
import { scanFindingsJob, type ScanFindingsPayload } from '../../common/jobs/scan-findings.job';
import type { SystemScope } from '../../common/system-scope';
import type { JobHandler, JobRun } from '../../infra/queue/job-handler';
import { FindingScanService } from './finding-scan.service';

@Injectable()
export class ScanFindingsWorker implements JobHandler<ScanFindingsPayload> {
  readonly definition = scanFindingsJob;
  private readonly logger = new Logger(ScanFindingsWorker.name);

  constructor(private readonly scans: FindingScanService) {}

  run({ screenshotId }: ScanFindingsPayload, { system }: JobRun): Promise<void> {
    return this.scans.scan(system, screenshotId);
  }

  async giveUp(
    { screenshotId }: ScanFindingsPayload,
    error: unknown,
    system: SystemScope,
  ): Promise<void> {
    this.logger.error(`no findings of ${screenshotId}: ${(error as Error).message}`);
    await this.scans.giveUp(system, screenshotId);
  }
}
