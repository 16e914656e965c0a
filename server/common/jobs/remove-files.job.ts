import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ screenshotIds: z.array(z.uuid()).min(1) });
export type RemoveFilesPayload = z.infer<typeof Payload>;

/** Removes the files of deleted screenshots. Queued together with the deletion, so that a crash leaves no file. */
export const removeFilesJob: JobDefinition<RemoveFilesPayload> = {
  kind: 'screenshots.remove-files',
  payload: Payload,
  // The first id belongs to this deletion alone.
  key: ({ screenshotIds }) => screenshotIds[0] ?? '',
  retry: { attempts: 10, firstWaitMs: 2_000 },
  timeoutMs: 60_000,
};
