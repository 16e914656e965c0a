import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ workspaceId: z.uuid(), screenshotId: z.uuid() });
export type FindEntitiesPayload = z.infer<typeof Payload>;

/** Looks for entities in what was read of one image (docs/decisions.md#entities). */
export const findEntitiesJob: JobDefinition<FindEntitiesPayload> = {
  kind: 'entities.find',
  payload: Payload,
  key: ({ screenshotId }) => screenshotId,
  retry: { attempts: 3, firstWaitMs: 5_000 },
  timeoutMs: 120_000,
};
