import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface DashboardCounts {
  screenshots: number;
  favorites: number;
  collections: number;
  tags: number;
  teams: number;
}

export interface ActivityRow {
  date: string;
  uploaded: number;
  created: number;
}

@Injectable()
export class DashboardRepository {
  constructor(private readonly database: Database) {}

  /** From maintained counters; only collections and tags, of which there are few, are counted. */
  async counts({ workspaceId, userId }: WorkspaceScope): Promise<DashboardCounts> {
    const ws = Prisma.sql`${workspaceId}::uuid`;
    const [row] = await this.database.query<DashboardCounts>(Prisma.sql`
      select w.screenshot_count as screenshots,
             (select m.favorite_count from workspace_members m
              where m.workspace_id = w.id and m.user_id = ${userId}::uuid) as favorites,
             (select count(*) from collections
              where workspace_id = ${ws} and deleted_at is null) as collections,
             (select count(*) from tags where workspace_id = ${ws} and deleted_at is null
                and screenshot_count > 0) as tags,
             (select count(*) from workspace_members m join workspaces t on t.id = m.workspace_id
              where m.user_id = ${userId}::uuid and t.kind = 'team'
                and t.deleted_at is null) as teams
      from workspaces w where w.id = ${ws}`);
    if (!row) throw new Error('a workspace vanished while it was read');
    return row;
  }

  /** Null in a personal space, which has no name. */
  async findTeamName({ workspaceId }: WorkspaceScope): Promise<string | null> {
    const [row] = await this.database.query<{ name: string | null }>(Prisma.sql`
      select name from workspaces where id = ${workspaceId}::uuid and kind = 'team'`);
    return row?.name ?? null;
  }

  /** Every day of the span, the empty ones too, oldest first. */
  async activity(
    { workspaceId }: WorkspaceScope,
    { from, to }: { from: string; to: string },
    timeZone: string,
  ): Promise<ActivityRow[]> {
    const ws = Prisma.sql`${workspaceId}::uuid`;
    return this.database.query<ActivityRow>(Prisma.sql`
      with uploads as (
        select (quarter at time zone ${timeZone})::date as day, sum(uploaded)::int as n
        from upload_counts
        where workspace_id = ${ws}
          and quarter >= (${from}::date::timestamp at time zone ${timeZone})
          and quarter < ((${to}::date + 1)::timestamp at time zone ${timeZone})
        group by 1)
      select d.day::date as date, coalesce(u.n, 0) as uploaded, coalesce(c.count, 0) as created
      from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
      left join uploads u on u.day = d.day
      left join day_counts c on c.workspace_id = ${ws} and c.kind = 'created' and c.day = d.day::date
      order by 1`);
  }

  async listNewest({ workspaceId }: WorkspaceScope, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from screenshots where workspace_id = ${workspaceId}::uuid and deleted_at is null
      order by created_at desc, id desc limit ${limit}`);
    return rows.map(({ id }) => id);
  }
}
