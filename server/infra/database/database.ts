import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import type { QueryArrayResult, QueryResult } from 'pg';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { AmbientPool, type StatementObserver } from './ambient-pool';
import { Prisma, PrismaClient } from './generated/client';
import { type CellsOf, FOUND, type RowOf, type Shape } from './row-shape';

/** Receives the shape of a statement before it is sent; returns the check of its result. */
type RowInspector = (shape: Shape) => (result: QueryArrayResult | QueryResult, url: string) => void;

/** Access to the rows. Only repositories hold it (enforced by test/architecture.spec.ts). */
@Injectable()
export class Database implements OnApplicationShutdown {
  /** Prisma's client for simple reads and writes; it joins the surrounding transaction. */
  readonly prisma: PrismaClient;
  /** Compares results with their shapes; only the tests set it. */
  static inspector: RowInspector | undefined;

  constructor(private readonly pool: AmbientPool) {
    this.prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  }

  /**
   * Hand-written SQL for hot statements and for those that Prisma cannot express: `database.query(TAG, Prisma.sql`…`)`.
   * The shape declares the columns, which the tests compare with those that PostgreSQL reports. A named statement is
   * parsed once for each connection; its text must never change.
   */
  async query<S extends Shape>(shape: S, sql: Prisma.Sql, name?: string): Promise<RowOf<S>[]> {
    const inspect = Database.inspector?.(shape);
    const result = await this.pool.query<RowOf<S>>({ name, text: sql.text, values: sql.values });
    inspect?.(result, this.pool.url);
    return result.rows;
  }

  /**
   * Like `query`, with each row as an array in the order of its columns, which is faster than objects for many rows.
   * `rowReader` makes objects of them.
   */
  async cells<S extends Shape>(shape: S, sql: Prisma.Sql, name?: string): Promise<CellsOf<S>[]> {
    const inspect = Database.inspector?.(shape);
    const { text, values } = sql;
    const result = await this.pool.query({ name, text, values, rowMode: 'array' });
    inspect?.(result, this.pool.url);
    return result.rows;
  }

  /**
   * Serialises the writers of a workspace until the transaction ends. It is the first lock of every such transaction
   * (docs/locks.md), so its holder never waits for another writer of the same workspace. A second call in one
   * transaction costs nothing.
   */
  async lockWorkspace({ workspaceId }: WorkspaceScope): Promise<void> {
    if (!this.pool.hold(`workspace ${workspaceId}`)) return;
    await this.query(
      FOUND,
      Prisma.sql`select 1 from workspaces where id = ${workspaceId}::uuid for no key update`,
      'lock of workspace',
    );
  }

  /** Locks several workspaces in the order of their ids, so that two transactions cannot deadlock. */
  async lockWorkspaces(scopes: readonly WorkspaceScope[]): Promise<void> {
    const byId = new Map(scopes.map((scope) => [scope.workspaceId, scope]));
    for (const [, scope] of [...byId].sort(([a], [b]) => (a < b ? -1 : 1)))
      await this.lockWorkspace(scope);
  }

  /** Locks a workspace before its deletion: also waits for transactions that add rows referring to it. */
  async lockWorkspaceForDeletion({ workspaceId }: WorkspaceScope): Promise<void> {
    this.pool.hold(`workspace ${workspaceId}`);
    await this.query(
      FOUND,
      Prisma.sql`select 1 from workspaces where id = ${workspaceId}::uuid for update`,
    );
  }

  /** Shows every statement before it is sent; tests refuse those that break the lock order. */
  observe(observer: StatementObserver): void {
    this.pool.observe(observer);
  }

  /** Runs last in the shutdown, because other parts may still have rows to update. */
  async onApplicationShutdown(): Promise<void> {
    await this.prisma.$disconnect();
    await this.pool.end();
  }
}
