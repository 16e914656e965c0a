import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../common/workspace-scope';
import type { GivenRole } from '../../contract/team-roles';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { COUNT, FOUND, NONE } from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';

export interface NewTeam {
  id: string;
  name: string;
  description: string | null;
}

/** Members of teams. Every statement except the hand-over leaves the owner unchanged. */
@Injectable()
export class MembershipsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async createTeam(
    { userId: ownerId }: PersonScope,
    { id, name, description }: NewTeam,
    now: Date,
  ): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        with made as (
          insert into workspaces (id, kind, owner_id, name, description, created_at)
          values (${id}::uuid, 'team', ${ownerId}::uuid, ${name}, ${description}, ${now})
          returning id, owner_id)
        insert into workspace_members (workspace_id, user_id, role, created_at)
        select id, owner_id, 'owner', ${now} from made`,
    );
  }

  /**
   * The number of teams that the owner of this one has. Waits for other transactions that make this person an owner,
   * then counts. Inside a transaction only.
   */
  async countTeamsOfOwner({ workspaceId }: WorkspaceScope): Promise<number> {
    this.transactions.assertOpen();
    const owner = Prisma.sql`(select owner_id from workspaces where id = ${workspaceId}::uuid)`;
    await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from users where id = ${owner} for no key update`,
    );
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count from workspaces
        where owner_id = ${owner} and kind = 'team' and deleted_at is null`,
    );
    return row?.count ?? 0;
  }

  /** Fields that are undefined stay unchanged. */
  async updateTeam(
    { workspaceId }: WorkspaceScope,
    { name, description }: { name?: string | undefined; description?: string | null | undefined },
  ): Promise<void> {
    await this.database.prisma.workspace.update({
      where: { id: workspaceId },
      data: { name, description },
    });
  }

  async deleteTeam({ workspaceId, userId }: WorkspaceAccess, now: Date): Promise<boolean> {
    const { count } = await this.database.prisma.workspace.updateMany({
      where: { id: workspaceId, ownerId: userId, kind: 'team', deletedAt: null },
      data: { deletedAt: now },
    });
    return count > 0;
  }

  /** Restores the person's own team if it was deleted after `since`. */
  async restoreOwnTeam({ userId }: PersonScope, id: string, since: Date): Promise<boolean> {
    const { count } = await this.database.prisma.workspace.updateMany({
      where: { id, ownerId: userId, kind: 'team', deletedAt: { gt: since } },
      data: { deletedAt: null },
    });
    return count > 0;
  }

  async listDeleted(_system: SystemScope, before: Date): Promise<string[]> {
    const rows = await this.database.prisma.workspace.findMany({
      where: { deletedAt: { lte: before } },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Returns false for a person who is a member already. Counts the person's earlier favourites in the team again. */
  async join(
    { workspaceId }: WorkspaceScope,
    { userId }: PersonScope,
    { role, now }: { role: GivenRole; now: Date },
  ): Promise<boolean> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        insert into workspace_members (workspace_id, user_id, role, favorite_count, created_at)
        select w.id, ${userId}::uuid, ${role}::"WorkspaceRole",
               (select count(*) from favorites f
                join screenshots s on s.workspace_id = f.workspace_id and s.id = f.screenshot_id
                where f.workspace_id = w.id and f.user_id = ${userId}::uuid and s.deleted_at is null),
               ${now}
        from workspaces w where w.id = ${workspaceId}::uuid and w.deleted_at is null
        on conflict do nothing
        returning 1`,
    );
    return rows.length > 0;
  }

  /** Takes the workspace lock, which comes before any change of a membership. Inside a transaction only. */
  async lockWorkspace(scope: WorkspaceScope): Promise<void> {
    await this.database.lockWorkspace(scope);
  }

  /**
   * Tells whether the person still has the role of their scope. No role of the team changes until the transaction ends.
   * Inside a transaction only.
   */
  async holdsRole(scope: WorkspaceAccess): Promise<boolean> {
    const { workspaceId, userId, role } = scope;
    await this.lockWorkspace(scope);
    const row = await this.database.prisma.workspaceMember.findFirst({
      where: { workspaceId, userId, role },
      select: { workspaceId: true },
    });
    return row !== null;
  }

  /**
   * Keeps the role, the membership and the account unchanged until the transaction ends. Locks the person's row first,
   * as a hand-over does.
   */
  async holdRole({ workspaceId, userId, role }: WorkspaceAccess): Promise<boolean> {
    this.transactions.assertOpen();
    const open = await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from users where id = ${userId}::uuid and issuer <> 'closed' for share`,
    );
    const held = await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from workspace_members
        where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid
          and role = ${role}::"WorkspaceRole"
        for share`,
    );
    return open.length > 0 && held.length > 0;
  }

  async setRole(
    { workspaceId }: WorkspaceScope,
    userId: string,
    role: GivenRole,
  ): Promise<boolean> {
    const { count } = await this.database.prisma.workspaceMember.updateMany({
      where: { workspaceId, userId, role: { not: 'owner' } },
      data: { role },
    });
    return count > 0;
  }

  /** Removes the person only while they have one of these roles: they may have been promoted a moment ago. */
  async remove(
    { workspaceId }: WorkspaceScope,
    userId: string,
    { roles, now }: { roles: readonly GivenRole[]; now: Date },
  ): Promise<boolean> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        delete from workspace_members
        where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid
          and role::text = any(${roles})
        returning 1`,
    );
    if (rows.length === 0) return false;
    // Links are opened without an account, so they would outlive the membership of their maker.
    await this.database.prisma.shareLink.updateMany({
      where: { workspaceId, createdById: userId, revokedAt: null },
      data: { revokedAt: now },
    });
    return true;
  }

  /**
   * Tells whether this person may hand the team over: they own it, the other one is a member whose account is not
   * disabled and is not being closed, which would delete the team. All of it stays so until the transaction ends.
   */
  async canHandOver(scope: WorkspaceAccess, toUserId: string): Promise<boolean> {
    const { workspaceId, userId } = scope;
    this.transactions.assertOpen();
    const open = await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from users where id = ${toUserId}::uuid and issuer <> 'closed' and disabled_at is null
        for no key update`,
    );
    await this.lockWorkspace(scope);
    const member = await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from workspaces w
        join workspace_members m on m.workspace_id = w.id and m.user_id = ${toUserId}::uuid
        where w.id = ${workspaceId}::uuid and w.owner_id = ${userId}::uuid`,
    );
    return open.length > 0 && member.length > 0;
  }

  /** Only after `canHandOver`, in the same transaction. */
  async handOver({ workspaceId, userId }: WorkspaceAccess, toUserId: string): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.workspace.updateMany({
      where: { id: workspaceId, ownerId: userId },
      data: { ownerId: toUserId },
    });
    await this.database.prisma.workspaceMember.updateMany({
      where: { workspaceId, userId, role: 'owner' },
      data: { role: 'admin' },
    });
    await this.database.prisma.workspaceMember.updateMany({
      where: { workspaceId, userId: toUserId },
      data: { role: 'owner' },
    });
  }
}
