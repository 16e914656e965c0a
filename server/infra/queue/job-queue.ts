import { Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import { Ids } from '../../common/ids';
import type { JobDefinition } from '../../common/jobs/job-definition';
import { Transactions } from '../database/transactions';
import { Database } from '../database/database';
import { Prisma } from '../database/generated/client';
import { nothing, shape, uuid } from '../database/row-shape';
import { type JobPlace, lineOf, nextTurn } from './fair-turn';
import { JobFeed } from './job-feed';
import { JOBS_CHANNEL } from './job-table';

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
    place?: JobPlace,
  ): Promise<void> {
    return this.enqueueAll(definition, [payload], place);
  }

  /** In this order, in one statement. A second live job of the same kind and key is not made; that is no error. */
  async enqueueAll<Payload>(
    definition: JobDefinition<Payload>,
    payloads: readonly Payload[],
    place: JobPlace = 'next',
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
      place === 'next' ? 'enqueue system job' : 'enqueue',
    );
    // Before the commit nobody could see the rows that the notification is about.
    for (const { id } of made) this.transactions.afterCommit(() => this.feed.send(id));
  }
}
