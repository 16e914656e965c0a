import type { z } from 'zod';

/** A kind of background job, as data, so that code can enqueue it without importing its handler. */
export interface JobDefinition<Payload = unknown> {
  readonly kind: string;
  /** Ids only; the handler reads the rest from the rows. */
  readonly payload: z.ZodType<Payload>;
  /** One live job per kind and key. */
  readonly key: (payload: Payload) => string;
  readonly retry: {
    /** The number of attempts before it counts as failed. */
    attempts: number;
    /** The wait before the second attempt; it doubles before each further one. */
    firstWaitMs: number;
  };
  /** Wall time of one attempt, in milliseconds. */
  readonly timeoutMs: number;
}
