import { z } from 'zod';
import type { JobDefinition } from './job-definition';

const Payload = z.strictObject({ userId: z.uuid() });
export type EraseAccountPayload = z.infer<typeof Payload>;

/** Erase a closed account and everything in its personal space (decisions 36). */
export const eraseAccountJob: JobDefinition<EraseAccountPayload> = {
  kind: 'accounts.erase',
  payload: Payload,
  key: ({ userId }) => userId,
  attempts: 10,
  timeoutMs: 600_000,
};
