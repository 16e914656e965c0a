import { z } from 'zod';

/** The body of every error: a sentence to show, a stable code, and details to act on. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The answer to an upload whose bytes are in the workspace already (docs/decisions.md#duplicates). */
export const DuplicateBody = z.object({
  error: z.literal('duplicate_image'),
  code: z.literal('duplicate_image'),
  message: z.string(),
  existing_screenshot: z.object({ id: z.string(), name: z.string(), uploaded_at: z.string() }),
  details: z.record(z.string(), z.unknown()),
});
export type DuplicateBody = z.infer<typeof DuplicateBody>;
