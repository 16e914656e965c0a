import { z } from 'zod';
import { Id, Instant } from '../primitives';

const Count = z.int().min(0);

/** The background jobs of one kind. */
export const QueueCounts = z.object({
  kind: z.string(),
  queued: Count,
  running: Count,
  /** Failed jobs, except those that a later job for the same subject has made up for. */
  failed: Count,
  /** The time since which the oldest job waits; `null` when none waits. */
  waiting_since: Instant.nullable(),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

/** An overview of the installation, for its operators. */
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
    /** Bytes of all files of all spaces: originals, those made from them, and the trash. */
    bytes: Count,
    /** Free bytes on the disk with the data folder. */
    free_bytes: Count,
  }),
  readings: z.object({
    /** Of the engine and the rules that read images now, such as `2.3`. */
    version: z.string(),
    /** Screenshots outside the trash that older ones read. */
    older: Count,
    /** The engines that read the newest screenshot, with their versions; `null` before the first reading. */
    engine: z.string().nullable(),
    /** From upload to text, in the middle of the newest 100 screenshots; `null` before the first reading. */
    median_seconds: z.number().min(0).nullable(),
  }),
  versions: z.object({
    shotvault: z.string(),
    node: z.string(),
    postgres: z.string(),
    /** The newest applied migration. */
    schema: z.string(),
  }),
});
export type OperatorOverview = z.infer<typeof OperatorOverview>;

export const FailedJob = z.object({
  id: Id,
  kind: z.string(),
  /** The subject of the job, such as the id of a screenshot. */
  key: z.string(),
  attempts: Count,
  error: z.string().nullable(),
  failed_at: Instant,
});
export type FailedJob = z.infer<typeof FailedJob>;

/** `gone`: the subject no longer exists, and the job was removed. */
export const RetriedJob = z.object({ outcome: z.enum(['queued', 'gone']) });
export const RetriedJobs = z.object({ queued: Count });
