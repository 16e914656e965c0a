import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { Entity } from '../../contract/reading/entities';
import { ENTITY_TYPES, type EntityType } from '../../contract/reading/entity-types';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { isUnlockedSql } from '../billing/plans/lock.sql';
import {
  date,
  float4,
  float8,
  int4,
  jsonb,
  nullable,
  oneOf,
  type RowOf,
  shape,
  text,
  uuid,
} from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';
import type { EntityPosition } from './entity-cursor';

const LISTED = shape({
  id: uuid,
  type: oneOf(ENTITY_TYPES),
  value: text,
  display: text,
  boxes: jsonb<Entity['boxes']>(),
  confidence: float4,
  position: int4,
  number: nullable(float8),
  currency: nullable(text),
  screenshotId: uuid,
  title: text,
  day: date,
});
export type ListedEntityRow = RowOf<typeof LISTED>;

const PLACE = shape({ screenshotId: uuid });

export interface EntityListing {
  type: EntityType | null;
  /** Inclusive days. */
  from: string | null;
  to: string | null;
  after: EntityPosition | null;
  limit: number;
  /** For archives of everything. */
  ignoresLock?: boolean;
}

/** As the order `created` of the gallery: the day of the image, or else that of its upload. */
const day = Prisma.sql`coalesce(s.image_created_on, (s.created_at at time zone 'UTC')::date)`;

@Injectable()
export class EntitiesRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Without dismissed ones, and without those of locked and trashed screenshots. */
  async list(
    scope: WorkspaceScope,
    { type, from, to, after, limit, ignoresLock = false }: EntityListing,
  ): Promise<ListedEntityRow[]> {
    return this.database.query(
      LISTED,
      Prisma.sql`
        select e.id, e.type, e.value, e.display, e.boxes, e.confidence, e.position, e.number,
               e.currency, e.screenshot_id as "screenshotId",
               coalesce(s.title, s.original_name) as title, ${day} as day
        from entities e
        join screenshots s on s.workspace_id = e.workspace_id and s.id = e.screenshot_id
        where e.workspace_id = ${scope.workspaceId}::uuid and not e.is_dismissed
          and s.deleted_at is null
          and ${isUnlockedSql(ignoresLock ? null : scope.lock, Prisma.sql`s.created_at`, Prisma.sql`s.id`)}
          and (${type}::text is null or e.type = ${type})
          and (${from}::date is null or ${day} >= ${from}::date)
          and (${to}::date is null or ${day} <= ${to}::date)
          and (${after?.day ?? null}::date is null
            or (${day}, e.screenshot_id, -e.position)
              < (${after?.day ?? null}::date, ${after?.screenshotId ?? null}::uuid,
                 -${after?.position ?? 0}::int))
        order by ${day} desc, e.screenshot_id desc, e.position
        limit ${limit}`,
    );
  }

  /** The screenshot of an entity; null for people outside of its workspace, and while it is in the trash. */
  async findPlace({ userId }: PersonScope, id: string): Promise<string | null> {
    const [row] = await this.database.query(
      PLACE,
      Prisma.sql`
        select e.screenshot_id as "screenshotId" from entities e
        join workspace_members m on m.workspace_id = e.workspace_id and m.user_id = ${userId}::uuid
        join workspaces w on w.id = e.workspace_id and w.deleted_at is null
        join screenshots s on s.workspace_id = e.workspace_id and s.id = e.screenshot_id
          and s.deleted_at is null
        where e.id = ${id}::uuid`,
    );
    return row?.screenshotId ?? null;
  }

  /** The same value is none in the whole workspace, now and in later readings. False when it is gone. */
  async refuse({ workspaceId }: WorkspaceScope, id: string, now: Date): Promise<boolean> {
    this.transactions.assertOpen();
    const entity = await this.database.prisma.entity.findFirst({ where: { workspaceId, id } });
    if (!entity) return false;
    const { type, valueHash } = entity;
    await this.database.prisma.entityRefusal.createMany({
      data: [{ workspaceId, type, valueHash, createdAt: now }],
      skipDuplicates: true,
    });
    await this.database.prisma.entity.updateMany({
      where: { workspaceId, type, valueHash },
      data: { isDismissed: true },
    });
    return true;
  }

  /** Taken before a change, as by every writer of a workspace (docs/locks.md). */
  lockWorkspace(scope: WorkspaceScope): Promise<void> {
    return this.database.lockWorkspace(scope);
  }
}
