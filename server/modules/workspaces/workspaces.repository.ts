import { Injectable } from '@nestjs/common';
import type { WorkspaceKind, WorkspaceRole } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface MembershipRow {
  workspaceId: string;
  kind: WorkspaceKind;
  role: WorkspaceRole;
  ownerId: string;
  lockAfterCreatedAt: Date | null;
  lockAfterId: string | null;
  lockUntil: Date | null;
}

const lockColumns = Prisma.sql`
  w.lock_after_created_at as "lockAfterCreatedAt", w.lock_after_id as "lockAfterId",
  w.lock_until as "lockUntil"`;

/** Where scopes come from; the only repository whose reads are named for a person instead of a scope. */
@Injectable()
export class WorkspacesRepository {
  constructor(private readonly database: Database) {}

  async findPersonal(userId: string): Promise<MembershipRow | null> {
    const [row] = await this.database.query<MembershipRow>(
      Prisma.sql`
        select w.id as "workspaceId", w.kind, 'owner' as role, w.owner_id as "ownerId", ${lockColumns}
        from workspaces w where w.owner_id = ${userId}::uuid and w.kind = 'personal'`,
      'personal space of person',
    );
    return row ?? null;
  }

  async findMembership(userId: string, workspaceId: string): Promise<MembershipRow | null> {
    const [row] = await this.database.query<MembershipRow>(
      Prisma.sql`
        select w.id as "workspaceId", w.kind, m.role, w.owner_id as "ownerId", ${lockColumns}
        from workspace_members m join workspaces w on w.id = m.workspace_id
        where m.workspace_id = ${workspaceId}::uuid and m.user_id = ${userId}::uuid
          and w.deleted_at is null`,
      'membership of person',
    );
    return row ?? null;
  }

  /** Until the end of the transaction nobody takes the person out. Answers whether they are in. */
  async holdMembership(userId: string, workspaceId: string): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      select 1 from workspace_members m join workspaces w on w.id = m.workspace_id
      where m.workspace_id = ${workspaceId}::uuid and m.user_id = ${userId}::uuid
        and w.deleted_at is null
      for key share of m`);
    return rows.length > 0;
  }

  /** The membership in the workspace that holds this screenshot. */
  async findMembershipAtScreenshot(
    userId: string,
    screenshotId: string,
  ): Promise<MembershipRow | null> {
    const [row] = await this.database.query<MembershipRow>(
      Prisma.sql`
        select w.id as "workspaceId", w.kind, m.role, w.owner_id as "ownerId", ${lockColumns}
        from screenshots s
        join workspaces w on w.id = s.workspace_id
        join workspace_members m on m.workspace_id = w.id and m.user_id = ${userId}::uuid
        where s.id = ${screenshotId}::uuid and w.deleted_at is null`,
      'membership at screenshot',
    );
    return row ?? null;
  }

  /** Two first requests may come at once; the unique index lets one of them make the space. */
  async createPersonal(id: string, userId: string, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      with made as (
        insert into workspaces (id, kind, owner_id, created_at)
        values (${id}::uuid, 'personal', ${userId}::uuid, ${now})
        on conflict do nothing
        returning id)
      insert into workspace_members (workspace_id, user_id, role, created_at)
      select id, ${userId}::uuid, 'owner', ${now} from made`);
  }

  /**
   * Locks what came into the personal space after its first `kept` screenshots and before `until`. With no more than
   * those in it nothing is locked.
   */
  async lockPersonal(userId: string, kept: number, until: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      update workspaces w set lock_after_created_at = last.created_at, lock_after_id = last.id,
             lock_until = case when last.id is null then null else ${until}::timestamptz end
      from workspaces p
      left join lateral (
        select s.created_at, s.id from screenshots s
        where s.workspace_id = p.id and s.deleted_at is null
        order by s.created_at, s.id offset ${kept - 1} limit 1) last on true
      where p.owner_id = ${userId}::uuid and p.kind = 'personal' and w.id = p.id`);
  }

  async unlockPersonal(userId: string): Promise<void> {
    await this.database.query(Prisma.sql`
      update workspaces set lock_after_created_at = null, lock_after_id = null, lock_until = null
      where owner_id = ${userId}::uuid and kind = 'personal' and lock_until is not null`);
  }

  /** Counted from the short sides: what is kept, and what came after the lock. */
  async countLocked(userId: string): Promise<number> {
    const [row] = await this.database.query<{ locked: number }>(Prisma.sql`
      select w.screenshot_count
        - (select count(*) from screenshots s where s.workspace_id = w.id and s.deleted_at is null
             and (s.created_at, s.id) <= (w.lock_after_created_at, w.lock_after_id))::int
        - (select count(*) from screenshots s where s.workspace_id = w.id and s.deleted_at is null
             and s.created_at >= w.lock_until)::int as locked
      from workspaces w
      where w.owner_id = ${userId}::uuid and w.kind = 'personal' and w.lock_until is not null`);
    return Math.max(0, row?.locked ?? 0);
  }

  /** What a fall to Free would lock: everything beyond the first ones. */
  async countBeyond(userId: string, kept: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(Prisma.sql`
      select screenshot_count as count from workspaces
      where owner_id = ${userId}::uuid and kind = 'personal'`);
    return Math.max(0, (row?.count ?? 0) - kept);
  }
}
