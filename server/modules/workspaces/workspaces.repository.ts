import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import { Database } from '../../infra/database/database';
import { workspaceKind, workspaceRole } from '../../infra/database/enum-columns';
import { Prisma } from '../../infra/database/generated/client';
import {
  FOUND,
  NONE,
  nullable,
  oneOf,
  type RowOf,
  shape,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';

const MEMBERSHIP_ROW = shape({
  workspaceId: uuid,
  kind: workspaceKind,
  role: workspaceRole,
  ownerId: uuid,
  lockAfterCreatedAt: nullable(timestamptz),
  lockAfterId: nullable(uuid),
  lockUntil: nullable(timestamptz),
});

export type MembershipRow = RowOf<typeof MEMBERSHIP_ROW>;

/** A personal workspace has one member, its owner. */
const PERSONAL_ROW = shape({ ...MEMBERSHIP_ROW, role: oneOf(['owner']) });

const lockColumns = Prisma.sql`
  w.lock_after_created_at as "lockAfterCreatedAt", w.lock_after_id as "lockAfterId",
  w.lock_until as "lockUntil"`;

/** The rows from which scopes are made; reads take a person, because nobody has access yet. */
@Injectable()
export class WorkspacesRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async findPersonal({ userId }: PersonScope): Promise<MembershipRow | null> {
    const [row] = await this.database.query(
      PERSONAL_ROW,
      Prisma.sql`
        select w.id as "workspaceId", w.kind, 'owner' as role, w.owner_id as "ownerId", ${lockColumns}
        from workspaces w where w.owner_id = ${userId}::uuid and w.kind = 'personal'`,
      'personal space of person',
    );
    return row ?? null;
  }

  async findMembership(
    { userId }: PersonScope,
    workspaceId: string,
  ): Promise<MembershipRow | null> {
    const [row] = await this.database.query(
      MEMBERSHIP_ROW,
      Prisma.sql`
        select w.id as "workspaceId", w.kind, m.role, w.owner_id as "ownerId", ${lockColumns}
        from workspace_members m join workspaces w on w.id = m.workspace_id
        where m.workspace_id = ${workspaceId}::uuid and m.user_id = ${userId}::uuid
          and w.deleted_at is null`,
      'membership of person',
    );
    return row ?? null;
  }

  /** Keeps the membership until the transaction ends. Returns whether the person is a member. */
  async holdMembership({ userId }: PersonScope, workspaceId: string): Promise<boolean> {
    this.transactions.assertOpen();
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from workspace_members m join workspaces w on w.id = m.workspace_id
        where m.workspace_id = ${workspaceId}::uuid and m.user_id = ${userId}::uuid
          and w.deleted_at is null
        for key share of m`,
    );
    return rows.length > 0;
  }

  /** The membership in the workspace that holds this screenshot. */
  async findMembershipAtScreenshot(
    { userId }: PersonScope,
    screenshotId: string,
  ): Promise<MembershipRow | null> {
    const [row] = await this.database.query(
      MEMBERSHIP_ROW,
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

  /** Two first requests may run at once; the unique index lets only one of them create the workspace. */
  async createPersonal({ userId }: PersonScope, id: string, now: Date): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        with made as (
          insert into workspaces (id, kind, owner_id, created_at)
          values (${id}::uuid, 'personal', ${userId}::uuid, ${now})
          on conflict do nothing
          returning id)
        insert into workspace_members (workspace_id, user_id, role, created_at)
        select id, ${userId}::uuid, 'owner', ${now} from made`,
    );
  }
}
