import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ workspaceId: z.uuid(), screenshotId: z.uuid() });
export type ReadScreenshotPayload = z.infer<typeof Payload>;

/**
 * Reads one image: text, dates, title, tags, kind (docs/decisions.md#reading-queue). At most three attempts, after waits of
 * 2 s and 4 s at least; `isFinal` of `server/modules/processing/screenshot-reader.service.ts` ends them early for a damaged or
 * missing file and for a second time-out in a row (docs/decisions.md#reading-retries).
 */
export const readScreenshotJob: JobDefinition<ReadScreenshotPayload> = {
  kind: 'screenshots.read',
  payload: Payload,
  key: ({ screenshotId }) => screenshotId,
  retry: { attempts: 3, firstWaitMs: 2_000 },
  // 60 s for the reading, 60 s for the bands of a tall page at the reduced size, 12 s for a vision model, and the same
  // for the one image that may be read before it.
  timeoutMs: 290_000,
};
