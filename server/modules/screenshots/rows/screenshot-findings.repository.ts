import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { FINDING_CLASSES } from '../../../contract/reading/finding-classes';
import { Database } from '../../../infra/database/database';
import { findingState } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import {
  float4,
  jsonb,
  oneOf,
  type RowOf,
  shape,
  text,
  uuid,
} from '../../../infra/database/row-shape';

interface FoundBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

const FINDING = shape({
  id: uuid,
  rule: text,
  class: oneOf(FINDING_CLASSES),
  confidence: float4,
  boxes: jsonb<FoundBox[]>(),
  state: findingState,
});
export type FindingRow = RowOf<typeof FINDING>;

/** The findings of one screenshot; who may see them is decided by the caller. */
@Injectable()
export class ScreenshotFindingsRepository {
  constructor(private readonly database: Database) {}

  /** From top to bottom. */
  async list({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<FindingRow[]> {
    const rows = await this.database.query(
      FINDING,
      Prisma.sql`
        select id, rule, class, confidence, boxes, state from findings
        where workspace_id = ${workspaceId}::uuid and screenshot_id = ${screenshotId}::uuid`,
    );
    const top = ({ boxes: [first] }: FindingRow) => first?.y ?? 0;
    return rows.sort((a, b) => top(a) - top(b));
  }
}
