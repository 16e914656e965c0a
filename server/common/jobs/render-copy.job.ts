import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({
  workspaceId: z.uuid(),
  screenshotId: z.uuid(),
  /** The recipe of the copy, in hexadecimal digits. */
  recipe: z.string().regex(/^[0-9a-f]{64}$/),
});
export type RenderCopyPayload = z.infer<typeof Payload>;

/** Renders the copy of a screenshot that links show, reads it again and checks it (docs/decisions.md#redaction). */
export const renderCopyJob: JobDefinition<RenderCopyPayload> = {
  kind: 'screenshots.render-copy',
  payload: Payload,
  // Another recipe is another job: the one that runs would not see a change.
  key: ({ screenshotId, recipe }) => `${screenshotId} ${recipe}`,
  retry: { attempts: 3, firstWaitMs: 2_000 },
  timeoutMs: 180_000,
};
