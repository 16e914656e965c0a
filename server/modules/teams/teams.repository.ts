import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { workspaceRole } from '../../infra/database/enum-columns';
import { Prisma } from '../../infra/database/generated/client';
import {
  int4,
  int8,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';

const TEAM_SUMMARY_ROW = shape({
  id: uuid,
  name: text,
  role: workspaceRole,
  memberCount: int8,
});

export type TeamSummaryRow = RowOf<typeof TEAM_SUMMARY_ROW>;

const TEAM_ROW = shape({
  ...TEAM_SUMMARY_ROW,
  description: nullable(text),
  screenshotCount: int4,
  createdAt: timestamptz,
  deletedAt: nullable(timestamptz),
});

export type TeamRow = RowOf<typeof TEAM_ROW>;

const MEMBER_ROW = shape({
  teamId: uuid,
  id: uuid,
  name: text,
  email: text,
  picture: nullable(text),
  role: workspaceRole,
  joinedAt: timestamptz,
});

export type MemberRow = RowOf<typeof MEMBER_ROW>;

/** A closed account stays a member until it is erased, but is not shown. */
const open = Prisma.sql`u.issuer <> 'closed'`;

const summary = Prisma.sql`
  w.id, coalesce(w.name, '') as name, m.role,
  (select count(*) from workspace_members o join users u on u.id = o.user_id
   where o.workspace_id = w.id and ${open}) as "memberCount"`;

const columns = Prisma.sql`
  ${summary}, w.description, w.screenshot_count as "screenshotCount", w.created_at as "createdAt",
  w.deleted_at as "deletedAt"`;

/** Reads for team pages. The workspaces module writes these rows. */
@Injectable()
export class TeamsRepository {
  constructor(private readonly database: Database) {}

  async listSummaries(person: PersonScope): Promise<TeamSummaryRow[]> {
    return this.database.query(
      TEAM_SUMMARY_ROW,
      Prisma.sql`
        select ${summary} ${teamsOf(person)} and w.deleted_at is null
        order by lower(w.name), w.id`,
    );
  }

  async list(person: PersonScope): Promise<TeamRow[]> {
    return this.database.query(
      TEAM_ROW,
      Prisma.sql`
        select ${columns} ${teamsOf(person)} and w.deleted_at is null
        order by lower(w.name), w.id`,
    );
  }

  /** Teams that the person deleted since then, latest first. */
  async listDeletedOwn(person: PersonScope, since: Date): Promise<TeamRow[]> {
    return this.database.query(
      TEAM_ROW,
      Prisma.sql`
        select ${columns} ${teamsOf(person)} and w.owner_id = ${person.userId}::uuid
          and w.deleted_at > ${since}
        order by w.deleted_at desc, w.id`,
    );
  }

  async find(scope: WorkspaceAccess): Promise<TeamRow | null> {
    const [row] = await this.database.query(
      TEAM_ROW,
      Prisma.sql`
        select ${columns} ${teamsOf(scope)} and w.id = ${scope.workspaceId}::uuid`,
    );
    return row ?? null;
  }

  /** Members of those of these teams that the person belongs to. */
  async listMembers({ userId }: PersonScope, teamIds: readonly string[]): Promise<MemberRow[]> {
    return this.members(Prisma.sql`
      m.workspace_id = any(${teamIds}::uuid[]) and exists (
        select 1 from workspace_members own
        where own.workspace_id = m.workspace_id and own.user_id = ${userId}::uuid)`);
  }

  async findMember({ workspaceId }: WorkspaceScope, id: string): Promise<MemberRow | null> {
    const [row] = await this.members(Prisma.sql`
      m.workspace_id = ${workspaceId}::uuid and m.user_id = ${id}::uuid`);
    return row ?? null;
  }

  private members(where: Prisma.Sql): Promise<MemberRow[]> {
    return this.database.query(
      MEMBER_ROW,
      Prisma.sql`
        select m.workspace_id as "teamId", u.id, u.name, u.email, u.picture, m.role,
               m.created_at as "joinedAt"
        from workspace_members m join users u on u.id = m.user_id
        where ${where} and ${open}
        order by m.role, m.created_at, u.id`,
    );
  }
}

const teamsOf = ({ userId }: PersonScope) => Prisma.sql`
  from workspace_members m join workspaces w on w.id = m.workspace_id
  where m.user_id = ${userId}::uuid and w.kind = 'team'`;
