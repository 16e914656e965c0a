import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ workspaceId: z.uuid(), tagId: z.uuid() });
export type ReindexTagPayload = z.infer<typeof Payload>;

/** Refreshes the search index of many screenshots after their tag was renamed or deleted. */
export const reindexTagJob: JobDefinition<ReindexTagPayload> = {
  kind: 'tags.reindex',
  payload: Payload,
  key: ({ tagId }) => tagId,
  retry: { attempts: 5, firstWaitMs: 2_000 },
  timeoutMs: 600_000,
};
