import { Injectable } from '@nestjs/common';
import type { LegiblePlace } from '../../../analysis/redaction/legible-places';
import type { Box } from '../../../analysis/page/ocr-result';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { copyState } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import {
  bytea,
  ID,
  int4,
  jsonb,
  nullable,
  type RowOf,
  shape,
  text,
  textArray,
  uuid,
} from '../../../infra/database/row-shape';
import { isNotOver } from '../rows/share-links.sql';

const SUBJECT = shape({
  id: uuid,
  /** Of the original. */
  originalSha256: bytea,
  rectangles: nullable(jsonb<Box[]>()),
  recipe: nullable(bytea),
  state: nullable(copyState),
  sha256: nullable(bytea),
  largeSha256: nullable(bytea),
  smallSha256: nullable(bytea),
  bytes: nullable(int4),
  width: nullable(int4),
  height: nullable(int4),
  text: nullable(text),
  hidden: nullable(textArray),
  left: nullable(jsonb<LegiblePlace[]>()),
});
export type CopySubject = RowOf<typeof SUBJECT>;
/** `none` where no copy has been asked for. */
export type CopyState = NonNullable<CopySubject['state']> | 'none';

const UNUSED = shape({ id: uuid, workspaceId: uuid, bytes: int4 });
type UnusedCopy = RowOf<typeof UNUSED>;

/** The copy that a recipe has made, as it was checked. */
export interface MadeCopy {
  state: 'ready' | 'not_clean' | 'failed';
  sha256: Buffer | null;
  largeSha256: Buffer | null;
  smallSha256: Buffer | null;
  bytes: number;
  width: number;
  height: number;
  text: string;
  hidden: string[];
  left: LegiblePlace[];
}

/** Rectangles, and the copies that are made with them. */
@Injectable()
export class RedactionsRepository {
  constructor(private readonly database: Database) {}

  /** The rectangles of these, and the copy that is there; trashed screenshots are left out. */
  async listSubjects(
    { workspaceId }: WorkspaceScope,
    ids: readonly string[],
  ): Promise<CopySubject[]> {
    return this.database.query(
      SUBJECT,
      Prisma.sql`
        select s.id, s.sha256 as "originalSha256", r.rectangles, c.recipe, c.state, c.sha256,
               c.large_sha256 as "largeSha256", c.small_sha256 as "smallSha256", c.bytes, c.width,
               c.height, c.text, c.hidden, c."left"
        from screenshots s
        left join redactions r on r.workspace_id = s.workspace_id and r.screenshot_id = s.id
        left join redacted_copies c on c.workspace_id = s.workspace_id and c.screenshot_id = s.id
        where s.workspace_id = ${workspaceId}::uuid and s.id = any(${ids}::uuid[])
          and s.deleted_at is null`,
      'copies of screenshots',
    );
  }

  async put(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    rectangles: readonly Box[],
    now: Date,
  ): Promise<void> {
    const data = {
      rectangles: rectangles.map(({ x, y, w, h }) => ({ x, y, w, h })),
      updatedAt: now,
    };
    await this.database.prisma.redaction.upsert({
      where: { workspaceId_screenshotId: { workspaceId, screenshotId } },
      create: { workspaceId, screenshotId, ...data },
      update: data,
    });
  }

  async remove({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<void> {
    await this.database.prisma.redaction.deleteMany({ where: { workspaceId, screenshotId } });
  }

  /** Returns false where a copy of this recipe is there already, or on its way. `over` names states that are replaced. */
  async prepare(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    recipe: Buffer,
    { now, over }: { now: Date; over: readonly CopyState[] },
  ): Promise<boolean> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        insert into redacted_copies (workspace_id, screenshot_id, recipe, state, hidden, "left", created_at)
        select s.workspace_id, s.id, ${recipe}, 'preparing', '{}', '[]', ${now} from screenshots s
        where s.workspace_id = ${workspaceId}::uuid and s.id = ${screenshotId}::uuid
        on conflict (workspace_id, screenshot_id) do update
          set recipe = excluded.recipe, state = 'preparing', sha256 = null, large_sha256 = null,
              small_sha256 = null, text = '', hidden = '{}', "left" = '[]', created_at = excluded.created_at
          where redacted_copies.recipe <> excluded.recipe
             or redacted_copies.state::text = any(${over}::text[])
        returning screenshot_id as id`,
    );
    return rows.length > 0;
  }

  /** Returns false where another recipe is wanted by now. */
  async save(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    recipe: Buffer,
    made: MadeCopy,
  ): Promise<boolean> {
    const { left, ...data } = made;
    const { count } = await this.database.prisma.redactedCopy.updateMany({
      where: {
        workspaceId,
        screenshotId,
        recipe: new Uint8Array(recipe),
        state: 'preparing',
      },
      data: {
        ...data,
        sha256: bytesOf(data.sha256),
        largeSha256: bytesOf(data.largeSha256),
        smallSha256: bytesOf(data.smallSha256),
        left: left.map((place) => ({ ...place })),
      },
    });
    return count > 0;
  }

  /** Bytes of the files of the last copy. */
  async bytesOf({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<number> {
    const row = await this.database.prisma.redactedCopy.findFirst({
      where: { workspaceId, screenshotId },
      select: { bytes: true },
    });
    return row?.bytes ?? 0;
  }

  async drop({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<void> {
    await this.database.prisma.redactedCopy.deleteMany({ where: { workspaceId, screenshotId } });
  }

  /** Copies that no link shows which anybody can open, made before this moment. */
  async listUnused(
    _system: SystemScope,
    { now, unusedSince, limit }: { now: Date; unusedSince: Date; limit: number },
  ): Promise<UnusedCopy[]> {
    return this.database.query(
      UNUSED,
      Prisma.sql`
        select c.screenshot_id as id, c.workspace_id as "workspaceId", c.bytes
        from redacted_copies c
        where c.created_at < ${unusedSince} and not exists (
          select 1 from share_links l
          where l.workspace_id = c.workspace_id and l.redact and ${isNotOver(now)}
            and (exists (select 1 from share_items i where i.workspace_id = l.workspace_id
                           and i.link_id = l.id and i.screenshot_id = c.screenshot_id)
              or exists (select 1 from collection_items i where i.workspace_id = l.workspace_id
                           and i.collection_id = l.collection_id and i.screenshot_id = c.screenshot_id)))
        order by c.created_at limit ${limit}`,
    );
  }

  lockWorkspace(scope: WorkspaceScope): Promise<void> {
    return this.database.lockWorkspace(scope);
  }
}

const bytesOf = (hash: Buffer | null) => (hash ? new Uint8Array(hash) : null);
