import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

/** Accounts on their way out. For the system: the person has asked for it, or a job carries it on. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** Names of teams that the person owns and that have other members. */
  async listSharedTeamsForSystem(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(Prisma.sql`
      select coalesce(w.name, '') as name from workspaces w
      where w.owner_id = ${userId}::uuid and w.kind = 'team' and w.deleted_at is null
        and exists (select 1 from workspace_members m
                    where m.workspace_id = w.id and m.user_id <> ${userId}::uuid)`);
    return rows.map(({ name }) => name);
  }

  /** Every space of the person alone. */
  async listOwnWorkspacesForSystem(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from workspaces where owner_id = ${userId}::uuid`);
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes a space that holds no screenshot; false when one is there. The lock waits for uploads that are being
   * stored, and lets those that come later find no space.
   */
  deleteEmptyWorkspaceForSystem(workspaceId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.database.query(Prisma.sql`
        select 1 from workspaces where id = ${workspaceId}::uuid for update`);
      const [row] = await this.database.query(Prisma.sql`
        select 1 from screenshots where workspace_id = ${workspaceId}::uuid limit 1`);
      if (row) return false;
      await this.database.query(Prisma.sql`delete from workspaces where id = ${workspaceId}::uuid`);
      return true;
    });
  }

  /** Closed accounts that are not erased yet. */
  async listClosedForSystem(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from users where issuer = 'closed'`);
    return rows.map(({ id }) => id);
  }

  async deleteUserForSystem(userId: string): Promise<void> {
    await this.database.query(Prisma.sql`delete from users where id = ${userId}::uuid`);
  }
}
