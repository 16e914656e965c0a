import { Injectable, Logger } from '@nestjs/common';
import { reindexTagJob, type ReindexTagPayload } from '../../common/jobs/reindex-tag.job';
import type { JobHandler } from '../../infra/queue/job-handler';
import { TagChanges } from './tag-changes.service';

/** Brings the search index up to date with a tag that many screenshots carry. */
@Injectable()
export class ReindexTagWorker implements JobHandler<ReindexTagPayload> {
  readonly definition = reindexTagJob;
  private readonly logger = new Logger(ReindexTagWorker.name);

  constructor(private readonly tags: TagChanges) {}

  run({ workspaceId, tagId }: ReindexTagPayload): Promise<void> {
    return this.tags.reindex({ workspaceId }, tagId);
  }

  async giveUp({ tagId }: ReindexTagPayload, error: unknown): Promise<void> {
    this.logger.error(
      `the search does not know the new state of tag ${tagId}: ${(error as Error).message}`,
    );
  }
}
