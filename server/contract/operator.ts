import { z } from 'zod';
import { Id, Instant } from './primitives';

const Count = z.int().min(0);

/** Background work of one kind. */
export const QueueCounts = z.object({
  kind: z.string(),
  queued: Count,
  running: Count,
  /** Failed, and no later job about the same has made it good. */
  failed: Count,
  /** Since when the one waits that waits longest; `null` where none does. */
  waiting_since: Instant.nullable(),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

/** The installation at a glance, for those whom its configuration names. */
export const OperatorOverview = z.object({
  people: z.object({
    total: Count,
    /** Seen in the last 30 days. */
    active: Count,
    teams: Count,
    plans: z.array(z.object({ plan_name: z.string(), people: Count })),
  }),
  queue: z.object({ paused_since: Instant.nullable(), kinds: z.array(QueueCounts) }),
  storage: z.object({
    /** Screenshots outside the trash. */
    screenshots: Count,
    /** Their originals, in bytes. */
    bytes: Count,
    /** Bytes left on the disk that holds the data folder. */
    free_bytes: Count,
  }),
  versions: z.object({
    shotvault: z.string(),
    node: z.string(),
    postgres: z.string(),
    /** The newest change to the database's tables that was applied. */
    schema: z.string(),
  }),
});
export type OperatorOverview = z.infer<typeof OperatorOverview>;

export const FailedJob = z.object({
  id: Id,
  kind: z.string(),
  /** What the work was about, such as the id of a screenshot. */
  key: z.string(),
  attempts: Count,
  error: z.string().nullable(),
  failed_at: Instant,
});
export type FailedJob = z.infer<typeof FailedJob>;

/** `gone`: what the job was about is no longer there, and neither is the job. */
export const RetriedJob = z.object({ outcome: z.enum(['queued', 'gone']) });
export const RetriedJobs = z.object({ queued: Count });
