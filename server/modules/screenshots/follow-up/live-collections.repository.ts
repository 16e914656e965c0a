import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceKind, WorkspaceScope } from '../../../common/workspace-scope';
import type { SavedSearch } from '../../../contract/collections';
import { Database } from '../../../infra/database/database';
import { workspaceKind } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import {
  boolean,
  ID,
  jsonb,
  NONE,
  nullable,
  type RowOf,
  shape,
  text,
  uuid,
} from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

export interface LiveCollection {
  id: string;
  search: SavedSearch;
  /** The person whose favourites the search means. */
  createdById: string;
}

/** A live collection with what it takes to tell its owner about it. */
export interface FollowedCollection extends LiveCollection {
  name: string;
  kind: WorkspaceKind;
}

const NEW_LIVE_CHANGE = shape({
  id: uuid,
  /** Null for a change of many screenshots. */
  screenshotId: nullable(uuid),
});

export type NewLiveChange = RowOf<typeof NEW_LIVE_CHANGE>;

/** Longer than any reasonable search takes. */
const LONGEST_SEARCH_MS = 5_000;

const CONFIGURED = shape({ set_config: text });

const IS_FIRST = shape({ isFirst: boolean });

const FOLLOWED_COLLECTION = shape({
  id: uuid,
  search: jsonb<SavedSearch>(),
  createdById: uuid,
  name: text,
  kind: workspaceKind,
});

/** Live collections and the changes they have not followed yet. */
@Injectable()
export class LiveCollectionsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  lockWorkspace(scope: WorkspaceScope): Promise<void> {
    return this.database.lockWorkspace(scope);
  }

  /** Holds until the end of the transaction, because other writers of the workspace wait for it. */
  async limitTime(): Promise<void> {
    this.transactions.assertOpen();
    await this.database.query(
      CONFIGURED,
      Prisma.sql`select set_config('statement_timeout', ${String(LONGEST_SEARCH_MS)}, true)`,
    );
  }

  /**
   * Records changes if the workspace has a live collection. Returns true when none waited before, so that a job has to
   * be queued. One statement, whatever the number of collections. The caller holds the lock.
   */
  async record(
    { workspaceId }: WorkspaceScope,
    changes: readonly NewLiveChange[],
  ): Promise<boolean> {
    this.transactions.assertOpen();
    const [row] = await this.database.query(
      IS_FIRST,
      Prisma.sql`
        with followed as (
          select 1 from collections where workspace_id = ${workspaceId}::uuid and is_live
            and deleted_at is null and search_problem is null limit 1),
        waiting as (
          select 1 from live_changes where workspace_id = ${workspaceId}::uuid limit 1),
        recorded as (
          insert into live_changes (id, workspace_id, screenshot_id)
          select c.id, ${workspaceId}::uuid, c.screenshot_id
          from unnest(${changes.map(({ id }) => id)}::uuid[],
                      ${changes.map(({ screenshotId }) => screenshotId)}::uuid[])
            as c(id, screenshot_id)
          where exists (select 1 from followed))
        select exists (select 1 from followed) and not exists (select 1 from waiting) as "isFirst"`,
      'record for live collections',
    );
    return row?.isFirst ?? false;
  }

  async read({ workspaceId }: WorkspaceScope, limit: number): Promise<NewLiveChange[]> {
    return this.database.query(
      NEW_LIVE_CHANGE,
      Prisma.sql`
        select id, screenshot_id as "screenshotId" from live_changes
        where workspace_id = ${workspaceId}::uuid order by id limit ${limit}`,
    );
  }

  async settle({ workspaceId }: WorkspaceScope, ids: readonly string[]): Promise<void> {
    this.transactions.assertOpen();
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from live_changes
        where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])`,
    );
  }

  /** If the caller holds the lock, no change is added before the commit. */
  async hasChanges({ workspaceId }: WorkspaceScope): Promise<boolean> {
    const row = await this.database.prisma.liveChange.findFirst({
      where: { workspaceId },
      select: { id: true },
    });
    return row !== null;
  }

  async listIds({ workspaceId }: WorkspaceScope): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from collections
        where workspace_id = ${workspaceId}::uuid and is_live and deleted_at is null
          and search_problem is null
        order by created_at, id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Null when it was deleted or stopped since. */
  async find({ workspaceId }: WorkspaceScope, id: string): Promise<FollowedCollection | null> {
    const [row] = await this.database.query(
      FOLLOWED_COLLECTION,
      Prisma.sql`
        select c.id, c.search, c.created_by_id as "createdById", c.name, w.kind
        from collections c join workspaces w on w.id = c.workspace_id
        where c.workspace_id = ${workspaceId}::uuid and c.id = ${id}::uuid and c.is_live
          and c.deleted_at is null and c.search_problem is null`,
    );
    return row ?? null;
  }

  async stop({ workspaceId }: WorkspaceScope, id: string, problem: string): Promise<void> {
    await this.database.prisma.collection.updateMany({
      where: { workspaceId, id },
      data: { searchProblem: problem },
    });
  }

  /** Workspaces with waiting changes but without a job, because the job used up its attempts. */
  async listStranded(_system: SystemScope, kind: string): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select distinct c.workspace_id as id from live_changes c
        where not exists (select 1 from jobs j where j.kind = ${kind}
          and j.state in ('queued', 'running') and j.payload ->> 'workspaceId' = c.workspace_id::text)`,
    );
    return rows.map(({ id }) => id);
  }
}
