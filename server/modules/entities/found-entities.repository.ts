import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Transactions } from '../../infra/database/transactions';

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
}
