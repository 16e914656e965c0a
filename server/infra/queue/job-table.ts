import { Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { Database } from '../database/database';
import { Prisma } from '../database/generated/client';
import {
  float8,
  ID,
  int4,
  jsonb,
  NONE,
  nothing,
  nullable,
  type RowOf,
  shape,
  text,
  uuid,
} from '../database/row-shape';
import { type JobOutcome, Metrics, type QueueDepth } from '../metrics/metrics';

const CLAIMED_JOB = shape({
  id: uuid,
  kind: text,
  payload: jsonb<unknown>(),
  /** The number of this attempt, from 1. */
  attempt: int4,
  maxAttempts: int4,
  lastError: nullable(text),
});

export type ClaimedJob = RowOf<typeof CLAIMED_JOB>;

const ENDED = shape({ kind: text });

type Ended = RowOf<typeof ENDED>;

/** Workers listen on this channel; they also poll now and then. */
export const JOBS_CHANNEL = 'shotvault_jobs';

/** A claim expires after this time without a heartbeat; the jobs of a dead worker are then queued again. */
export const LEASE_MS = 30_000;

/** The error of a job whose worker stopped without reporting. */
export const SILENT = 'the worker stopped during the work';

const NOTIFIED = shape({ pg_notify: nothing });

const QUEUE_DEPTH = shape({
  kind: text,
  state: text,
  count: int4,
  oldestSeconds: float8,
});

/** The workers' access to the job table. Every step is one statement, so two workers never get the same job. */
@Injectable()
export class JobTable {
  constructor(
    private readonly database: Database,
    private readonly clock: WallClock,
    private readonly metrics: Metrics,
  ) {}

  /** Takes the next queued job in fair order (`fair-turn.ts`). Takes nothing while the queue is paused. */
  async claim(owner: string, kinds: readonly string[]): Promise<ClaimedJob | null> {
    const now = this.clock.now();
    const [job] = await this.database.query(
      CLAIMED_JOB,
      Prisma.sql`
        update jobs set state = 'running', attempts = attempts + 1, lease_owner = ${owner},
               lease_until = ${later(now, LEASE_MS)}, updated_at = ${now}
        where id = (
          select id from jobs
          where kind = any(${kinds}) and state = 'queued' and run_at <= ${now}
            and not exists (select 1 from queue_pause)
          order by turn, id
          limit 1
          for update skip locked)
        returning id, kind, payload, attempts as attempt, max_attempts as "maxAttempts",
                  last_error as "lastError"`,
    );
    return job ?? null;
  }

  /** Returns false when the lease was lost: another worker may have the job. */
  async heartbeat(id: string, owner: string): Promise<boolean> {
    const now = this.clock.now();
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        update jobs set lease_until = ${later(now, LEASE_MS)}, updated_at = ${now}
        where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
        returning id`,
    );
    return rows.length > 0;
  }

  async finish(id: string, owner: string): Promise<void> {
    await this.close(id, owner, 'done', null);
  }

  async fail(id: string, owner: string, reason: string): Promise<void> {
    await this.close(id, owner, 'failed', reason);
  }

  async retryAt(id: string, owner: string, runAt: Date, reason: string): Promise<void> {
    const rows = await this.database.query(
      ENDED,
      Prisma.sql`
        update jobs set state = 'queued', run_at = ${runAt}, lease_owner = null, lease_until = null,
               last_error = ${reason}, updated_at = ${this.clock.now()}
        where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
        returning kind`,
    );
    this.count(rows, 'retried');
  }

  /**
   * Returns a job to the queue as if it had never been claimed, because the worker stops. Notifies the other workers.
   */
  async giveBack(id: string, owner: string): Promise<void> {
    await this.database.query(
      NOTIFIED,
      Prisma.sql`
        with back as (
          update jobs set state = 'queued', attempts = attempts - 1, lease_owner = null,
                 lease_until = null, updated_at = ${this.clock.now()}
          where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
          returning kind)
        select pg_notify(${JOBS_CHANNEL}, kind) from back`,
    );
  }

  /** Ids of jobs that wait for a worker, in the order in which they will run. */
  async listDue(limit: number): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from jobs where state = 'queued' and run_at <= ${this.clock.now()}
        order by turn, id limit ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Returns a job to the queue as if it had never been claimed, not to be taken before this moment. */
  async postpone(id: string, owner: string, runAt: Date): Promise<void> {
    const rows = await this.database.query(
      ENDED,
      Prisma.sql`
        update jobs set state = 'queued', attempts = attempts - 1, run_at = ${runAt}, lease_owner = null,
               lease_until = null, updated_at = ${this.clock.now()}
        where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
        returning kind`,
    );
    this.count(rows, 'postponed');
  }

  /** Returns the jobs of dead workers to the queue. */
  async requeueLapsed(): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      NONE,
      Prisma.sql`
        update jobs set state = 'queued', run_at = ${now}, lease_owner = null, lease_until = null,
               last_error = ${SILENT}, updated_at = ${now}
        where state = 'running' and lease_until < ${now} and attempts < max_attempts`,
    );
  }

  /** Takes over expired jobs without attempts left, so that the caller can give them up. */
  async takeExhausted(owner: string): Promise<ClaimedJob[]> {
    const now = this.clock.now();
    return this.database.query(
      CLAIMED_JOB,
      Prisma.sql`
        update jobs set lease_owner = ${owner}, lease_until = ${later(now, LEASE_MS)}, updated_at = ${now}
        where state = 'running' and lease_until < ${now} and attempts >= max_attempts
        returning id, kind, payload, attempts as attempt, max_attempts as "maxAttempts",
                  last_error as "lastError"`,
    );
  }

  /** Jobs that are not done, by kind and state. */
  async depths(): Promise<QueueDepth[]> {
    return this.database.query(
      QUEUE_DEPTH,
      Prisma.sql`
        select kind, state::text, count(*)::int as count,
               greatest(extract(epoch from ${this.clock.now()} - min(created_at)), 0)::float8
                 as "oldestSeconds"
        from jobs where state in ('queued', 'running', 'failed') group by kind, state`,
    );
  }

  private count(ended: readonly Ended[], outcome: JobOutcome): void {
    for (const { kind } of ended) this.metrics.countJob(kind, outcome);
  }

  private async close(
    id: string,
    owner: string,
    state: 'done' | 'failed',
    reason: string | null,
  ): Promise<void> {
    const rows = await this.database.query(
      ENDED,
      Prisma.sql`
        update jobs set state = ${state}::"JobState", lease_owner = null, lease_until = null,
               last_error = ${reason}, updated_at = ${this.clock.now()}
        where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
        returning kind`,
    );
    this.count(rows, state);
  }
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
