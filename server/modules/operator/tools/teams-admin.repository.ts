import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  int4,
  int8,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';

const TEAM_ADMIN_ROW = shape({
  id: uuid,
  name: text,
  ownerEmail: text,
  members: int8,
  screenshots: int4,
  /** Originals and the files made from them, the trash included. */
  bytes: int8,
  /** Set by an operator for this team: 0 is no limit, null the limit of the owner's plan or of the server. */
  storageLimit: nullable(int8),
  /** Uploads of the month. */
  uploads: int4,
  createdAt: timestamptz,
  /** Set for a deleted team that its owner can still restore. */
  deletedAt: nullable(timestamptz),
});

export type TeamAdminRow = RowOf<typeof TEAM_ADMIN_ROW>;

export interface TeamPage {
  /** Part of a name or of the owner's address; empty matches all. */
  search: string;
  limit: number;
  /** The last id of the previous page. */
  after: string | null;
}

/** Teams as an operator sees them. */
@Injectable()
export class TeamsAdminRepository {
  constructor(private readonly database: Database) {}

  /** Ordered by the time of creation. */
  list(
    _system: SystemScope,
    { search, limit, after }: TeamPage,
    month: string,
  ): Promise<TeamAdminRow[]> {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const rest =
      after === null
        ? Prisma.empty
        : Prisma.sql`and (w.created_at, w.id) > (select created_at, id from workspaces where id = ${after}::uuid)`;
    return this.database.query(
      TEAM_ADMIN_ROW,
      Prisma.sql`
        select w.id, coalesce(w.name, '') as name, u.email as "ownerEmail",
               (select count(*) from workspace_members m where m.workspace_id = w.id) as members,
               w.screenshot_count as screenshots,
               greatest(w.stored_bytes, 0) as bytes, w.storage_limit as "storageLimit",
               coalesce((select screenshots_uploaded from team_usage t
                         where t.workspace_id = w.id and t.month_year = ${month}), 0) as uploads,
               w.created_at as "createdAt", w.deleted_at as "deletedAt"
        from workspaces w join users u on u.id = w.owner_id
        where w.kind = 'team' and (w.name ilike ${part} or u.email ilike ${part}) ${rest}
        order by w.created_at, w.id limit ${limit}`,
    );
  }
}
