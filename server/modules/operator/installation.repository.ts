import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface PeopleCounts {
  total: number;
  active: number;
  teams: number;
}

/** The whole installation: no scope, as it is nobody's. */
@Injectable()
export class InstallationRepository {
  constructor(private readonly database: Database) {}

  /** `active`: with a session that was used since then. */
  async countPeopleForSystem(activeSince: Date): Promise<PeopleCounts> {
    const [row] = await this.database.query<PeopleCounts>(Prisma.sql`
      select (select count(*) from users where issuer <> 'closed') as total,
             (select count(distinct user_id) from sessions where last_seen_at >= ${activeSince}) as active,
             (select count(*) from workspaces where kind = 'team' and deleted_at is null) as teams`);
    return row ?? { total: 0, active: 0, teams: 0 };
  }

  /** Whoever holds no plan is on the first. */
  countByPlanForSystem(): Promise<{ name: string; people: number }[]> {
    return this.database.query<{ name: string; people: number }>(Prisma.sql`
      select p.name, count(u.id) as people
      from plans p left join (
        select u.id, coalesce(s.plan_id, 1) as plan_id
        from users u left join subscriptions s on s.user_id = u.id and s.status <> 'ended'
        where u.issuer <> 'closed') u on u.plan_id = p.id
      group by p.id, p.name order by p.id`);
  }

  async countStoredForSystem(): Promise<{ screenshots: number; bytes: number }> {
    const [row] = await this.database.query<{ screenshots: number; bytes: number }>(Prisma.sql`
      select (select coalesce(sum(screenshot_count), 0) from workspaces)::bigint as screenshots,
             (select coalesce(sum(bytes), 0) from upload_counts)::bigint as bytes`);
    return row ?? { screenshots: 0, bytes: 0 };
  }

  async versionsForSystem(): Promise<{ postgres: string; schema: string }> {
    const [row] = await this.database.query<{ postgres: string; schema: string }>(Prisma.sql`
      select current_setting('server_version') as postgres,
             coalesce((select migration_name from _prisma_migrations where finished_at is not null
                       order by migration_name desc limit 1), '') as schema`);
    return row ?? { postgres: '', schema: '' };
  }
}
