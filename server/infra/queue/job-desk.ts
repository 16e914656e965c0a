import { Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { Database } from '../database/database';
import { jobState } from '../database/enum-columns';
import { Prisma } from '../database/generated/client';
import {
  COUNT,
  int4,
  int8,
  jsonb,
  nothing,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../database/row-shape';
import { JOBS_CHANNEL } from './job-table';

const JOB_COUNT = shape({
  kind: text,
  state: jobState,
  count: int8,
  /** The time since which the oldest job waits; null when none waits. */
  waitingSince: nullable(timestamptz),
});

export type JobCount = RowOf<typeof JOB_COUNT>;

const FAILED_JOB = shape({
  id: uuid,
  kind: text,
  key: text,
  payload: jsonb<unknown>(),
  attempts: int4,
  lastError: nullable(text),
  failedAt: timestamptz,
});

export type FailedJob = RowOf<typeof FAILED_JOB>;

/** Jobs that are done or were given up. */
export interface EndedJobs {
  states: readonly ('done' | 'failed')[];
  /** Only jobs that ended before this time. */
  before: Date;
}

/** A failed job counts until a later one exists for the same subject. */
const STILL_FAILED = Prisma.sql`
  j.state = 'failed' and not exists (
    select 1 from jobs later
    where later.kind = j.kind and later.key = j.key and later.id > j.id)`;

const CLEAR_BATCH = 10_000;

const NOTIFIED = shape({ pg_notify: nothing });

/** Operators' access to the job table. */
@Injectable()
export class JobDesk {
  constructor(
    private readonly database: Database,
    private readonly clock: WallClock,
  ) {}

  /** Leaves out failed jobs that a later job has made up for. */
  count(): Promise<JobCount[]> {
    return this.database.query(
      JOB_COUNT,
      Prisma.sql`
        select j.kind, j.state::text as state, count(*) as count,
               min(j.updated_at) filter (where j.state = 'queued') as "waitingSince"
        from jobs j where j.state <> 'failed' or ${STILL_FAILED}
        group by 1, 2 order by 1, 2`,
    );
  }

  /** Last failed first, of one kind or all; leaves out jobs that failed since `before`. */
  listFailed(limit: number, kind: string | null, before = this.clock.now()): Promise<FailedJob[]> {
    return this.failed(Prisma.sql`
      and (${kind}::text is null or j.kind = ${kind}::text) and j.updated_at <= ${before}
      order by j.updated_at desc, j.id limit ${limit}`);
  }

  async findFailed(id: string): Promise<FailedJob | null> {
    const [job] = await this.failed(Prisma.sql`and j.id = ${id}::uuid`);
    return job ?? null;
  }

  /**
   * Queues a failed job again with all its attempts; returns false when it has not failed, or another job exists for
   * the same subject.
   */
  async requeue(id: string): Promise<boolean> {
    const now = this.clock.now();
    const rows = await this.database.query(
      NOTIFIED,
      Prisma.sql`
        with back as (
          update jobs j set state = 'queued', attempts = 0, last_error = null, updated_at = ${now}
          where j.id = ${id}::uuid and ${STILL_FAILED} returning j.kind)
        select pg_notify(${JOBS_CHANNEL}, kind) from back`,
    );
    return rows.length > 0;
  }

  /** Returns false when it has not failed. */
  async removeFailed(id: string): Promise<boolean> {
    const { count } = await this.database.prisma.job.deleteMany({ where: { id, state: 'failed' } });
    return count > 0;
  }

  async countEnded(which: EndedJobs): Promise<number> {
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count from jobs where ${isEnded(which)}`,
    );
    return row?.count ?? 0;
  }

  /** In batches, so that no statement holds locks on the rows of months. */
  async clearEnded(which: EndedJobs): Promise<number> {
    let cleared = 0;
    for (;;) {
      const [row] = await this.database.query(
        COUNT,
        Prisma.sql`
          with gone as (
            delete from jobs where id in (
              select id from jobs where ${isEnded(which)} limit ${CLEAR_BATCH})
            returning 1)
          select count(*) as count from gone`,
      );
      cleared += row?.count ?? 0;
      if ((row?.count ?? 0) < CLEAR_BATCH) return cleared;
    }
  }

  /** The time since which workers take no jobs; null while the queue runs. */
  async pausedSince(): Promise<Date | null> {
    const row = await this.database.prisma.queuePause.findFirst();
    return row?.pausedAt ?? null;
  }

  /** Takes effect with the next claim, in every process; running jobs are finished. */
  async pause(): Promise<void> {
    await this.database.prisma.queuePause.createMany({
      data: { id: 1, pausedAt: this.clock.now() },
      skipDuplicates: true,
    });
  }

  /** Notifies the workers, which continue at once. */
  async resume(): Promise<void> {
    await this.database.query(
      NOTIFIED,
      Prisma.sql`
        with resumed as (delete from queue_pause returning id)
        select pg_notify(${JOBS_CHANNEL}, '') from resumed`,
    );
  }

  private failed(rest: Prisma.Sql): Promise<FailedJob[]> {
    return this.database.query(
      FAILED_JOB,
      Prisma.sql`
        select j.id, j.kind, j.key, j.payload, j.attempts, j.last_error as "lastError",
               j.updated_at as "failedAt"
        from jobs j where ${STILL_FAILED} ${rest}`,
    );
  }
}

/** Without the row that makes up for a failed job, that job would count as failed again. */
const MAKES_UP = Prisma.sql`
  exists (
    select 1 from jobs earlier
    where earlier.state = 'failed' and earlier.kind = jobs.kind and earlier.key = jobs.key
      and earlier.id < jobs.id)`;

const isEnded = ({ states, before }: EndedJobs) => Prisma.sql`
  state::text = any(${[...states]}::text[]) and updated_at < ${before}
  and (${states.includes('failed')} or not ${MAKES_UP})`;
