import { Injectable } from '@nestjs/common';
import type { WorkspaceRole, WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface TeamSummaryRow {
  id: string;
  name: string;
  role: WorkspaceRole;
  memberCount: number;
}

export interface TeamRow extends TeamSummaryRow {
  description: string | null;
  screenshotCount: number;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface MemberRow {
  teamId: string;
  id: string;
  name: string;
  email: string;
  picture: string | null;
  role: WorkspaceRole;
  joinedAt: Date;
}

/** A closed account is a member until it is erased, but nobody to be shown. */
const open = Prisma.sql`u.issuer <> 'closed'`;

const summary = Prisma.sql`
  w.id, coalesce(w.name, '') as name, m.role,
  (select count(*) from workspace_members o join users u on u.id = o.user_id
   where o.workspace_id = w.id and ${open}) as "memberCount"`;

const columns = Prisma.sql`
  ${summary}, w.description, w.screenshot_count as "screenshotCount", w.created_at as "createdAt",
  w.deleted_at as "deletedAt"`;

/** What team pages show. The rows are written by the workspaces module. */
@Injectable()
export class TeamsRepository {
  constructor(private readonly database: Database) {}

  async listSummaries(userId: string): Promise<TeamSummaryRow[]> {
    return this.database.query<TeamSummaryRow>(Prisma.sql`
      select ${summary} ${teamsOf(userId)} and w.deleted_at is null
      order by lower(w.name), w.id`);
  }

  async list(userId: string): Promise<TeamRow[]> {
    return this.database.query<TeamRow>(Prisma.sql`
      select ${columns} ${teamsOf(userId)} and w.deleted_at is null
      order by lower(w.name), w.id`);
  }

  /** What the person deleted since then, last first. */
  async listDeletedOwn(userId: string, since: Date): Promise<TeamRow[]> {
    return this.database.query<TeamRow>(Prisma.sql`
      select ${columns} ${teamsOf(userId)} and w.owner_id = ${userId}::uuid
        and w.deleted_at > ${since}
      order by w.deleted_at desc, w.id`);
  }

  async find({ userId, workspaceId }: WorkspaceScope): Promise<TeamRow | null> {
    const [row] = await this.database.query<TeamRow>(Prisma.sql`
      select ${columns} ${teamsOf(userId)} and w.id = ${workspaceId}::uuid`);
    return row ?? null;
  }

  /** Of several teams at once; the caller has proved membership in each. */
  async listMembersForSystem(teamIds: readonly string[]): Promise<MemberRow[]> {
    return this.members(Prisma.sql`m.workspace_id = any(${teamIds}::uuid[])`);
  }

  async findMember({ workspaceId }: WorkspaceScope, id: string): Promise<MemberRow | null> {
    const [row] = await this.members(Prisma.sql`
      m.workspace_id = ${workspaceId}::uuid and m.user_id = ${id}::uuid`);
    return row ?? null;
  }

  private members(where: Prisma.Sql): Promise<MemberRow[]> {
    return this.database.query<MemberRow>(Prisma.sql`
      select m.workspace_id as "teamId", u.id, u.name, u.email, u.picture, m.role,
             m.created_at as "joinedAt"
      from workspace_members m join users u on u.id = m.user_id
      where ${where} and ${open}
      order by m.role, m.created_at, u.id`);
  }
}

const teamsOf = (userId: string) => Prisma.sql`
  from workspace_members m join workspaces w on w.id = m.workspace_id
  where m.user_id = ${userId}::uuid and w.kind = 'team'`;
