import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { GivenRole } from '../../contract/team-roles';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface NewTeam {
  id: string;
  ownerId: string;
  name: string;
  description: string | null;
}

/** Who is in which team. The owner is never touched but by a hand-over: every statement says so itself. */
@Injectable()
export class MembershipsRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  async createTeam({ id, ownerId, name, description }: NewTeam, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      with made as (
        insert into workspaces (id, kind, owner_id, name, description, created_at)
        values (${id}::uuid, 'team', ${ownerId}::uuid, ${name}, ${description}, ${now})
        returning id, owner_id)
      insert into workspace_members (workspace_id, user_id, role, created_at)
      select id, owner_id, 'owner', ${now} from made`);
  }

  /** What is undefined stays as it is. */
  async updateTeam(
    { workspaceId }: WorkspaceScope,
    { name, description }: { name?: string | undefined; description?: string | null | undefined },
  ): Promise<void> {
    await this.database.prisma.workspace.update({
      where: { id: workspaceId },
      data: { name, description },
    });
  }

  async deleteTeam({ workspaceId, userId }: WorkspaceScope, now: Date): Promise<boolean> {
    return this.hit(Prisma.sql`
      update workspaces set deleted_at = ${now}
      where id = ${workspaceId}::uuid and owner_id = ${userId}::uuid and kind = 'team'
        and deleted_at is null
      returning 1`);
  }

  /** Of a team deleted after `since` that is the person's own. */
  async restoreOwnTeam(userId: string, id: string, since: Date): Promise<boolean> {
    return this.hit(Prisma.sql`
      update workspaces set deleted_at = null
      where id = ${id}::uuid and owner_id = ${userId}::uuid and kind = 'team' and deleted_at > ${since}
      returning 1`);
  }

  async listDeletedForSystem(before: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from workspaces where deleted_at <= ${before}`);
    return rows.map(({ id }) => id);
  }

  /** False when they are a member already. Favourites of an earlier time in the team count again. */
  async join(join: {
    workspaceId: string;
    userId: string;
    role: GivenRole;
    now: Date;
  }): Promise<boolean> {
    const { workspaceId, userId, role, now } = join;
    return this.hit(Prisma.sql`
      insert into workspace_members (workspace_id, user_id, role, favorite_count, created_at)
      select w.id, ${userId}::uuid, ${role}::"WorkspaceRole",
             (select count(*) from favorites f
              join screenshots s on s.workspace_id = f.workspace_id and s.id = f.screenshot_id
              where f.workspace_id = w.id and f.user_id = ${userId}::uuid and s.deleted_at is null),
             ${now}
      from workspaces w where w.id = ${workspaceId}::uuid and w.deleted_at is null
      on conflict do nothing
      returning 1`);
  }

  /**
   * Holds a membership for a removal. Whoever writes into a team takes the membership first and the team's row after
   * it; a removal in the other order and an upload would wait for each other. Inside a transaction only.
   */
  async hold({ workspaceId }: WorkspaceScope, userId: string): Promise<void> {
    await this.database.query(Prisma.sql`
      select 1 from workspace_members
      where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid for update`);
  }

  /**
   * Whether the person still has the role of their scope. Until the transaction ends no role of the team changes: the
   * workspace's row comes first, as in a hand-over. Inside a transaction only.
   */
  async holdsRole({ workspaceId, userId, role }: WorkspaceScope): Promise<boolean> {
    await this.database.query(Prisma.sql`
      select 1 from workspaces where id = ${workspaceId}::uuid for no key update`);
    return this.hit(Prisma.sql`
      select 1 from workspace_members
      where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid
        and role = ${role}::"WorkspaceRole"`);
  }

  async setRole(
    { workspaceId }: WorkspaceScope,
    userId: string,
    role: GivenRole,
  ): Promise<boolean> {
    return this.hit(Prisma.sql`
      update workspace_members set role = ${role}::"WorkspaceRole"
      where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid and role <> 'owner'
      returning 1`);
  }

  /** Only while the person still has one of these roles: they may have been promoted a moment ago. */
  async remove(
    { workspaceId }: WorkspaceScope,
    userId: string,
    roles: readonly GivenRole[],
  ): Promise<boolean> {
    return this.hit(Prisma.sql`
      delete from workspace_members
      where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid
        and role::text = any(${roles})
      returning 1`);
  }

  /**
   * False when the one is no owner any more, or the other no member or about to close the account, which would take
   * the team with it. Inside a transaction only.
   */
  async handOver({ workspaceId, userId }: WorkspaceScope, toUserId: string): Promise<boolean> {
    const isOpen = await this.hit(Prisma.sql`
      select 1 from users where id = ${toUserId}::uuid and issuer <> 'closed' for share`);
    const wasOwner = await this.hit(Prisma.sql`
      update workspaces set owner_id = ${toUserId}::uuid
      where id = ${workspaceId}::uuid and owner_id = ${userId}::uuid
      returning 1`);
    await this.database.query(Prisma.sql`
      update workspace_members set role = 'admin'
      where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid and role = 'owner'`);
    const isMember = await this.hit(Prisma.sql`
      update workspace_members set role = 'owner'
      where workspace_id = ${workspaceId}::uuid and user_id = ${toUserId}::uuid
      returning 1`);
    return isOpen && wasOwner && isMember;
  }

  private async hit(sql: Prisma.Sql): Promise<boolean> {
    return (await this.database.query(sql)).length > 0;
  }
}
