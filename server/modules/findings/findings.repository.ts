import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../common/workspace-scope';
import { POSSIBLE_FINDING } from '../../contract/limits';
import { FINDING_CLASSES, type FindingState } from '../../contract/reading/finding-classes';
import type { FindingsQuery } from '../../contract/reading/findings';
import { Database } from '../../infra/database/database';
import { findingState } from '../../infra/database/enum-columns';
import { Prisma } from '../../infra/database/generated/client';
import { isUnlockedSql } from '../billing/plans/lock.sql';
import {
  float4,
  jsonb,
  NONE,
  nullable,
  oneOf,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';
import { maySeeAllFindings } from '../screenshots/rows/findings.policy';
import { DOUBT_AFTER } from './scanned-findings.repository';

const LISTED = shape({
  id: uuid,
  rule: text,
  class: oneOf(FINDING_CLASSES),
  confidence: float4,
  boxes: jsonb<{ x: number; y: number; w: number; h: number }[]>(),
  state: findingState,
  screenshotId: uuid,
  title: nullable(text),
  originalName: text,
  createdAt: timestamptz,
});
export type ListedFindingRow = RowOf<typeof LISTED>;

const PLACE = shape({ screenshotId: uuid });

const columns = Prisma.sql`
  f.id, f.rule, f.class, f.confidence, f.boxes, f.state, f.screenshot_id as "screenshotId",
  s.title, s.original_name as "originalName", s.created_at as "createdAt"
  from findings f
  join screenshots s on s.workspace_id = f.workspace_id and s.id = f.screenshot_id
    and s.deleted_at is null`;

/** Findings as people see and judge them. */
@Injectable()
export class FindingsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Those that the person may see, newest first; of locked images none. */
  async list(
    scope: WorkspaceAccess,
    query: Omit<FindingsQuery, 'team_id'>,
  ): Promise<ListedFindingRow[]> {
    const { class: about = null, state = null, cursor = null, limit } = query;
    const isOpen = isUnlockedSql(scope.lock, Prisma.sql`s.created_at`, Prisma.sql`s.id`);
    return this.database.query(
      LISTED,
      Prisma.sql`
        select ${columns}
        where f.workspace_id = ${scope.workspaceId}::uuid and ${isOpen}
          and (${maySeeAllFindings(scope)} or s.uploaded_by_id = ${scope.userId}::uuid)
          and (${about}::text is null or f.class = ${about}::text)
          and (${state}::text is null or f.state = ${state}::"FindingState")
          and (${cursor}::uuid is null or f.id < ${cursor}::uuid)
        order by f.id desc limit ${limit}`,
    );
  }

  async find({ workspaceId }: WorkspaceScope, id: string): Promise<ListedFindingRow | null> {
    const [row] = await this.database.query(
      LISTED,
      Prisma.sql`
        select ${columns}
        where f.workspace_id = ${workspaceId}::uuid and f.id = ${id}::uuid`,
    );
    return row ?? null;
  }

  /** The screenshot of a finding; null for people outside of its workspace, and while it is in the trash. */
  async findPlace({ userId }: PersonScope, id: string): Promise<string | null> {
    const [row] = await this.database.query(
      PLACE,
      Prisma.sql`
        select f.screenshot_id as "screenshotId" from findings f
        join workspace_members m on m.workspace_id = f.workspace_id and m.user_id = ${userId}::uuid
        join workspaces w on w.id = f.workspace_id and w.deleted_at is null
        join screenshots s on s.workspace_id = f.workspace_id and s.id = f.screenshot_id
          and s.deleted_at is null
        where f.id = ${id}::uuid`,
    );
    return row?.screenshotId ?? null;
  }

  /** Dismisses its value everywhere, and remembers it. Returns the screenshots with a change. */
  async dismiss(scope: WorkspaceScope, id: string, now: Date): Promise<string[]> {
    this.transactions.assertOpen();
    const ws = Prisma.sql`${scope.workspaceId}::uuid`;
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into finding_dismissals (workspace_id, rule, value_hash, created_at)
        select workspace_id, rule, value_hash, ${now} from findings
        where workspace_id = ${ws} and id = ${id}::uuid
        on conflict do nothing`,
    );
    const dismissed = await this.setAlike(scope, id, { from: 'open', to: 'dismissed' });
    await this.set(scope, id, 'dismissed');
    const doubted = await this.database.query(
      PLACE,
      Prisma.sql`
        update findings f set confidence = ${POSSIBLE_FINDING}::real
        where f.workspace_id = ${ws} and f.state = 'open' and f.confidence > ${POSSIBLE_FINDING}::real
          and f.rule = (select rule from findings where workspace_id = ${ws} and id = ${id}::uuid)
          and (select count(*) from finding_dismissals d
               where d.workspace_id = ${ws} and d.rule = f.rule) >= ${DOUBT_AFTER}::int
        returning screenshot_id as "screenshotId"`,
    );
    return [...dismissed, ...doubted.map(({ screenshotId }) => screenshotId)];
  }

  /** Forgets the dismissal; what it had dismissed elsewhere is open again. */
  async takeBack(scope: WorkspaceScope, id: string, state: FindingState): Promise<string[]> {
    this.transactions.assertOpen();
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from finding_dismissals d using findings f
        where f.workspace_id = ${scope.workspaceId}::uuid and f.id = ${id}::uuid
          and d.workspace_id = f.workspace_id and d.rule = f.rule and d.value_hash = f.value_hash`,
    );
    const opened = await this.setAlike(scope, id, { from: 'dismissed', to: 'open' });
    await this.set(scope, id, state);
    return opened;
  }

  private async set(
    { workspaceId }: WorkspaceScope,
    id: string,
    state: FindingState,
  ): Promise<void> {
    await this.database.prisma.finding.updateMany({ where: { workspaceId, id }, data: { state } });
  }

  private async setAlike(
    { workspaceId }: WorkspaceScope,
    id: string,
    { from, to }: { from: FindingState; to: FindingState },
  ): Promise<string[]> {
    const rows = await this.database.query(
      PLACE,
      Prisma.sql`
        update findings f set state = ${to}::"FindingState"
        from findings one
        where one.workspace_id = ${workspaceId}::uuid and one.id = ${id}::uuid
          and f.workspace_id = one.workspace_id and f.rule = one.rule
          and f.value_hash = one.value_hash and f.state = ${from}::"FindingState"
        returning f.screenshot_id as "screenshotId"`,
    );
    return rows.map(({ screenshotId }) => screenshotId);
  }
}
