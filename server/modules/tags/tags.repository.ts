import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { int4, nullable, type RowOf, shape, text, uuid } from '../../infra/database/row-shape';
import { isUnlockedSql } from '../billing/plans/lock.sql';

const TAG_ROW = shape({ name: text, screenshotCount: int4, firstScreenshotId: nullable(uuid) });

export type TagRow = RowOf<typeof TAG_ROW>;

/** Reads the tags of a workspace; TagLinksRepository writes them together with their links. */
@Injectable()
export class TagsRepository {
  constructor(private readonly database: Database) {}

  /** Every tag in use, most used first. */
  async list(scope: WorkspaceScope): Promise<TagRow[]> {
    return this.database.query(
      TAG_ROW,
      Prisma.sql`
        select ${columns(scope)} from tags t
        where t.workspace_id = ${scope.workspaceId}::uuid and t.deleted_at is null
          and t.screenshot_count > 0
        order by t.screenshot_count desc, t.name`,
    );
  }

  async find(scope: WorkspaceScope, name: string): Promise<TagRow | null> {
    const [row] = await this.database.query(
      TAG_ROW,
      Prisma.sql`
        select ${columns(scope)} from tags t
        where t.workspace_id = ${scope.workspaceId}::uuid and t.name = ${name}
          and t.deleted_at is null`,
    );
    return row ?? null;
  }
}

/** The cover is the newest screenshot that is neither trashed nor locked (docs/decisions.md#covers). */
const columns = ({ lock }: WorkspaceScope) => Prisma.sql`
  t.name, t.screenshot_count as "screenshotCount",
  (select l.screenshot_id from screenshot_tags l
   join screenshots s on s.workspace_id = l.workspace_id and s.id = l.screenshot_id
   where l.workspace_id = t.workspace_id and l.tag_id = t.id and s.deleted_at is null
     and ${isUnlockedSql(lock, Prisma.sql`l.uploaded_at`, Prisma.sql`l.screenshot_id`)}
   order by l.uploaded_at desc, l.screenshot_id desc limit 1) as "firstScreenshotId"`;
