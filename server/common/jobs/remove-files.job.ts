import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ screenshotIds: z.array(z.uuid()).min(1) });
export type RemoveFilesPayload = z.infer<typeof Payload>;

/** Remove the files of screenshots whose rows are gone: noted with the deletion, so that a crash leaves none. */
export const removeFilesJob: JobDefinition<RemoveFilesPayload> = {
  kind: 'screenshots.remove-files',
  payload: Payload,
  // The first id belongs to this deletion alone.
  key: ({ screenshotIds }) => screenshotIds[0] ?? '',
  attempts: 10,
  timeoutMs: 60_000,
};
