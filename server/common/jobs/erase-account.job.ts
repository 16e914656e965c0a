import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ userId: z.uuid() });
export type EraseAccountPayload = z.infer<typeof Payload>;

/** Erases a closed account and everything in its personal workspace (docs/decisions.md#account-end). */
export const eraseAccountJob: JobDefinition<EraseAccountPayload> = {
  kind: 'accounts.erase',
  payload: Payload,
  key: ({ userId }) => userId,
  retry: { attempts: 10, firstWaitMs: 2_000 },
  timeoutMs: 600_000,
};
