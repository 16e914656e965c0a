import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface TeamAdminRow {
  id: string;
  name: string;
  ownerEmail: string;
  members: number;
  screenshots: number;
  /** Of the originals outside the trash. */
  bytes: number;
  /** Uploads of the month. */
  uploads: number;
  createdAt: Date;
  /** A deleted team that its owner can still bring back. */
  deletedAt: Date | null;
}

export interface TeamPage {
  /** A part of a name or of the owner's address; empty finds all. */
  search: string;
  limit: number;
  /** The id that the page before ended with. */
  after: string | null;
}

/** Teams as an operator sees them: machine access, no scope. */
@Injectable()
export class TeamsAdminRepository {
  constructor(private readonly database: Database) {}

  /** In the order in which they were made. */
  listForSystem({ search, limit, after }: TeamPage, month: string): Promise<TeamAdminRow[]> {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const rest =
      after === null
        ? Prisma.empty
        : Prisma.sql`and (w.created_at, w.id) > (select created_at, id from workspaces where id = ${after}::uuid)`;
    return this.database.query<TeamAdminRow>(Prisma.sql`
      select w.id, coalesce(w.name, '') as name, u.email as "ownerEmail",
             (select count(*) from workspace_members m where m.workspace_id = w.id) as members,
             w.screenshot_count as screenshots,
             coalesce((select sum(bytes) from upload_counts c where c.workspace_id = w.id), 0)::bigint
               as bytes,
             coalesce((select screenshots_uploaded from team_usage t
                       where t.workspace_id = w.id and t.month_year = ${month}), 0) as uploads,
             w.created_at as "createdAt", w.deleted_at as "deletedAt"
      from workspaces w join users u on u.id = w.owner_id
      where w.kind = 'team' and (w.name ilike ${part} or u.email ilike ${part}) ${rest}
      order by w.created_at, w.id limit ${limit}`);
  }
}
