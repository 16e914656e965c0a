import { Injectable } from '@nestjs/common';
import type { EntityLine } from '../../analysis/entities/found-entity';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import {
  jsonb,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';

const SUBJECT = shape({
  lines: jsonb<EntityLine[]>(),
  language: text,
  /** Of the reading: tells whether another one came since. */
  processedAt: nullable(timestamptz),
});
export type EntitySubject = RowOf<typeof SUBJECT>;

/** SHA-256 of type and value. */
type Hash = Uint8Array<ArrayBuffer>;

export interface EntityRefusal {
  type: string;
  valueHash: Uint8Array;
}

export interface KnownEntity extends EntityRefusal {
  id: string;
  isDismissed: boolean;
}

const WAITING = shape({ workspaceId: uuid, screenshotId: uuid });

export interface NewEntity {
  id: string;
  type: string;
  value: string;
  valueHash: Hash;
  display: string;
  boxes: object[];
  confidence: number;
  position: number;
  number: number | null;
  currency: string | null;
  isDismissed: boolean;
}

/** The rows that the detector writes. */
@Injectable()
export class FoundEntitiesRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Null before the first reading, and in the trash. */
  async findSubject({ workspaceId }: WorkspaceScope, id: string): Promise<EntitySubject | null> {
    const [row] = await this.database.query(
      SUBJECT,
      Prisma.sql`
        select x.lines, x.language, s.processed_at as "processedAt"
        from screenshots s
        join screenshot_texts x on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
        where s.workspace_id = ${workspaceId}::uuid and s.id = ${id}::uuid and s.deleted_at is null`,
    );
    return row ?? null;
  }

  /** False when another reading came since, or when it is gone. */
  async settle(
    { workspaceId }: WorkspaceScope,
    id: string,
    { processedAt, version }: { processedAt: Date | null; version: number },
  ): Promise<boolean> {
    this.transactions.assertOpen();
    const { count } = await this.database.prisma.screenshotText.updateMany({
      where: { workspaceId, screenshotId: id, screenshot: { processedAt } },
      data: { entityVersion: version },
    });
    return count > 0;
  }

  async listKnown({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<KnownEntity[]> {
    return this.database.prisma.entity.findMany({
      where: { workspaceId, screenshotId },
      select: { id: true, type: true, valueHash: true, isDismissed: true },
    });
  }

  /** Which of these values a person of the workspace has refused. */
  async listRefused(
    { workspaceId }: WorkspaceScope,
    hashes: readonly Hash[],
  ): Promise<EntityRefusal[]> {
    return this.database.prisma.entityRefusal.findMany({
      where: { workspaceId, valueHash: { in: [...hashes] } },
      select: { type: true, valueHash: true },
    });
  }

  async replace(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    entities: readonly NewEntity[],
  ): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.entity.deleteMany({ where: { workspaceId, screenshotId } });
    if (entities.length === 0) return;
    await this.database.prisma.entity.createMany({
      data: entities.map((entity) => ({ ...entity, workspaceId, screenshotId })),
    });
  }

  /** Texts that no detector of this version has looked through. */
  async listWaiting(
    _system: SystemScope,
    version: number,
    limit: number,
  ): Promise<{ workspaceId: string; screenshotId: string }[]> {
    return this.database.query(
      WAITING,
      Prisma.sql`
        select x.workspace_id as "workspaceId", x.screenshot_id as "screenshotId"
        from screenshot_texts x
        join screenshots s on s.workspace_id = x.workspace_id and s.id = x.screenshot_id
        where x.entity_version < ${version}::int and s.deleted_at is null
          and s.processing_status = 'done'
          and not exists (select 1 from jobs j where j.kind = 'entities.find'
            and j.key = x.screenshot_id::text and j.state in ('queued', 'running'))
        limit ${limit}`,
    );
  }

  /** Taken before a change, as by every writer of a workspace (docs/locks.md). */
  lock(scope: WorkspaceScope): Promise<void> {
    return this.database.lockWorkspace(scope);
  }
}
