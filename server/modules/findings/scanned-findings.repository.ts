import { Injectable } from '@nestjs/common';
import type { Box } from '../../analysis/page/ocr-result';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { FINDING_CLASSES } from '../../contract/reading/finding-classes';
import { SURE_FINDING } from '../../contract/limits';
import { Database } from '../../infra/database/database';
import { findingState } from '../../infra/database/enum-columns';
import { Prisma } from '../../infra/database/generated/client';
import {
  bytea,
  float4,
  int8,
  jsonb,
  NONE,
  oneOf,
  shape,
  text,
  uuid,
} from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';
import { type HashedFinding, type KnownFinding, lessonOf, type Lessons } from './merge-findings';

const KNOWN = shape({
  id: uuid,
  rule: text,
  class: oneOf(FINDING_CLASSES),
  confidence: float4,
  boxes: jsonb<Box[]>(),
  state: findingState,
  valueHash: bytea,
});

const DISMISSAL = shape({ rule: text, valueHash: bytea });
const DISMISSED_OF_RULE = shape({ rule: text, count: int8 });

/** So many dismissed values of a rule lower it. */
export const DOUBT_AFTER = 3;

/** The rows that the scan reads and writes. */
@Injectable()
export class ScannedFindingsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async listKnown({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<KnownFinding[]> {
    return this.database.query(
      KNOWN,
      Prisma.sql`
        select id, rule, class, confidence, boxes, state, value_hash as "valueHash" from findings
        where workspace_id = ${workspaceId}::uuid and screenshot_id = ${screenshotId}::uuid`,
    );
  }

  /** Dismissals of the workspace among these. */
  async lessons(
    { workspaceId }: WorkspaceScope,
    found: readonly HashedFinding[],
  ): Promise<Lessons> {
    const hashes = found.map(({ valueHash }) => valueHash);
    const dismissals = await this.database.query(
      DISMISSAL,
      Prisma.sql`
        select rule, value_hash as "valueHash" from finding_dismissals
        where workspace_id = ${workspaceId}::uuid and value_hash = any(${hashes}::bytea[])`,
    );
    const rules = await this.database.query(
      DISMISSED_OF_RULE,
      Prisma.sql`
        select rule, count(*) as count from finding_dismissals
        where workspace_id = ${workspaceId}::uuid
        group by rule having count(*) >= ${DOUBT_AFTER}::int`,
    );
    return {
      dismissed: new Set(dismissals.map(({ rule, valueHash }) => lessonOf(rule, valueHash))),
      doubted: new Set(rules.map(({ rule }) => rule)),
    };
  }

  async replace(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    findings: readonly KnownFinding[],
  ): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.finding.deleteMany({ where: { workspaceId, screenshotId } });
    if (findings.length === 0) return;
    await this.database.prisma.finding.createMany({
      data: findings.map(({ valueHash, boxes, ...finding }) => ({
        ...finding,
        boxes: boxes.map(({ x, y, w, h }) => ({ x, y, w, h })),
        valueHash: Uint8Array.from(valueHash),
        workspaceId,
        screenshotId,
      })),
    });
  }

  /** The number that cards show: likely findings that nobody dismissed, contact data left out. */
  async recount({ workspaceId }: WorkspaceScope, ids: readonly string[]): Promise<void> {
    this.transactions.assertOpen();
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshots s set open_findings = (
          select count(*) from findings f
          where f.workspace_id = s.workspace_id and f.screenshot_id = s.id
            and f.state <> 'dismissed' and f.class <> 'contact'
            and f.confidence >= ${SURE_FINDING}::real)
        where s.workspace_id = ${workspaceId}::uuid and s.id = any(${ids}::uuid[])`,
    );
  }

  /** Taken before a change, as by every writer of a workspace (docs/locks.md). */
  lockWorkspace(scope: WorkspaceScope): Promise<void> {
    return this.database.lockWorkspace(scope);
  }
}
