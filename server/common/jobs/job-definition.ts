import type { z } from 'zod';

/** A kind of background work, as data: anyone may enqueue it without knowing who does it. */
export interface JobDefinition<Payload = unknown> {
  readonly kind: string;
  /** Ids only; the handler reads the rest from the rows. */
  readonly payload: z.ZodType<Payload>;
  /** One live job per kind and key. */
  readonly key: (payload: Payload) => string;
  /** How often it is tried before it counts as failed. */
  readonly attempts: number;
  /** Wall time of one try, in milliseconds. */
  readonly timeoutMs: number;
}
