import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { ID, shape, text } from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';

const NAME = shape({ name: text });

/** Accounts that are being closed. */
@Injectable()
export class AccountsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Names of teams that the person owns and that have other members. */
  async listSharedTeams({ userId }: PersonScope): Promise<string[]> {
    const rows = await this.database.query(
      NAME,
      Prisma.sql`
        select coalesce(w.name, '') as name from workspaces w
        where w.owner_id = ${userId}::uuid and w.kind = 'team' and w.deleted_at is null
          and exists (select 1 from workspace_members m
                      where m.workspace_id = w.id and m.user_id <> ${userId}::uuid)`,
    );
    return rows.map(({ name }) => name);
  }

  /** Every workspace that belongs to the person alone. */
  async listOwnWorkspaces({ userId }: PersonScope): Promise<string[]> {
    const rows = await this.database.prisma.workspace.findMany({
      where: { ownerId: userId },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes a workspace that holds no screenshot; returns false when one is there. The lock waits for uploads that are
   * being stored; uploads that come later find no workspace.
   */
  deleteEmptyWorkspace(scope: WorkspaceScope): Promise<boolean> {
    const { workspaceId } = scope;
    return this.transactions.run(async () => {
      await this.database.lockWorkspaceForDeletion(scope);
      const row = await this.database.prisma.screenshot.findFirst({
        where: { workspaceId },
        select: { id: true },
      });
      if (row) return false;
      await this.database.prisma.workspace.deleteMany({ where: { id: workspaceId } });
      return true;
    });
  }

  /** Closed accounts that are not erased yet. */
  async listClosed(_system: SystemScope): Promise<string[]> {
    const rows = await this.database.prisma.user.findMany({
      where: { issuer: 'closed' },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /**
   * Favourites and memberships go along; comments stay without an author (`onDelete` in `prisma/schema.prisma`). Every
   * team of these is locked first.
   */
  deleteUser(system: SystemScope, userId: string): Promise<void> {
    return this.transactions.run(async () => {
      const rows = await this.database.query(
        ID,
        Prisma.sql`
          select workspace_id as id from workspace_members where user_id = ${userId}::uuid
          union
          select workspace_id from favorites where user_id = ${userId}::uuid
          union
          select workspace_id from comments where author_id = ${userId}::uuid`,
      );
      await this.database.lockWorkspaces(rows.map(({ id }) => system.workspace(id)));
      await this.database.prisma.user.deleteMany({ where: { id: userId } });
    });
  }
}
