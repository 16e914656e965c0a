import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  boolean,
  int4,
  int8,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';

const ACCOUNT_ROW = shape({
  id: uuid,
  email: text,
  name: text,
  createdAt: timestamptz,
});

export type AccountRow = RowOf<typeof ACCOUNT_ROW>;

/** A person with what they use. */
export interface UsedAccountRow extends AccountRow {
  /** The newest activity: an open session, a token or an upload. Null where none is stored. */
  lastSeenAt: Date | null;
  /** Uploads counted in the month. */
  uploads: number;
  /** In the personal space, outside the trash. */
  screenshots: number;
  /** Of the personal space: originals and the files made from them, the trash included. */
  bytes: number;
  /** Set by an operator for this person: 0 is no limit, null the limit of the plan or of the server. */
  storageLimit: number | null;
  teams: number;
  /** Appointed on this server. */
  isOperator: boolean;
  /** Appointed by a group at a provider, as of the last sign-in there. */
  isInOperatorGroup: boolean;
  disabledAt: Date | null;
}

export interface AccountPage {
  /** Part of an address or a name; empty matches everybody. */
  search: string;
  limit: number;
  /** The last id of the previous page. */
  after: string | null;
}

const USED_ACCOUNT_ROW = shape({
  id: uuid,
  email: text,
  name: text,
  createdAt: timestamptz,
  /** The newest activity: an open session, a token or an upload. Null where none is stored. */
  lastSeenAt: nullable(timestamptz),
  /** Uploads counted in the month. */
  uploads: int4,
  /** In the personal space, outside the trash. */
  screenshots: int4,
  /** Of the personal space: originals and the files made from them, the trash included. */
  bytes: int8,
  storageLimit: nullable(int8),
  teams: int8,
  isOperator: boolean,
  isInOperatorGroup: boolean,
  disabledAt: nullable(timestamptz),
});

/** People as an operator sees them. */
@Injectable()
export class AccountsAdminRepository {
  constructor(private readonly database: Database) {}

  listById(_system: SystemScope, id: string): Promise<AccountRow[]> {
    return this.find(Prisma.sql`id = ${id}::uuid`);
  }

  listByEmail(_system: SystemScope, email: string): Promise<AccountRow[]> {
    return this.find(Prisma.sql`lower(email) = lower(${email})`);
  }

  /** Ordered by the time of registration. */
  list(
    _system: SystemScope,
    { search, limit, after }: AccountPage,
    month: string,
  ): Promise<UsedAccountRow[]> {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const rest =
      after === null
        ? Prisma.empty
        : Prisma.sql`and (u.created_at, u.id) > (select created_at, id from users where id = ${after}::uuid)`;
    return this.read(
      Prisma.sql`(u.email ilike ${part} or u.name ilike ${part}) ${rest}`,
      month,
      limit,
    );
  }

  async get(_system: SystemScope, userId: string, month: string): Promise<UsedAccountRow> {
    const [row] = await this.read(Prisma.sql`u.id = ${userId}::uuid`, month, 1);
    if (!row) throw new Error(`the account ${userId} is gone`);
    return row;
  }

  /** Leaves out closed accounts that wait for their erasure. */
  private find(where: Prisma.Sql): Promise<AccountRow[]> {
    return this.database.query(
      ACCOUNT_ROW,
      Prisma.sql`
        select id, email, name, created_at as "createdAt" from users
        where issuer <> 'closed' and ${where} order by created_at`,
    );
  }

  /** Leaves out closed accounts, too. */
  private read(where: Prisma.Sql, month: string, limit: number): Promise<UsedAccountRow[]> {
    return this.database.query(
      USED_ACCOUNT_ROW,
      Prisma.sql`
        select u.id, u.email, u.name, u.created_at as "createdAt",
               greatest((select max(last_seen_at) from sessions where user_id = u.id),
                        (select max(last_used_at) from access_tokens where user_id = u.id),
                        (select max(quarter) from upload_counts
                         where workspace_id = w.id and uploaded > 0)) as "lastSeenAt",
               coalesce((select screenshots_uploaded from usage_records
                         where user_id = u.id and month_year = ${month}), 0) as uploads,
               coalesce(w.screenshot_count, 0) as screenshots,
               greatest(coalesce(w.stored_bytes, 0), 0) as bytes, w.storage_limit as "storageLimit",
               (select count(*) from workspace_members m join workspaces t on t.id = m.workspace_id
                where m.user_id = u.id and t.kind = 'team' and t.deleted_at is null) as teams,
               u.is_operator as "isOperator",
               exists (select 1 from identities i where i.user_id = u.id and i.is_operator) as "isInOperatorGroup",
               u.disabled_at as "disabledAt"
        from users u
        left join workspaces w on w.owner_id = u.id and w.kind = 'personal'
        where u.issuer <> 'closed' and ${where}
        order by u.created_at, u.id limit ${limit}`,
    );
  }
}
