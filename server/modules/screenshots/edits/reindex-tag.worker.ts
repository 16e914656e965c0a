import { Injectable, Logger } from '@nestjs/common';
import { reindexTagJob, type ReindexTagPayload } from '../../../common/jobs/reindex-tag.job';
import type { JobHandler, JobRun } from '../../../infra/queue/job-handler';
import { TagRewordingService } from './tag-rewording.service';

/** Refreshes the search index after a change of a tag on many screenshots. */
@Injectable()
export class ReindexTagWorker implements JobHandler<ReindexTagPayload> {
  readonly definition = reindexTagJob;
  private readonly logger = new Logger(ReindexTagWorker.name);

  constructor(private readonly rewording: TagRewordingService) {}

  run({ workspaceId, tagId }: ReindexTagPayload, { system }: JobRun): Promise<void> {
    return this.rewording.reindex(system.workspace(workspaceId), tagId);
  }

  async giveUp({ tagId }: ReindexTagPayload, error: unknown): Promise<void> {
    this.logger.error(
      `the search index lacks the new state of tag ${tagId}: ${(error as Error).message}`,
    );
  }
}
