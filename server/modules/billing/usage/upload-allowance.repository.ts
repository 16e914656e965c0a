import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { int4, int8, nullable, shape } from '../../../infra/database/row-shape';
import {
  HOLDING,
  holdingColumns,
  type HoldingRow,
  holdingTables,
  isFreePlan,
  toHolding,
} from '../plans/plan-holding.sql';
import type { StoredBytes } from './storage-limit.repository';

const ALLOWANCE = shape({
  ...HOLDING,
  uploads: int4,
  bytes: int8,
  ownLimit: nullable(int8),
});

export interface AllowanceRow {
  /** The holding of the owner of the space. */
  holding: HoldingRow;
  /** Uploads of the month: of the person, or into all teams of the owner. */
  uploads: number;
  stored: StoredBytes;
}

/** Everything that decides whether an upload is taken, in one statement: it is read before the bytes and again under the lock. */
@Injectable()
export class UploadAllowanceRepository {
  constructor(private readonly database: Database) {}

  /** Null where the space is gone. */
  find(scope: WorkspaceAccess, month: string): Promise<AllowanceRow | null> {
    return scope.kind === 'team'
      ? this.read(scope, month, Prisma.sql`team_owner_usage`, 'allowance of team')
      : this.read(scope, month, Prisma.sql`usage_records`, 'allowance of person');
  }

  private async read(
    { workspaceId }: WorkspaceAccess,
    month: string,
    usage: Prisma.Sql,
    name: string,
  ): Promise<AllowanceRow | null> {
    const [row] = await this.database.query(
      ALLOWANCE,
      Prisma.sql`
        select ${holdingColumns}, coalesce(u.screenshots_uploaded, 0) as uploads,
               w.stored_bytes as bytes, w.storage_limit as "ownLimit"
        from workspaces w
        left join ${usage} u on u.user_id = w.owner_id and u.month_year = ${month}
        cross join ${holdingTables(Prisma.sql`w.owner_id`)}
        where w.id = ${workspaceId}::uuid and ${isFreePlan}`,
      name,
    );
    if (!row) return null;
    const { uploads, bytes: used, ownLimit: own } = row;
    return { holding: toHolding(row), uploads, stored: { used, own } };
  }
}
