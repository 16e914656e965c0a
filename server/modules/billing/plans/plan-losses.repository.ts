import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { int4, type RowOf, shape } from '../../../infra/database/row-shape';

const THINGS = shape({ teams: int4, members: int4, apiKeys: int4, liveCollections: int4 });

/** Things of a person that need a feature of the plan. */
export type PlanThings = RowOf<typeof THINGS>;

@Injectable()
export class PlanLossesRepository {
  constructor(private readonly database: Database) {}

  /** Teams and their live collections follow the plan of their owner; members are the other people in these teams. */
  async count({ userId }: PersonScope): Promise<PlanThings> {
    const [row] = await this.database.query(
      THINGS,
      Prisma.sql`
        with owned as (
          select id, kind from workspaces where owner_id = ${userId}::uuid and deleted_at is null)
        select (select count(*) from owned where kind = 'team')::int as teams,
               (select count(distinct m.user_id) from workspace_members m
                join owned w on w.id = m.workspace_id
                where m.user_id <> ${userId}::uuid)::int as members,
               (select count(*) from access_tokens t
                where t.user_id = ${userId}::uuid and t.kind = 'key')::int as "apiKeys",
               (select count(*) from collections c join owned w on w.id = c.workspace_id
                where c.is_live and c.deleted_at is null)::int as "liveCollections"`,
    );
    if (!row) throw new Error('a statement without a from clause has one row');
    return row;
  }
}
