import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface StoredRow {
  id: string;
  workspaceId: string;
  fileSize: number;
  sha256: Buffer;
  /** Why it could not be read; null where that is not known, or not so. */
  processingError: string | null;
  isTrashed: boolean;
}

/** What the rows say of the files: machine access, no scope. */
@Injectable()
export class StoreCheckRepository {
  constructor(private readonly database: Database) {}

  async countForSystem(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      Prisma.sql`select count(*) as count from screenshots`,
    );
    return row?.count ?? 0;
  }

  /** In the order of their ids, behind one of them; the trash has its files, too. */
  listForSystem(after: string | null, limit: number): Promise<StoredRow[]> {
    const rest = after === null ? Prisma.empty : Prisma.sql`where id > ${after}::uuid`;
    return this.database.query<StoredRow>(Prisma.sql`
      select id, workspace_id as "workspaceId", file_size as "fileSize", sha256,
             processing_error as "processingError", deleted_at is not null as "isTrashed"
      from screenshots ${rest} order by id limit ${limit}`);
  }

  async listExistingForSystem(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from screenshots where id = any(${[...ids]}::uuid[])`);
    return rows.map(({ id }) => id);
  }

  /** Months that say less than nothing was uploaded: of people, and of teams. */
  async listNegativeUsageForSystem(): Promise<{ key: string; used: number }[]> {
    return this.database.query<{ key: string; used: number }>(Prisma.sql`
      select user_id || ' ' || month_year as key, screenshots_uploaded as used
      from usage_records where screenshots_uploaded < 0
      union all
      select workspace_id || ' ' || month_year, screenshots_uploaded
      from team_usage where screenshots_uploaded < 0`);
  }
}
