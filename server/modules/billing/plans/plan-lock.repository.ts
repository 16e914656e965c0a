import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { int4, NONE, shape } from '../../../infra/database/row-shape';
import { isKeptSql, isLaterSql } from './lock.sql';

const LOCKED = shape({ locked: int4 });

const COUNTED = shape({ count: int4 });

/** The window of locked screenshots in the row of a personal workspace. */
@Injectable()
export class PlanLockRepository {
  constructor(private readonly database: Database) {}

  /**
   * Locks screenshots of the personal workspace that came after its first `kept` ones and before `until`. With at most
   * `kept` screenshots nothing is locked. Trashed screenshots count, because otherwise trashing and restoring the
   * oldest ones would move the window.
   */
  async setWindow({ userId }: PersonScope, kept: number, until: Date): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        update workspaces w set lock_after_created_at = last.created_at, lock_after_id = last.id,
               lock_until = case when last.id is null then null else ${until}::timestamptz end
        from workspaces p
        left join lateral (
          select s.created_at, s.id from screenshots s
          where s.workspace_id = p.id
          order by s.created_at, s.id offset ${kept - 1} limit 1) last on true
        where p.owner_id = ${userId}::uuid and p.kind = 'personal' and w.id = p.id`,
    );
  }

  async clearWindow({ userId }: PersonScope): Promise<void> {
    await this.database.prisma.workspace.updateMany({
      where: { ownerId: userId, kind: 'personal', lockUntil: { not: null } },
      data: { lockAfterCreatedAt: null, lockAfterId: null, lockUntil: null },
    });
  }

  /** Subtracts the two small sets, the kept screenshots and those after the lock, from the counter. */
  async countLocked({ userId }: PersonScope): Promise<number> {
    const [row] = await this.database.query(
      LOCKED,
      Prisma.sql`
        select w.screenshot_count
          - (select count(*) from screenshots s where s.workspace_id = w.id and s.deleted_at is null
               and ${isKeptSql})::int
          - (select count(*) from screenshots s where s.workspace_id = w.id and s.deleted_at is null
               and ${isLaterSql})::int as locked
        from workspaces w
        where w.owner_id = ${userId}::uuid and w.kind = 'personal' and w.lock_until is not null`,
    );
    return Math.max(0, row?.locked ?? 0);
  }

  /**
   * The number that a fall to Free would lock: everything beyond the first screenshots, some of which may be trashed.
   */
  async countBeyond({ userId }: PersonScope, kept: number): Promise<number> {
    const [row] = await this.database.query(
      COUNTED,
      Prisma.sql`
        select w.screenshot_count - (
          select count(*) from (
            select s.deleted_at from screenshots s where s.workspace_id = w.id
            order by s.created_at, s.id limit ${kept}) first
          where first.deleted_at is null)::int as count
        from workspaces w where w.owner_id = ${userId}::uuid and w.kind = 'personal'`,
    );
    return Math.max(0, row?.count ?? 0);
  }
}
