import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess, WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { date, ID, int4, int8, type RowOf, shape } from '../../infra/database/row-shape';
import { uploadDays } from '../screenshots/counters/upload-days.sql';

const DASHBOARD_COUNTS = shape({
  screenshots: int4,
  favorites: int4,
  collections: int8,
  tags: int8,
  teams: int8,
});

export type DashboardCounts = RowOf<typeof DASHBOARD_COUNTS>;

const DAY_COUNTS = shape({ date: date, uploaded: int4, created: int4 });

export type DayCounts = RowOf<typeof DAY_COUNTS>;

@Injectable()
export class DashboardRepository {
  constructor(private readonly database: Database) {}

  /** Reads maintained counters. Only collections and tags are counted, because there are few of them. */
  async counts({ workspaceId, userId }: WorkspaceAccess): Promise<DashboardCounts> {
    const ws = Prisma.sql`${workspaceId}::uuid`;
    const [row] = await this.database.query(
      DASHBOARD_COUNTS,
      Prisma.sql`
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
        from workspaces w where w.id = ${ws}`,
    );
    if (!row) throw new Error('a workspace vanished while it was read');
    return row;
  }

  /** Returns null in a personal workspace, which has no name. */
  async findTeamName({ workspaceId }: WorkspaceScope): Promise<string | null> {
    const row = await this.database.prisma.workspace.findFirst({
      where: { id: workspaceId, kind: 'team' },
      select: { name: true },
    });
    return row?.name ?? null;
  }

  /** Every day of the span, also empty ones, oldest first. */
  async dayCounts(
    scope: WorkspaceScope,
    span: { from: string; to: string },
    timeZone: string,
  ): Promise<DayCounts[]> {
    const { from, to } = span;
    const ws = Prisma.sql`${scope.workspaceId}::uuid`;
    return this.database.query(
      DAY_COUNTS,
      Prisma.sql`
        with uploads as (${uploadDays(scope, span, timeZone)})
        select d.day::date as date, coalesce(u.n, 0) as uploaded, coalesce(c.count, 0) as created
        from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
        left join uploads u on u.day = d.day
        left join day_counts c on c.workspace_id = ${ws} and c.kind = 'created' and c.day = d.day::date
        order by 1`,
    );
  }

  async listNewest({ workspaceId }: WorkspaceScope, limit: number): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots where workspace_id = ${workspaceId}::uuid and deleted_at is null
        order by created_at desc, id desc limit ${limit}`,
    );
    return rows.map(({ id }) => id);
  }
}
