import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { valueSource } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import {
  bytea,
  int4,
  NONE,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

const SOURCE = shape({
  id: uuid,
  originalName: text,
  sha256: bytea,
  uploadedById: uuid,
  createdAt: timestamptz,
  /** Of the original and of the files made from it. */
  bytes: int4,
});
export type TransferSource = RowOf<typeof SOURCE>;

const TWIN = shape({ sha256: bytea, id: uuid, name: text, deletedAt: nullable(timestamptz) });
export type TransferTwin = RowOf<typeof TWIN>;

const LINK = shape({ screenshotId: uuid, name: text, position: int4, source: valueSource });
export type TagLink = RowOf<typeof LINK>;

const FAVORITE = shape({ screenshotId: uuid });

/** A row on its way, with what it is to become. */
export interface Passage {
  id: string;
  uploadedById: string;
  createdAt: Date;
}

/** The columns that a copy takes as they are; a new column of these tables is named here. */
const COPIED = {
  screenshot: Prisma.sql`original_name, title, title_source, are_tags_own, kind, note, sha256,
    content_type, file_size, width, height, thumbhash, crop_x, crop_y, image_created_at,
    image_created_on, image_created_source, processing_error, processed_at, first_read_seconds`,
  text: Prisma.sql`text, lines, language, engine, engine_version, rules_version, evidence, blocks`,
  date: Prisma.sql`extracted_date, confidence, context_text, state, role, time, zone, end_date,
    read_date`,
};

/** Rows that leave a workspace for another. The caller holds the locks of both. */
@Injectable()
export class TransfersRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  lockBoth(from: WorkspaceScope, to: WorkspaceScope): Promise<void> {
    return this.database.lockWorkspaces([from, to]);
  }

  /** Those of the ids that are here and not in the trash. */
  async listSources(
    { workspaceId }: WorkspaceScope,
    ids: readonly string[],
  ): Promise<TransferSource[]> {
    return this.database.query(
      SOURCE,
      Prisma.sql`
        select id, original_name as "originalName", sha256, uploaded_by_id as "uploadedById",
               created_at as "createdAt", file_size + derived_size as bytes
        from screenshots
        where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])
          and deleted_at is null
        order by created_at, id`,
    );
  }

  async listTwins(
    { workspaceId }: WorkspaceScope,
    hashes: readonly Buffer[],
  ): Promise<TransferTwin[]> {
    return this.database.query(
      TWIN,
      Prisma.sql`
        select sha256, id, coalesce(title, original_name) as name, deleted_at as "deletedAt"
        from screenshots
        where workspace_id = ${workspaceId}::uuid and sha256 = any(${hashes}::bytea[])`,
    );
  }

  /** The tags of these screenshots by name; deleted tags stay behind. */
  async listTagLinks({ workspaceId }: WorkspaceScope, ids: readonly string[]): Promise<TagLink[]> {
    return this.database.query(
      LINK,
      Prisma.sql`
        select l.screenshot_id as "screenshotId", t.name, l.position, l.source
        from screenshot_tags l
        join tags t on t.workspace_id = l.workspace_id and t.id = l.tag_id
        where l.workspace_id = ${workspaceId}::uuid and l.screenshot_id = any(${ids}::uuid[])
          and t.deleted_at is null`,
    );
  }

  /** The person's own favourites among these. */
  async listFavorites(
    { workspaceId, userId }: WorkspaceAccess,
    ids: readonly string[],
  ): Promise<string[]> {
    const rows = await this.database.query(
      FAVORITE,
      Prisma.sql`
        select screenshot_id as "screenshotId" from favorites
        where workspace_id = ${workspaceId}::uuid and user_id = ${userId}::uuid
          and screenshot_id = any(${ids}::uuid[])`,
    );
    return rows.map(({ screenshotId }) => screenshotId);
  }

  /** Tags, collections, favourites and comments refer to things of the workspace that is left. */
  async detach({ workspaceId }: WorkspaceScope, ids: readonly string[]): Promise<void> {
    this.transactions.assertOpen();
    const where = { workspaceId, screenshotId: { in: [...ids] } };
    await this.database.prisma.screenshotTag.deleteMany({ where });
    await this.database.prisma.collectionItem.deleteMany({ where });
    await this.database.prisma.favorite.deleteMany({ where });
    await this.database.prisma.comment.deleteMany({ where });
  }

  /** Texts and dates follow by their foreign keys. */
  async move(
    from: WorkspaceScope,
    to: WorkspaceScope,
    rows: readonly Passage[],
    now: Date,
  ): Promise<void> {
    this.transactions.assertOpen();
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshots s
        set workspace_id = ${to.workspaceId}::uuid, uploaded_by_id = p.uploaded_by_id,
            created_at = p.created_at, updated_at = ${now}
        from unnest(${rows.map(({ id }) => id)}::uuid[],
                    ${rows.map(({ uploadedById }) => uploadedById)}::uuid[],
                    ${rows.map(({ createdAt }) => createdAt)}::timestamptz[])
          as p(id, uploaded_by_id, created_at)
        where s.workspace_id = ${from.workspaceId}::uuid and s.id = p.id`,
    );
    // Findings follow, too; their hashes are those of the space that was left, so they are made anew.
    await this.database.prisma.screenshotText.updateMany({
      where: { workspaceId: to.workspaceId, screenshotId: { in: rows.map(({ id }) => id) } },
      data: { findingsVersion: 0 },
    });
  }

  /** One row under another id, with its text and dates. */
  async copy(
    from: WorkspaceScope,
    to: WorkspaceAccess,
    { id, newId, derivedSize, now }: { id: string; newId: string; derivedSize: number; now: Date },
  ): Promise<void> {
    this.transactions.assertOpen();
    const source = Prisma.sql`
      x.workspace_id = ${from.workspaceId}::uuid and x.screenshot_id = ${id}::uuid`;
    const target = Prisma.sql`${to.workspaceId}::uuid, ${newId}::uuid`;
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshots (workspace_id, id, uploaded_by_id, processing_status, created_at,
          updated_at, derived_size, ${COPIED.screenshot})
        select ${target}, ${to.userId}::uuid,
          case when processing_status = 'processing' then 'pending' else processing_status end,
          ${now}, ${now}, ${derivedSize}, ${COPIED.screenshot}
        from screenshots where workspace_id = ${from.workspaceId}::uuid and id = ${id}::uuid`,
    );
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_texts (workspace_id, screenshot_id, ${COPIED.text})
        select ${target}, ${COPIED.text}
        from screenshot_texts x where ${source}`,
    );
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_dates (workspace_id, screenshot_id, id, ${COPIED.date})
        select ${target}, gen_random_uuid(), ${COPIED.date}
        from screenshot_dates x where ${source}`,
    );
  }

  /** The tags exist already. */
  async attachTags({ workspaceId }: WorkspaceScope, links: readonly TagLink[]): Promise<void> {
    if (links.length === 0) return;
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_tags
          (workspace_id, screenshot_id, tag_id, position, source, uploaded_at)
        select s.workspace_id, s.id, t.id, l.position, l.source::"ValueSource", s.created_at
        from unnest(${links.map(({ screenshotId }) => screenshotId)}::uuid[],
                    ${links.map(({ name }) => name)}::text[],
                    ${links.map(({ position }) => position)}::int[],
                    ${links.map(({ source }) => source)}::text[])
          as l(screenshot_id, name, position, source)
        join screenshots s on s.workspace_id = ${workspaceId}::uuid and s.id = l.screenshot_id
        join tags t on t.workspace_id = s.workspace_id and t.name = l.name and t.deleted_at is null
        on conflict do nothing`,
    );
  }

  async attachFavorites(
    { workspaceId, userId }: WorkspaceAccess,
    ids: readonly string[],
    now: Date,
  ): Promise<void> {
    if (ids.length === 0) return;
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into favorites (workspace_id, screenshot_id, user_id, uploaded_at, created_at)
        select s.workspace_id, s.id, ${userId}::uuid, s.created_at, ${now} from screenshots s
        where s.workspace_id = ${workspaceId}::uuid and s.id = any(${ids}::uuid[])
        on conflict do nothing`,
    );
  }
}
