import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceRole, WorkspaceScope } from '../../common/workspace-scope';
import { ActivityKind } from '../../contract/activity';
import { Database } from '../../infra/database/database';
import { workspaceRole } from '../../infra/database/enum-columns';
import { Prisma } from '../../infra/database/generated/client';
import {
  int4,
  json,
  nullable,
  oneOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';

export interface NewActivity {
  id: string;
  /** Null where no person did it. */
  actorId: string | null;
  kind: ActivityKind;
  memberId: string | null;
  screenshotId: string | null;
  count: number;
  role: WorkspaceRole | null;
  name: string | null;
}

export interface ActivityRow extends Omit<NewActivity, 'actorId' | 'memberId'> {
  actor: { id: string; name: string } | null;
  member: { id: string; name: string } | null;
  createdAt: Date;
}

const ACTIVITY_ROW = shape({
  id: uuid,
  kind: oneOf(ActivityKind.options),
  screenshotId: nullable(uuid),
  count: int4,
  role: nullable(workspaceRole),
  name: nullable(text),
  createdAt: timestamptz,
  actor: nullable(json<{ id: string; name: string }>()),
  member: nullable(json<{ id: string; name: string }>()),
});

@Injectable()
export class TeamActivityRepository {
  constructor(private readonly database: Database) {}

  async insert({ workspaceId }: WorkspaceScope, entry: NewActivity, now: Date): Promise<void> {
    await this.database.prisma.activity.create({
      data: {
        id: entry.id,
        workspaceId,
        actorId: entry.actorId,
        kind: entry.kind,
        memberId: entry.memberId,
        screenshotId: entry.screenshotId,
        count: entry.count,
        role: entry.role,
        name: entry.name,
        createdAt: now,
      },
    });
  }

  /** Newest first: ids are ordered by time. */
  async list(
    { workspaceId }: WorkspaceScope,
    { limit, before, since }: { limit: number; before: string | null; since: Date },
  ): Promise<ActivityRow[]> {
    return this.database.query(
      ACTIVITY_ROW,
      Prisma.sql`
        select x.id, x.kind, x.screenshot_id as "screenshotId", x.count, x.role, x.name,
               x.created_at as "createdAt", ${somebody(Prisma.sql`a`)} as actor,
               ${somebody(Prisma.sql`m`)} as member
        from activity x
        left join users a on a.id = x.actor_id and a.issuer <> 'closed'
        left join users m on m.id = x.member_id and m.issuer <> 'closed'
        where x.workspace_id = ${workspaceId}::uuid and x.created_at > ${since}
          and (${before}::uuid is null or x.id < ${before}::uuid)
        order by x.id desc limit ${limit}`,
    );
  }

  async purge(_system: SystemScope, before: Date): Promise<number> {
    const { count } = await this.database.prisma.activity.deleteMany({
      where: { createdAt: { lte: before } },
    });
    return count;
  }
}

const somebody = (user: Prisma.Sql) => Prisma.sql`
  case when ${user}.id is not null then json_build_object('id', ${user}.id, 'name', ${user}.name) end`;
