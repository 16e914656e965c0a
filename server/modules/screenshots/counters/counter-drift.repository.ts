import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { float8, NONE, shape, text, uuid } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import { isMadeInMonth, quarter, storedBytes } from './counters.repository';
import { aiRows, alive, rebuildStatements } from './counter-rebuild.sql';

/** A counter that differs from the rows. */
export interface Drift {
  counter: string;
  workspaceId: string;
  key: string;
  kept: number;
  counted: number;
}

interface Counter {
  name: string;
  /** workspace_id, key, kept: the value of the counter; zero is the same as no row. */
  kept: Prisma.Sql;
  /** workspace_id, key, counted: the value computed from the rows. */
  counted: Prisma.Sql;
}

const DRIFT = shape({
  workspaceId: uuid,
  key: text,
  kept: float8,
  counted: float8,
});

/** Recounts everything and compares. Runs for all workspaces once a night. */
@Injectable()
export class CounterDriftRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async list(_system: SystemScope): Promise<Drift[]> {
    const found: Drift[] = [];
    for (const { name, kept, counted } of COUNTERS) {
      const rows = await this.database.query(
        DRIFT,
        Prisma.sql`
          select coalesce(k.workspace_id, c.workspace_id) as "workspaceId",
                 coalesce(k.key, c.key) as key,
                 coalesce(k.kept, 0)::float8 as kept, coalesce(c.counted, 0)::float8 as counted
          from (${kept}) k
          full join (${counted}) c on c.workspace_id = k.workspace_id and c.key = k.key
          where coalesce(k.kept, 0) <> coalesce(c.counted, 0)`,
      );
      found.push(...rows.map((row) => ({ counter: name, ...row })));
    }
    return found;
  }

  /** Sets every counter of a workspace from its rows. Inside a transaction that holds the workspace lock. */
  async rebuild(scope: WorkspaceScope): Promise<void> {
    this.transactions.assertOpen();
    for (const statement of rebuildStatements(scope)) {
      await this.database.query(NONE, statement);
    }
  }
}

const dayCounter = (kind: Prisma.Sql, counted: Prisma.Sql) => ({
  kept: Prisma.sql`
    select workspace_id, day::text || ' ' || confidence as key, count as kept
    from day_counts where kind = ${kind}`,
  counted,
});

const quarterCounter = (column: Prisma.Sql, counted: Prisma.Sql) => ({
  kept: Prisma.sql`select workspace_id, quarter::text as key, ${column} as kept from upload_counts`,
  counted: Prisma.sql`
    select workspace_id, (${quarter})::text as key, ${counted} as counted
    from screenshots where deleted_at is null group by 1, 2`,
});

const COUNTERS: readonly Counter[] = [
  {
    name: 'screenshots of workspaces',
    kept: Prisma.sql`select id as workspace_id, '' as key, screenshot_count as kept from workspaces`,
    counted: Prisma.sql`
      select workspace_id, '' as key, count(*) as counted
      from screenshots where deleted_at is null group by 1`,
  },
  {
    name: 'bytes of workspaces',
    kept: Prisma.sql`select id as workspace_id, '' as key, stored_bytes as kept from workspaces`,
    counted: Prisma.sql`
      select workspace_id, '' as key, ${storedBytes} as counted from screenshots group by 1`,
  },
  {
    name: 'screenshots of tags',
    kept: Prisma.sql`select workspace_id, id::text as key, screenshot_count as kept from tags`,
    counted: Prisma.sql`
      select l.workspace_id, l.tag_id::text as key, count(*) as counted
      from screenshot_tags l ${alive} group by 1, 2`,
  },
  {
    name: 'screenshots of collections',
    kept: Prisma.sql`
      select workspace_id, id::text as key, screenshot_count as kept from collections`,
    counted: Prisma.sql`
      select l.workspace_id, l.collection_id::text as key, count(*) as counted
      from collection_items l ${alive} group by 1, 2`,
  },
  {
    name: 'favourites of members',
    kept: Prisma.sql`
      select workspace_id, user_id::text as key, favorite_count as kept from workspace_members`,
    counted: Prisma.sql`
      select l.workspace_id, l.user_id::text as key, count(*) as counted
      from favorites l ${alive}
        and exists (select 1 from workspace_members m
                    where m.workspace_id = l.workspace_id and m.user_id = l.user_id)
      group by 1, 2`,
  },
  {
    name: 'uploads of quarters of an hour',
    ...quarterCounter(Prisma.sql`uploaded`, Prisma.sql`count(*)`),
  },
  {
    name: 'bytes of quarters of an hour',
    ...quarterCounter(Prisma.sql`bytes`, Prisma.sql`sum(file_size)`),
  },
  {
    name: 'uploads of quarters of an hour that were read',
    ...quarterCounter(
      Prisma.sql`processed`,
      Prisma.sql`count(*) filter (where processing_status = 'done')`,
    ),
  },
  {
    name: 'uploads of quarters of an hour that could not be read',
    ...quarterCounter(
      Prisma.sql`failed`,
      Prisma.sql`count(*) filter (where processing_status = 'failed')`,
    ),
  },
  {
    name: 'uploads of quarters of an hour whose image is of that month',
    ...quarterCounter(
      Prisma.sql`made_in_month`,
      Prisma.sql`count(*) filter (where ${isMadeInMonth})`,
    ),
  },
  {
    name: 'screenshots of kinds',
    kept: Prisma.sql`select workspace_id, kind as key, count as kept from kind_counts`,
    counted: Prisma.sql`
      select workspace_id, kind as key, count(*) as counted
      from screenshots where deleted_at is null and kind is not null group by 1, 2`,
  },
  {
    name: 'images made on days',
    ...dayCounter(
      Prisma.sql`'created'`,
      Prisma.sql`
        select workspace_id, image_created_on::text || ' 0' as key, count(*) as counted
        from screenshots where deleted_at is null and image_created_on is not null group by 1, 2`,
    ),
  },
  {
    name: 'dates read on days',
    ...dayCounter(
      Prisma.sql`'ai'`,
      Prisma.sql`select workspace_id, day::text || ' ' || confidence as key, n as counted from (${aiRows}) a`,
    ),
  },
  {
    name: 'uses of words',
    kept: Prisma.sql`select workspace_id, word as key, uses as kept from search_words`,
    counted: Prisma.sql`
      select x.workspace_id, w.word as key, count(*) as counted
      from screenshot_search x, unnest(tsvector_to_array(x.document)) as w(word) group by 1, 2`,
  },
];
