import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ workspaceId: z.uuid(), runId: z.uuid() });
export type FollowCollectionsPayload = z.infer<typeof Payload>;

/** Brings the live collections of a workspace up to date with its changes. */
export const followCollectionsJob: JobDefinition<FollowCollectionsPayload> = {
  kind: 'collections.follow',
  payload: Payload,
  // Each run has its own key: a change that arrives while the previous job ends needs another job.
  key: ({ runId }) => runId,
  retry: { attempts: 10, firstWaitMs: 2_000 },
  timeoutMs: 600_000,
};
