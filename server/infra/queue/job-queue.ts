import { Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { Ids } from '../../common/ids';
import type { JobDefinition } from '../../common/jobs/job-definition';
import { Database } from '../database/database';
import { Prisma } from '../database/generated/client';
import { JobFeed } from './job-feed';
import { JOBS_CHANNEL } from './job-table';

/** Whose work it is. */
export interface QueuePlace {
  /** Null for work of the house, which goes next. */
  workspaceId: string | null;
  isPriority: boolean;
}

/** Turns from one job of a workspace to its next: the smaller, the larger the share of a workspace that waits. */
const STEP = { priority: 1, ordinary: 4 };

/** Puts work into the job table, in the transaction of what it is about. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: WallClock,
    private readonly ids: Ids,
    private readonly feed: JobFeed,
  ) {}

  /** A second live job of the same kind and key is not made; that is no error. */
  async enqueue<Payload>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    place: QueuePlace = { workspaceId: null, isPriority: false },
  ): Promise<void> {
    const now = this.clock.now();
    const id = this.ids.uuid();
    const made = await this.database.query(
      Prisma.sql`
        with made as (
          insert into jobs (id, kind, key, payload, max_attempts, run_at, created_at, updated_at,
                            workspace_id, turn)
          values (${id}::uuid, ${definition.kind}, ${definition.key(payload)},
                  ${JSON.stringify(payload)}::jsonb, ${definition.attempts}, ${now}, ${now}, ${now},
                  ${place.workspaceId}::uuid, ${nextTurn(place)})
          on conflict (kind, key) where state in ('queued', 'running') do nothing
          returning kind)
        select pg_notify(${JOBS_CHANNEL}, kind) from made`,
      place.workspaceId === null ? 'enqueue for the house' : 'enqueue',
    );
    // Before the commit nobody could see the row that the word is about.
    if (made.length > 0) this.database.afterCommit(() => this.feed.send(id));
  }
}

/**
 * Fair queueing by turns (decisions 12): a job comes after those of its own workspace, and at the earliest after the
 * turn that is being worked on. So a thousand images of one workspace do not stand before one of another, priority
 * means four turns to one, and since the turn that is worked on only grows, whoever waits gets there.
 */
function nextTurn({ workspaceId, isPriority }: QueuePlace): Prisma.Sql {
  const present = Prisma.sql`coalesce(
    (select max(turn) from jobs where state = 'running'),
    (select min(turn) from jobs where state = 'queued'), 0)`;
  if (workspaceId === null) return present;
  const own = Prisma.sql`coalesce((select max(turn) from jobs
    where workspace_id = ${workspaceId}::uuid and state in ('queued', 'running')), 0)`;
  return Prisma.sql`greatest(${present}, ${own}) + ${isPriority ? STEP.priority : STEP.ordinary}::int`;
}
