import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ workspaceId: z.uuid(), screenshotId: z.uuid() });
export type ReadScreenshotPayload = z.infer<typeof Payload>;

/** Read one image: text, dates, title, tags, kind (decisions 12, 13). */
export const readScreenshotJob: JobDefinition<ReadScreenshotPayload> = {
  kind: 'screenshots.read',
  payload: Payload,
  key: ({ screenshotId }) => screenshotId,
  attempts: 3,
  // 60 s of reading, as much again for the bands of a tall page at the reduced size, and 12 s of a vision model; the
  // same for the one image that may be read before it.
  timeoutMs: 290_000,
};
