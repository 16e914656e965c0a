import { Injectable } from '@nestjs/common';
import type { ReadingVersion } from '../../../common/reading-version';
import type { SystemScope } from '../../../common/system-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  COUNT,
  float8,
  int8,
  nullable,
  type RowOf,
  shape,
  text,
  varchar,
} from '../../../infra/database/row-shape';

const PEOPLE_COUNTS = shape({ total: int8, active: int8, teams: int8 });

export type PeopleCounts = RowOf<typeof PEOPLE_COUNTS>;

const PLAN_PEOPLE = shape({ name: text, people: int8 });

const STORED = shape({ screenshots: int8, bytes: int8 });

const LATEST_READINGS = shape({ engine: nullable(text), seconds: nullable(float8) });

export type LatestReadings = RowOf<typeof LATEST_READINGS>;

/** Enough for a middle that one large image does not move. */
const LATEST = 100;

const VERSIONS = shape({ postgres: text, schema: varchar });

/** Figures about the whole installation. */
@Injectable()
export class InstallationRepository {
  constructor(private readonly database: Database) {}

  /** `active` counts people with a session that was used since then. */
  async countPeople(_system: SystemScope, activeSince: Date): Promise<PeopleCounts> {
    const [row] = await this.database.query(
      PEOPLE_COUNTS,
      Prisma.sql`
        select (select count(*) from users where issuer <> 'closed') as total,
               (select count(distinct user_id) from sessions where last_seen_at >= ${activeSince}) as active,
               (select count(*) from workspaces where kind = 'team' and deleted_at is null) as teams`,
    );
    return row ?? { total: 0, active: 0, teams: 0 };
  }

  /** People without a plan count for the first plan. */
  countByPlan(_system: SystemScope): Promise<{ name: string; people: number }[]> {
    return this.database.query(
      PLAN_PEOPLE,
      Prisma.sql`
        select p.name, count(u.id) as people
        from plans p left join (
          select u.id, coalesce(s.plan_id, 1) as plan_id
          from users u left join subscriptions s on s.user_id = u.id and s.status <> 'ended'
          where u.issuer <> 'closed') u on u.plan_id = p.id
        group by p.id, p.name order by p.rank, p.id`,
    );
  }

  async countStored(_system: SystemScope): Promise<{ screenshots: number; bytes: number }> {
    const [row] = await this.database.query(
      STORED,
      Prisma.sql`
        select coalesce(sum(screenshot_count), 0)::bigint as screenshots,
               coalesce(sum(greatest(stored_bytes, 0)), 0)::bigint as bytes
        from workspaces`,
    );
    return row ?? { screenshots: 0, bytes: 0 };
  }

  async countReadBefore(_system: SystemScope, { engine, rules }: ReadingVersion): Promise<number> {
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count
        from screenshot_texts t
        join screenshots s on s.workspace_id = t.workspace_id and s.id = t.screenshot_id
        where (t.engine_version, t.rules_version) < (${engine}::int, ${rules}::int)
          and s.deleted_at is null`,
    );
    return row?.count ?? 0;
  }

  /** The engines of the newest reading, and the middle of the seconds from upload to text. */
  async findLatestReadings(_system: SystemScope): Promise<LatestReadings> {
    const [row] = await this.database.query(
      LATEST_READINGS,
      Prisma.sql`
        select (array_agg(t.engine order by s.id desc))[1] as engine,
               percentile_cont(0.5) within group (order by s.first_read_seconds) as seconds
        from (select workspace_id, id, first_read_seconds from screenshots
              where processing_status = 'done' order by id desc limit ${LATEST}) s
        join screenshot_texts t on t.workspace_id = s.workspace_id and t.screenshot_id = s.id`,
    );
    return row ?? { engine: null, seconds: null };
  }

  async versions(_system: SystemScope): Promise<{ postgres: string; schema: string }> {
    const [row] = await this.database.query(
      VERSIONS,
      Prisma.sql`
        select current_setting('server_version') as postgres,
               coalesce((select migration_name from _prisma_migrations where finished_at is not null
                         order by migration_name desc limit 1), '') as schema`,
    );
    return row ?? { postgres: '', schema: '' };
  }
}
