import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import type { JobDefinition } from '../../common/jobs/job-definition';
import { Database } from '../database/database';
import { Prisma } from '../database/generated/client';
import { Notifications } from '../database/notifications';

/** Workers wake at a word on this channel; they also look by themselves now and then. */
export const JOBS_CHANNEL = 'shotvault_jobs';

/** Puts work into the job table, in the transaction of what it is about. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** A second live job of the same kind and key is not made; that is no error. */
  async enqueue<Payload>(definition: JobDefinition<Payload>, payload: Payload): Promise<void> {
    const now = this.clock.now();
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      insert into jobs (id, kind, key, payload, max_attempts, run_at, created_at, updated_at)
      values (${this.ids.uuid()}::uuid, ${definition.kind}, ${definition.key(payload)},
              ${JSON.stringify(payload)}::jsonb, ${definition.attempts}, ${now}, ${now}, ${now})
      on conflict (kind, key) where state in ('queued', 'running') do nothing
      returning id`);
    if (rows.length > 0) await this.notifications.publish(JOBS_CHANNEL, definition.kind);
  }
}
