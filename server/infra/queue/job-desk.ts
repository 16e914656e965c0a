import { Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { Database } from '../database/database';
import { Prisma } from '../database/generated/client';
import { JOBS_CHANNEL } from './job-queue';

export interface JobCount {
  kind: string;
  state: 'queued' | 'running' | 'done' | 'failed';
  count: number;
  /** Since when the one waits that waits longest; null where none does. */
  waitingSince: Date | null;
}

export interface FailedJob {
  id: string;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
  lastError: string | null;
  failedAt: Date;
}

export interface FinishedJobs {
  states: readonly ('done' | 'failed')[];
  /** Only what ended before. */
  before: Date;
}

/** A job that failed counts until a later one is about the same. */
const STILL_FAILED = Prisma.sql`
  j.state = 'failed' and not exists (
    select 1 from jobs later
    where later.kind = j.kind and later.key = j.key and later.id > j.id)`;

/** The operator's side of the job table. */
@Injectable()
export class JobDesk {
  constructor(
    private readonly database: Database,
    private readonly clock: WallClock,
  ) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** Failed ones that a later job made good are not counted. */
  count(): Promise<JobCount[]> {
    return this.database.query<JobCount>(Prisma.sql`
      select j.kind, j.state::text as state, count(*) as count,
             min(j.updated_at) filter (where j.state = 'queued') as "waitingSince"
      from jobs j where j.state <> 'failed' or ${STILL_FAILED}
      group by 1, 2 order by 1, 2`);
  }

  /** Last failed first, of one kind where one is named; what failed since `before` is left out. */
  listFailed(limit: number, kind: string | null, before = this.clock.now()): Promise<FailedJob[]> {
    return this.failed(Prisma.sql`
      and (${kind}::text is null or j.kind = ${kind}::text) and j.updated_at <= ${before}
      order by j.updated_at desc, j.id limit ${limit}`);
  }

  async findFailed(id: string): Promise<FailedJob | null> {
    const [job] = await this.failed(Prisma.sql`and j.id = ${id}::uuid`);
    return job ?? null;
  }

  /** Puts a failed job back with all its tries; false when it has not failed, or another one is about the same. */
  async requeue(id: string): Promise<boolean> {
    const now = this.clock.now();
    const rows = await this.database.query(Prisma.sql`
      with back as (
        update jobs j set state = 'queued', attempts = 0, last_error = null, updated_at = ${now}
        where j.id = ${id}::uuid and ${STILL_FAILED} returning j.kind)
      select pg_notify(${JOBS_CHANNEL}, kind) from back`);
    return rows.length > 0;
  }

  /** False when it has not failed. */
  async removeFailed(id: string): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      delete from jobs where id = ${id}::uuid and state = 'failed' returning id`);
    return rows.length > 0;
  }

  async countFinished(which: FinishedJobs): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(Prisma.sql`
      select count(*) as count from jobs where ${finished(which)}`);
    return row?.count ?? 0;
  }

  async clearFinished(which: FinishedJobs): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(Prisma.sql`
      with gone as (delete from jobs where ${finished(which)} returning 1)
      select count(*) as count from gone`);
    return row?.count ?? 0;
  }

  /** Since when no worker takes a job; null where the queue runs. */
  async pausedSince(): Promise<Date | null> {
    const [row] = await this.database.query<{ pausedAt: Date }>(
      Prisma.sql`select paused_at as "pausedAt" from queue_pause`,
    );
    return row?.pausedAt ?? null;
  }

  /** From the next claim on, in every process; what runs is finished. */
  async pause(): Promise<void> {
    await this.database.query(Prisma.sql`
      insert into queue_pause (id, paused_at) values (1, ${this.clock.now()})
      on conflict (id) do nothing`);
  }

  /** The workers are told, and go on at once. */
  async resume(): Promise<void> {
    await this.database.query(Prisma.sql`
      with resumed as (delete from queue_pause returning id)
      select pg_notify(${JOBS_CHANNEL}, '') from resumed`);
  }

  private failed(rest: Prisma.Sql): Promise<FailedJob[]> {
    return this.database.query<FailedJob>(Prisma.sql`
      select j.id, j.kind, j.key, j.payload, j.attempts, j.last_error as "lastError",
             j.updated_at as "failedAt"
      from jobs j where ${STILL_FAILED} ${rest}`);
  }
}

const finished = ({ states, before }: FinishedJobs) => Prisma.sql`
  state::text = any(${[...states]}::text[]) and updated_at < ${before}`;
