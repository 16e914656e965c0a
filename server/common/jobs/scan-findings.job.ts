import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ workspaceId: z.uuid(), screenshotId: z.uuid() });
export type ScanFindingsPayload = z.infer<typeof Payload>;

/** Looks through what was read of one image for what should not leave by accident (docs/decisions.md#findings). */
export const scanFindingsJob: JobDefinition<ScanFindingsPayload> = {
  kind: 'findings.scan',
  payload: Payload,
  key: ({ screenshotId }) => screenshotId,
  retry: { attempts: 3, firstWaitMs: 5_000 },
  timeoutMs: 60_000,
};
