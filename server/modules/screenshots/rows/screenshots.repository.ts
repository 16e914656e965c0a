import { Inject, Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma, type Screenshot } from '../../../infra/database/generated/client';
import {
  boolean,
  bytea,
  ID,
  int4,
  jsonb,
  NONE,
  nullable,
  type RowOf,
  shape,
  text,
  textArray,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { isLockedSql } from '../../billing/plans/lock.sql';
import type { StoredEvidence } from './evidence.mapper';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotRowsRepository } from './screenshot-rows.repository';

export interface NewScreenshot {
  id: string;
  originalName: string;
  sha256: Buffer;
  contentType: string;
  fileSize: number;
  /** Bytes of its thumbnail. */
  derivedSize: number;
  width: number;
  height: number;
  thumbhash: Buffer;
  imageCreatedAt: string | null;
  imageCreatedSource: string | null;
  createdAt: Date;
}

/** Texts that a person types, by the names that Prisma gives to their columns; those that are absent stay. */
export type OwnWords = Partial<Pick<Screenshot, 'title' | 'note'>>;

/** The columns that are needed to serve the image. */
const SCREENSHOT_FILE_ROW = shape({
  id: uuid,
  originalName: text,
  sha256: bytea,
  contentType: text,
  fileSize: int4,
  deletedAt: nullable(timestamptz),
  isLocked: boolean,
});

export type ScreenshotFileRow = RowOf<typeof SCREENSHOT_FILE_ROW>;

const TWIN_ROW = shape({
  id: uuid,
  name: text,
  createdAt: timestamptz,
  deletedAt: nullable(timestamptz),
});

export type TwinRow = RowOf<typeof TWIN_ROW>;

const STORED_EVIDENCE = shape({
  evidence: jsonb<unknown>(),
  blocks: jsonb<unknown>(),
  isTitleOwn: boolean,
  readTags: textArray,
});

/**
 * Single screenshots: finds, inserts and updates them. `screenshot-ids.repository.ts` asks about many ids at once, and lists
 * are in `screenshot-lists.repository.ts`.
 */
