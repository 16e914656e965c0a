import { Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { Ids } from '../../common/ids';
import type { JobDefinition } from '../../common/jobs/job-definition';
import { Transactions } from '../database/transactions';
import { Database } from '../database/database';
import { Prisma } from '../database/generated/client';
import { nothing, shape, uuid } from '../database/row-shape';
import { JobFeed } from './job-feed';
import { JOBS_CHANNEL } from './job-table';

/** The workspace that a job counts for in fair queueing. */
export interface JobOwner {
  /** Null for a system job, which runs next. */
  workspaceId: string | null;
  pace: JobPace;
}

/** `background` is for work that nobody waits for: it stands apart from the workspace's other jobs. */
export type JobPace = 'priority' | 'ordinary' | 'background';

/** The distance between two jobs of a workspace in the queue: the smaller, the larger its share of the workers. */
const STEP: Record<JobPace, number> = { priority: 1, ordinary: 4, background: 40 };

const MADE = shape({ id: uuid, pg_notify: nothing });

/** Inserts jobs, in the transaction of the change that they are about. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
    private readonly feed: JobFeed,
  ) {}

  enqueue<Payload>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    place?: JobOwner,
  ): Promise<void> {
    return this.enqueueAll(definition, [payload], place);
  }

  /** In this order, in one statement. A second live job of the same kind and key is not made; that is no error. */
  async enqueueAll<Payload>(
    definition: JobDefinition<Payload>,
    payloads: readonly Payload[],
    place: JobOwner = { workspaceId: null, pace: 'ordinary' },
  ): Promise<void> {
    const now = this.clock.now();
    const keys = payloads.map((payload) => definition.key(payload));
    const texts = payloads.map((payload) => JSON.stringify(payload));
    const made = await this.database.query(
      MADE,
      Prisma.sql`
        with made as (
          insert into jobs (id, kind, key, payload, max_attempts, run_at, created_at, updated_at,
                            workspace_id, turn)
          select j.id, ${definition.kind}, j.key, j.payload::jsonb, ${definition.retry.attempts}, ${now},
                 ${now}, ${now}, ${lineOf(place)}::uuid, ${nextTurn(place)}
          from unnest(${payloads.map(() => this.ids.uuid())}::uuid[], ${keys}::text[],
                      ${texts}::text[]) with ordinality as j(id, key, payload, nth)
          on conflict (kind, key) where state in ('queued', 'running') do nothing
          returning id, kind)
        select id, pg_notify(${JOBS_CHANNEL}, kind) from made`,
      place.workspaceId === null ? 'enqueue system job' : 'enqueue',
    );
    // Before the commit nobody could see the rows that the notification is about.
    for (const { id } of made) this.transactions.afterCommit(() => this.feed.send(id));
  }
}

/**
 * Fair queueing (docs/decisions.md#reading-queue). The column `turn` orders the queue: a job comes after the jobs of
 * its own workspace, and at the earliest after the job that runs now. A thousand images of one workspace therefore do
 * not delay another one, and a priority workspace gets four jobs for each ordinary one. No job starves, because the
 * turn of the running jobs only grows. Background jobs form one line of their own, with one job for ten
 * ordinary ones; what waits there does not count as the present.
 */
function nextTurn(place: JobOwner): Prisma.Sql {
  const present = Prisma.sql`coalesce(
    (select max(turn) from jobs where state = 'running'),
    (select min(turn) from jobs where state = 'queued' and workspace_id is not null), 0)`;
  if (place.workspaceId === null) return present;
  const own = Prisma.sql`coalesce((select max(turn) from jobs
    where workspace_id is not distinct from ${lineOf(place)}::uuid and state in ('queued', 'running')), 0)`;
  return Prisma.sql`greatest(${present}, ${own}) + ${STEP[place.pace]}::int * j.nth`;
}

/** Jobs of one line come one after the other; what is in the background must not hold up the workspace's uploads. */
const lineOf = ({ workspaceId, pace }: JobOwner): string | null =>
  pace === 'background' ? null : workspaceId;
