import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ workspaceId: z.uuid(), screenshotId: z.uuid() });
export type TextScanPayload = z.infer<typeof Payload>;

const textScan = (kind: string, timeoutMs: number): JobDefinition<TextScanPayload> => ({
  kind,
  payload: Payload,
  key: ({ screenshotId }) => screenshotId,
  retry: { attempts: 3, firstWaitMs: 5_000 },
  timeoutMs,
});

/** Looks for entities in what was read of one image (docs/decisions.md#entities). */
export const findEntitiesJob = textScan('entities.find', 120_000);

/** Looks through what was read of one image for what should not be shared by accident (docs/decisions.md#findings). */
export const scanFindingsJob = textScan('findings.scan', 60_000);

/** Each runs after every reading. */
export const TEXT_SCAN_JOBS = [findEntitiesJob, scanFindingsJob] as const;
