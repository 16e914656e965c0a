import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { Entity } from '../../../contract/reading/entities';
import { ENTITY_TYPES } from '../../../contract/reading/entity-types';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { float4, jsonb, oneOf, shape, text, uuid } from '../../../infra/database/row-shape';

const ENTITY = shape({
  id: uuid,
  type: oneOf(ENTITY_TYPES),
  value: text,
  display: text,
  boxes: jsonb<Entity['boxes']>(),
  confidence: float4,
});

/** The entities of a screenshot, for the answer about it. Module `entities` finds and lists them. */
@Injectable()
export class ScreenshotEntitiesRepository {
  constructor(private readonly database: Database) {}

  /** In reading order, without those that a person has dismissed. */
  async list({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<Entity[]> {
    const rows = await this.database.query(
      ENTITY,
      Prisma.sql`
        select e.id, e.type, e.value, e.display, e.boxes, e.confidence from entities e
        where e.workspace_id = ${workspaceId}::uuid and e.screenshot_id = ${screenshotId}::uuid
          and not e.is_dismissed
        order by e.position`,
    );
    return rows.map((row) => ({ ...row, confidence: Math.round(row.confidence * 1000) / 1000 }));
  }
}
