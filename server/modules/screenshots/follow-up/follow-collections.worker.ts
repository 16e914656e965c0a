import { Injectable, Logger } from '@nestjs/common';
import {
  followCollectionsJob,
  type FollowCollectionsPayload,
} from '../../../common/jobs/follow-collections.job';
import type { JobHandler, JobRun } from '../../../infra/queue/job-handler';
import { LiveCollectionsService } from './live-collections.service';

/** Brings the live collections of a workspace up to date. */
@Injectable()
export class FollowCollectionsWorker implements JobHandler<FollowCollectionsPayload> {
  readonly definition = followCollectionsJob;
  private readonly logger = new Logger(FollowCollectionsWorker.name);

  constructor(private readonly collections: LiveCollectionsService) {}

  run({ workspaceId }: FollowCollectionsPayload, { signal, system }: JobRun): Promise<void> {
    return this.collections.catchUp(system.workspace(workspaceId), signal);
  }

  /** The hourly schedule queues it again. */
  async giveUp({ workspaceId }: FollowCollectionsPayload, error: unknown): Promise<void> {
    this.logger.error(
      `live collections of ${workspaceId} are not up to date: ${(error as Error).message}`,
    );
  }
}
