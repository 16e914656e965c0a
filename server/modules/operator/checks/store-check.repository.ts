import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  boolean,
  bytea,
  COUNT,
  ID,
  int4,
  nullable,
  type RowOf,
  shape,
  text,
  uuid,
} from '../../../infra/database/row-shape';

const STORED_ROW = shape({
  id: uuid,
  workspaceId: uuid,
  fileSize: int4,
  derivedSize: int4,
  sha256: bytea,
  /** Why it could not be read; null when it was read or the reason is unknown. */
  processingError: nullable(text),
  isTrashed: boolean,
});

export type StoredRow = RowOf<typeof STORED_ROW>;

const USED_MONTH = shape({ key: text, used: int4 });

/** The rows that describe files. */
@Injectable()
export class StoreCheckRepository {
  constructor(private readonly database: Database) {}

  async count(_system: SystemScope): Promise<number> {
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`select count(*) as count from screenshots`,
    );
    return row?.count ?? 0;
  }

  /** Ordered by id, starting after one; also trashed rows, which have files, too. */
  list(_system: SystemScope, after: string | null, limit: number): Promise<StoredRow[]> {
    const rest = after === null ? Prisma.empty : Prisma.sql`where id > ${after}::uuid`;
    return this.database.query(
      STORED_ROW,
      Prisma.sql`
        select id, workspace_id as "workspaceId", file_size as "fileSize", derived_size as "derivedSize", sha256,
               processing_error as "processingError", deleted_at is not null as "isTrashed"
        from screenshots ${rest} order by id limit ${limit}`,
    );
  }

  async listExisting(_system: SystemScope, ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots where id = any(${[...ids]}::uuid[])`,
    );
    return rows.map(({ id }) => id);
  }

  /** Months of people and teams with a negative count of uploads. */
  async listNegativeUsage(_system: SystemScope): Promise<{ key: string; used: number }[]> {
    return this.database.query(
      USED_MONTH,
      Prisma.sql`
        select user_id || ' ' || month_year as key, screenshots_uploaded as used
        from usage_records where screenshots_uploaded < 0
        union all
        select workspace_id || ' ' || month_year, screenshots_uploaded
        from team_usage where screenshots_uploaded < 0
        union all
        select user_id || ' ' || month_year, screenshots_uploaded
        from team_owner_usage where screenshots_uploaded < 0`,
    );
  }
}
