import { Injectable, Logger } from '@nestjs/common';
import { findEntitiesJob, type FindEntitiesPayload } from '../../common/jobs/find-entities.job';
import type { SystemScope } from '../../common/system-scope';
import type { JobHandler, JobRun } from '../../infra/queue/job-handler';
import { EntityFinderService } from './entity-finder.service';

@Injectable()
export class FindEntitiesWorker implements JobHandler<FindEntitiesPayload> {
  readonly definition = findEntitiesJob;
  private readonly logger = new Logger(FindEntitiesWorker.name);

  constructor(private readonly finder: EntityFinderService) {}

  run({ screenshotId }: FindEntitiesPayload, { system }: JobRun): Promise<void> {
    return this.finder.find(system, screenshotId);
  }

  async giveUp(
    { screenshotId }: FindEntitiesPayload,
    error: unknown,
    system: SystemScope,
  ): Promise<void> {
    this.logger.error(`no entities of ${screenshotId}: ${(error as Error).message}`);
    await this.finder.giveUp(system, screenshotId);
  }
}
