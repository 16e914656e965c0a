import { Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { Database } from '../database/database';
import { Prisma } from '../database/generated/client';
import { type JobOutcome, Metrics, type QueueDepth } from '../metrics/metrics';

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: unknown;
  /** Which try this is, from 1. */
  attempt: number;
  maxAttempts: number;
}

interface Ended {
  kind: string;
}

/** How long a claim holds without a heartbeat; a worker that died gives its jobs back after this. */
export const LEASE_MS = 30_000;

/** Why a job was given up that nobody reported on. */
export const SILENT = 'the worker stopped during the work';

/** The worker's side of the job table. Every step is one statement, so that two workers never share a job. */
@Injectable()
export class JobTable {
  constructor(
    private readonly database: Database,
    private readonly clock: WallClock,
    private readonly metrics: Metrics,
  ) {}

  /** By turns (see job-queue.ts); a lapsed lease counts as a try that failed. Nothing while the queue is paused. */
  async claim(owner: string, kinds: readonly string[]): Promise<ClaimedJob | null> {
    const now = this.clock.now();
    const [job] = await this.database.query<ClaimedJob>(Prisma.sql`
      update jobs set state = 'running', attempts = attempts + 1, lease_owner = ${owner},
             lease_until = ${later(now, LEASE_MS)}, updated_at = ${now}
      where id = (
        select id from jobs
        where kind = any(${kinds}) and state = 'queued' and run_at <= ${now}
          and not exists (select 1 from queue_pause)
        order by turn, id
        limit 1
        for update skip locked)
      returning id, kind, payload, attempts as attempt, max_attempts as "maxAttempts"`);
    return job ?? null;
  }

  /** False when the lease was lost meanwhile: somebody else may have the job. */
  async heartbeat(id: string, owner: string): Promise<boolean> {
    const now = this.clock.now();
    const rows = await this.database.query(Prisma.sql`
      update jobs set lease_until = ${later(now, LEASE_MS)}, updated_at = ${now}
      where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
      returning id`);
    return rows.length > 0;
  }

  async finish(id: string, owner: string): Promise<void> {
    await this.close(id, owner, 'done', null);
  }

  async fail(id: string, owner: string, reason: string): Promise<void> {
    await this.close(id, owner, 'failed', reason);
  }

  async retryAt(id: string, owner: string, runAt: Date, reason: string): Promise<void> {
    const rows = await this.database.query<Ended>(Prisma.sql`
      update jobs set state = 'queued', run_at = ${runAt}, lease_owner = null, lease_until = null,
             last_error = ${reason}, updated_at = ${this.clock.now()}
      where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
      returning kind`);
    this.count(rows, 'retried');
  }

  /**
   * Puts a job back as if it had never been claimed: the worker is being stopped, or a part that it needs is away. The
   * job did nothing wrong.
   */
  async giveBack(id: string, owner: string, runAt = this.clock.now()): Promise<void> {
    await this.database.query(Prisma.sql`
      update jobs set state = 'queued', attempts = attempts - 1, lease_owner = null, lease_until = null,
             run_at = ${runAt}, updated_at = ${this.clock.now()}
      where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'`);
  }

  /** The same, but not before this moment. */
  async postpone(id: string, owner: string, runAt: Date, reason: string): Promise<void> {
    const rows = await this.database.query<Ended>(Prisma.sql`
      update jobs set state = 'queued', attempts = attempts - 1, run_at = ${runAt}, lease_owner = null,
             lease_until = null, last_error = ${reason}, updated_at = ${this.clock.now()}
      where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
      returning kind`);
    this.count(rows, 'postponed');
  }

  /** Jobs of workers that fell silent go back into the queue. */
  async requeueLapsed(): Promise<void> {
    const now = this.clock.now();
    await this.database.query(Prisma.sql`
      update jobs set state = 'queued', run_at = ${now}, lease_owner = null, lease_until = null,
             last_error = ${SILENT}, updated_at = ${now}
      where state = 'running' and lease_until < ${now} and attempts < max_attempts`);
  }

  /** Takes over the lapsed jobs that have no try left, so that they can be given up by whoever asks. */
  async takeExhausted(owner: string): Promise<ClaimedJob[]> {
    const now = this.clock.now();
    return this.database.query<ClaimedJob>(Prisma.sql`
      update jobs set lease_owner = ${owner}, lease_until = ${later(now, LEASE_MS)}, updated_at = ${now}
      where state = 'running' and lease_until < ${now} and attempts >= max_attempts
      returning id, kind, payload, attempts as attempt, max_attempts as "maxAttempts"`);
  }

  /** What is not done, by kind and state. */
  async depths(): Promise<QueueDepth[]> {
    return this.database.query<QueueDepth>(Prisma.sql`
      select kind, state::text, count(*)::int as count,
             greatest(extract(epoch from ${this.clock.now()} - min(created_at)), 0)::float8
               as "oldestSeconds"
      from jobs where state in ('queued', 'running', 'failed') group by kind, state`);
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
    const rows = await this.database.query<Ended>(Prisma.sql`
      update jobs set state = ${state}::"JobState", lease_owner = null, lease_until = null,
             last_error = ${reason}, updated_at = ${this.clock.now()}
      where id = ${id}::uuid and lease_owner = ${owner} and state = 'running'
      returning kind`);
    this.count(rows, state);
  }
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
