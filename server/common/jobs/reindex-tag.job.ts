import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({
  workspaceId: z.uuid(),
  tagId: z.uuid(),
  /** Of one change of the tag; jobs of older versions have none. */
  changeId: z.uuid().optional(),
});
export type ReindexTagPayload = z.infer<typeof Payload>;

/** Refreshes the search index of many screenshots after their tag was renamed or deleted. */
export const reindexTagJob: JobDefinition<ReindexTagPayload> = {
  kind: 'tags.reindex',
  payload: Payload,
  // Another change is another job: the one that runs has passed screenshots that the change concerns.
  key: ({ tagId, changeId }) => (changeId === undefined ? tagId : `${tagId} ${changeId}`),
  retry: { attempts: 5, firstWaitMs: 2_000 },
  timeoutMs: 600_000,
};
