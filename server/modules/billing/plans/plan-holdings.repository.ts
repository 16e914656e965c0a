import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  HOLDING,
  holdingColumns,
  type HoldingRow,
  holdingTables,
  isFreePlan,
  toHolding,
} from './plan-holding.sql';

/** Many requests ask for a plan, so one statement reads everything that a holding needs. */
@Injectable()
export class PlanHoldingsRepository {
  constructor(private readonly database: Database) {}

  find({ userId }: PersonScope): Promise<HoldingRow> {
    return this.read(Prisma.sql`${userId}::uuid`, 'holding of person');
  }

  findOfOwner({ workspaceId }: WorkspaceScope): Promise<HoldingRow> {
    const owner = Prisma.sql`(select owner_id from workspaces where id = ${workspaceId}::uuid)`;
    return this.read(owner, 'holding of owner');
  }

  private async read(person: Prisma.Sql, name: string): Promise<HoldingRow> {
    const [row] = await this.database.query(
      HOLDING,
      Prisma.sql`select ${holdingColumns} from ${holdingTables(person)} where ${isFreePlan}`,
      name,
    );
    if (!row) throw new Error('the Free plan is missing');
    return toHolding(row);
  }
}
