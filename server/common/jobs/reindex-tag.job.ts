import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ workspaceId: z.uuid(), tagId: z.uuid() });
export type ReindexTagPayload = z.infer<typeof Payload>;

/** Bring the search index up to date with a tag that many screenshots carry and that changed its name or went. */
export const reindexTagJob: JobDefinition<ReindexTagPayload> = {
  kind: 'tags.reindex',
  payload: Payload,
  key: ({ tagId }) => tagId,
  attempts: 5,
  timeoutMs: 600_000,
};
