import { Injectable } from '@nestjs/common';
import type { WorkspaceRole, WorkspaceScope } from '../../common/workspace-scope';
import type { ActivityKind } from '../../contract/activity';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface NewActivity {
  id: string;
  workspaceId: string;
  actorId: string;
  kind: ActivityKind;
  memberId: string | null;
  screenshotId: string | null;
  count: number;
  role: WorkspaceRole | null;
  name: string | null;
}

export interface ActivityRow extends Omit<NewActivity, 'workspaceId' | 'actorId' | 'memberId'> {
  actor: { id: string; name: string } | null;
  member: { id: string; name: string } | null;
  createdAt: Date;
}

@Injectable()
export class TeamActivityRepository {
  constructor(private readonly database: Database) {}

  async insert(entry: NewActivity, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      insert into activity (id, workspace_id, actor_id, kind, member_id, screenshot_id, count, role,
        name, created_at)
      values (${entry.id}::uuid, ${entry.workspaceId}::uuid, ${entry.actorId}::uuid, ${entry.kind},
        ${entry.memberId}::uuid, ${entry.screenshotId}::uuid, ${entry.count},
        ${entry.role}::"WorkspaceRole", ${entry.name}, ${now})`);
  }

  /** Newest first: ids are made in the order of time. */
  async list(
    { workspaceId }: WorkspaceScope,
    { limit, before, since }: { limit: number; before: string | null; since: Date },
  ): Promise<ActivityRow[]> {
    return this.database.query<ActivityRow>(Prisma.sql`
      select x.id, x.kind, x.screenshot_id as "screenshotId", x.count, x.role, x.name,
             x.created_at as "createdAt", ${somebody(Prisma.sql`a`)} as actor,
             ${somebody(Prisma.sql`m`)} as member
      from activity x
      left join users a on a.id = x.actor_id and a.issuer <> 'closed'
      left join users m on m.id = x.member_id and m.issuer <> 'closed'
      where x.workspace_id = ${workspaceId}::uuid and x.created_at > ${since}
        and (${before}::uuid is null or x.id < ${before}::uuid)
      order by x.id desc limit ${limit}`);
  }

  async purgeForSystem(before: Date): Promise<void> {
    await this.database.query(Prisma.sql`delete from activity where created_at <= ${before}`);
  }
}

const somebody = (user: Prisma.Sql) => Prisma.sql`
  case when ${user}.id is not null then json_build_object('id', ${user}.id, 'name', ${user}.name) end`;
