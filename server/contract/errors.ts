import { z } from 'zod';

/** Every failure answers in this shape: a sentence to show, a stable code, and what helps to act on it. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The answer to an upload whose bytes are already in the workspace (spec §8). */
export const DuplicateBody = z.object({
  error: z.literal('duplicate_image'),
  code: z.literal('duplicate_image'),
  message: z.string(),
  existing_screenshot: z.object({ id: z.string(), name: z.string(), uploaded_at: z.string() }),
  details: z.record(z.string(), z.unknown()),
});
export type DuplicateBody = z.infer<typeof DuplicateBody>;
