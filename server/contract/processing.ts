import { z } from 'zod';
import { Id } from './primitives';
import { Screenshot } from './screenshots';

/**
 * The body may be absent; `rerun` reads an image again that was read a moment ago (docs/decisions.md#reading-queue).
 */
export const ProcessScreenshot = z.strictObject({ rerun: z.boolean().default(false) });

/** 200 when the image has been read, 202 (without the row) while that continues. */
export const ProcessAnswer = z.object({
  success: z.literal(true),
  screenshot_id: Id,
  screenshot: Screenshot.optional(),
});
export type ProcessAnswer = z.infer<typeof ProcessAnswer>;