@Injectable()
export class ScreenshotsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly rows: ScreenshotRowsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Also finds trashed rows; the service decides who may see those. */
  async find(scope: WorkspaceAccess, id: string): Promise<ScreenshotRow | null> {
    const [row] = await this.rows.read(
      scope,
      {
        withText: true,
        prepared: { name: 'one screenshot', ids: Prisma.sql`select ${id}::uuid` },
      },
      (columns) => Prisma.sql`
        select ${columns} from screenshots s
        where s.workspace_id = ${scope.workspaceId}::uuid and s.id = ${id}::uuid`,
    );
    return row ?? null;
  }

  /**
   * A page requests sixty images at a time, so the membership check is part of this single statement; outsiders get
   * null.
   */
  async findFile({ userId }: PersonScope, id: string): Promise<ScreenshotFileRow | null> {
    const [row] = await this.database.query(
      SCREENSHOT_FILE_ROW,
      Prisma.sql`
        select s.id, s.original_name as "originalName", s.sha256, s.content_type as "contentType",
               s.file_size as "fileSize", s.deleted_at as "deletedAt", ${isLockedSql} as "isLocked"
        from screenshots s
        join workspaces w on w.id = s.workspace_id
        join workspace_members m on m.workspace_id = w.id and m.user_id = ${userId}::uuid
        where s.id = ${id}::uuid and w.deleted_at is null`,
      'file for member',
    );
    // Nothing is locked where no plans are sold (docs/decisions.md#own-server).
    return row ? { ...row, isLocked: row.isLocked && this.config.billing.isOn } : null;
  }

  async findTwin(scope: WorkspaceScope, sha256: Buffer): Promise<TwinRow | null> {
    const [row] = await this.database.query(
      TWIN_ROW,
      Prisma.sql`
        select id, coalesce(title, original_name) as name, created_at as "createdAt",
               deleted_at as "deletedAt"
        from screenshots
        where workspace_id = ${scope.workspaceId}::uuid and sha256 = ${sha256}`,
      'twin of bytes',
    );
    return row ?? null;
  }

  /** Returns false when the same bytes are in the workspace already. The caller holds the lock, so they stay there. */
  async insert(scope: WorkspaceAccess, shot: NewScreenshot): Promise<boolean> {
    this.transactions.assertOpen();
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        insert into screenshots (id, workspace_id, uploaded_by_id, original_name, sha256,
          content_type, file_size, derived_size, width, height, thumbhash, image_created_at,
          image_created_on, image_created_source, created_at, updated_at)
        values (${shot.id}::uuid, ${scope.workspaceId}::uuid, ${scope.userId}::uuid,
          ${shot.originalName}, ${shot.sha256}, ${shot.contentType}, ${shot.fileSize},
          ${shot.derivedSize}, ${shot.width}, ${shot.height}, ${shot.thumbhash}, ${shot.imageCreatedAt},
          ${shot.imageCreatedAt?.slice(0, 10) ?? null}::date, ${shot.imageCreatedSource},
          ${shot.createdAt}, ${shot.createdAt})
        on conflict (workspace_id, sha256) do nothing
        returning id`,
      'insert screenshot',
    );
    return rows.length > 0;
  }

  /** For this person alone: in a team, favorites of others stay as they are. */
  async setFavorite(
    scope: WorkspaceAccess,
    ids: readonly string[],
    isFavorite: boolean,
    now: Date,
  ): Promise<void> {
    const statement = isFavorite
      ? Prisma.sql`insert into favorites
                     (workspace_id, screenshot_id, user_id, uploaded_at, created_at)
                   select s.workspace_id, s.id, ${scope.userId}::uuid, s.created_at, ${now}
                   from screenshots s
                   where s.workspace_id = ${scope.workspaceId}::uuid and s.id = any(${ids}::uuid[])
                     and s.deleted_at is null
                   on conflict do nothing`
      : Prisma.sql`delete from favorites where workspace_id = ${scope.workspaceId}::uuid
                   and screenshot_id = any(${ids}::uuid[]) and user_id = ${scope.userId}::uuid`;
    await this.database.query(NONE, statement);
  }

  /** A later reading never replaces what a person typed (docs/decisions.md#own-edits). */
  async setWords(scope: WorkspaceScope, id: string, words: OwnWords, now: Date): Promise<void> {
    await this.database.prisma.screenshot.updateMany({
      where: { workspaceId: scope.workspaceId, id },
      data: {
        ...words,
        titleSource: words.title === undefined ? undefined : 'person',
        updatedAt: now,
      },
    });
  }

  /** The texts that a person wrote; a title that was read is left out. */
  async findOwnWords(scope: WorkspaceScope, id: string): Promise<OwnWords> {
    const found = await this.database.prisma.screenshot.findFirst({
      where: { workspaceId: scope.workspaceId, id },
      select: { title: true, note: true, titleSource: true },
    });
    if (!found) return {};
    const { title, note, titleSource } = found;
    return titleSource === 'person' ? { title, note } : { note };
  }

  /** No reading writes here: what a person says of it stays (docs/decisions.md#own-edits). */
  async setMadeAt(scope: WorkspaceScope, id: string, at: string | null, now: Date): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshots set image_created_at = ${at}, image_created_source = 'person',
               image_created_on = ${at?.slice(0, 10) ?? null}::date, updated_at = ${now}
        where workspace_id = ${scope.workspaceId}::uuid and id = ${id}::uuid`,
    );
  }

  /** The lines with their words and boxes, as the engine stored them; null before the first reading. */
  async findLines(scope: WorkspaceScope, id: string): Promise<unknown> {
    const row = await this.database.prisma.screenshotText.findFirst({
      where: { workspaceId: scope.workspaceId, screenshotId: id },
      select: { lines: true },
    });
    return row?.lines ?? null;
  }

  /** Null before the first reading. */
  async findEvidence(scope: WorkspaceScope, id: string): Promise<StoredEvidence | null> {
    const [row] = await this.database.query(
      STORED_EVIDENCE,
      Prisma.sql`
        select x.evidence, x.blocks, s.title_source = 'person' as "isTitleOwn",
               array(select t.name from screenshot_tags l
                     join tags t on t.workspace_id = l.workspace_id and t.id = l.tag_id
                     where l.workspace_id = s.workspace_id and l.screenshot_id = s.id
                       and l.source = 'ai') as "readTags"
        from screenshots s
        join screenshot_texts x on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
        where s.workspace_id = ${scope.workspaceId}::uuid and s.id = ${id}::uuid`,
    );
    return row ?? null;
  }

  async exists({ workspaceId }: WorkspaceScope, id: string): Promise<boolean> {
    const row = await this.database.prisma.screenshot.findFirst({
      where: { workspaceId, id },
      select: { id: true },
    });
    return row !== null;
  }
}
