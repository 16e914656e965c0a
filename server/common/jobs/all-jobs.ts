import type { JobDefinition } from './job-definition';
import { eraseAccountJob } from './erase-account.job';
import { followCollectionsJob } from './follow-collections.job';
import { readScreenshotJob } from './read-screenshot.job';
import { reindexTagJob } from './reindex-tag.job';
import { removeFilesJob } from './remove-files.job';
import { renderCopyJob } from './render-copy.job';
import { TEXT_SCAN_JOBS } from './text-scan.job';

/** The complete list of background jobs. The worker does not start when one has no handler or two. */
export const ALL_JOBS: readonly Pick<JobDefinition, 'kind'>[] = [
  eraseAccountJob,
  followCollectionsJob,
  readScreenshotJob,
  reindexTagJob,
  removeFilesJob,
  renderCopyJob,
  ...TEXT_SCAN_JOBS,
];
