import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { isLockedSql, isOpenSql } from '../../infra/database/lock-sql';
import type { StoredEvidence } from './evidence.mapper';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotRows } from './screenshot-rows.repository';

export interface NewScreenshot {
  id: string;
  originalName: string;
  sha256: Buffer;
  contentType: string;
  fileSize: number;
  width: number;
  height: number;
  thumbhash: Buffer;
  imageCreatedAt: string | null;
  imageCreatedSource: string | null;
  createdAt: Date;
}

/** What serving the image needs to know. */
export interface ScreenshotFileRow {
  id: string;
  originalName: string;
  sha256: Buffer;
  contentType: string;
  fileSize: number;
  deletedAt: Date | null;
  isLocked: boolean;
}

export interface TwinRow {
  id: string;
  name: string;
  createdAt: Date;
  deletedAt: Date | null;
}

/** A month as a zone has it: `2026-11`, and the first instant behind it. */
export interface UploadMonth {
  month: string;
  count: number;
  end: Date;
}

/** Single screenshots: found, stored, changed. Lists are in screenshot-lists.repository.ts. */
@Injectable()
export class ScreenshotsRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: ScreenshotRows,
  ) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** Also rows in the trash; the service decides who may see those. */
  async find(scope: WorkspaceScope, id: string): Promise<ScreenshotRow | null> {
    const [row] = await this.rows.read(
      scope,
      { withText: true, name: 'one screenshot' },
      (columns) => Prisma.sql`
        select ${columns} from screenshots s
        where s.workspace_id = ${scope.workspaceId}::uuid and s.id = ${id}::uuid`,
    );
    return row ?? null;
  }

  /**
   * Images are asked for sixty at a time, so the membership check is part of the one statement instead of a scope
   * before it: outsiders get null.
   */
  async findFileForMember(userId: string, id: string): Promise<ScreenshotFileRow | null> {
    const [row] = await this.database.query<ScreenshotFileRow>(
      Prisma.sql`
        select s.id, s.original_name as "originalName", s.sha256, s.content_type as "contentType",
               s.file_size as "fileSize", s.deleted_at as "deletedAt", ${isLockedSql} as "isLocked"
        from screenshots s
        join workspaces w on w.id = s.workspace_id
        join workspace_members m on m.workspace_id = w.id and m.user_id = ${userId}::uuid
        where s.id = ${id}::uuid and w.deleted_at is null`,
      'file for member',
    );
    return row ?? null;
  }

  async findTwin(scope: WorkspaceScope, sha256: Buffer): Promise<TwinRow | null> {
    const [row] = await this.database.query<TwinRow>(
      Prisma.sql`
        select id, coalesce(title, original_name) as name, created_at as "createdAt",
               deleted_at as "deletedAt"
        from screenshots
        where workspace_id = ${scope.workspaceId}::uuid and sha256 = ${sha256}`,
      'twin of bytes',
    );
    return row ?? null;
  }

  /** False when the same bytes are in the workspace already; a parallel upload of them is waited for. */
  async insert(scope: WorkspaceScope, shot: NewScreenshot): Promise<boolean> {
    const rows = await this.database.query(
      Prisma.sql`
        insert into screenshots (id, workspace_id, uploaded_by_id, original_name, sha256,
          content_type, file_size, width, height, thumbhash, image_created_at, image_created_on,
          image_created_source, created_at, updated_at)
        values (${shot.id}::uuid, ${scope.workspaceId}::uuid, ${scope.userId}::uuid,
          ${shot.originalName}, ${shot.sha256}, ${shot.contentType}, ${shot.fileSize}, ${shot.width},
          ${shot.height}, ${shot.thumbhash}, ${shot.imageCreatedAt},
          ${shot.imageCreatedAt?.slice(0, 10) ?? null}::date, ${shot.imageCreatedSource},
          ${shot.createdAt}, ${shot.createdAt})
        on conflict (workspace_id, sha256) do nothing
        returning id`,
      'claim screenshot',
    );
    return rows.length > 0;
  }

  async setFavorite(
    scope: WorkspaceScope,
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
    await this.database.query(statement);
  }

  /** A title that a person typed is never replaced by a later reading (decisions 14). */
  async setTitle(scope: WorkspaceScope, id: string, title: string, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      update screenshots set title = ${title}, title_source = 'person', updated_at = ${now}
      where workspace_id = ${scope.workspaceId}::uuid and id = ${id}::uuid`);
  }

  /** Which of these still wait to be read. */
  async listUnreadForSystem(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from screenshots
      where id = any(${ids}::uuid[]) and processing_status in ('pending', 'processing')`);
    return rows.map(({ id }) => id);
  }

  /** For the system: the workspaces of these ids. The caller must then prove membership. */
  async locateManyForSystem(
    ids: readonly string[],
  ): Promise<{ id: string; workspaceId: string; uploadedById: string; isTrashed: boolean }[]> {
    return this.database.query(Prisma.sql`
      select id, workspace_id as "workspaceId", uploaded_by_id as "uploadedById",
             deleted_at is not null as "isTrashed"
      from screenshots where id = any(${ids}::uuid[])`);
  }

  /** Of these hashes, those whose image is here and not in the trash. */
  async listKnownHashes(
    scope: WorkspaceScope,
    hashes: readonly string[],
  ): Promise<{ hash: string; id: string }[]> {
    return this.database.query(Prisma.sql`
      select encode(sha256, 'hex') as hash, id from screenshots
      where workspace_id = ${scope.workspaceId}::uuid and deleted_at is null
        and sha256 = any(select decode(h, 'hex') from unnest(${hashes}::text[]) as h)`);
  }

  /** Is any of these behind the lock? */
  async areAnyLocked(scope: WorkspaceScope, ids: readonly string[]): Promise<boolean> {
    if (!scope.lock) return false;
    const isOpen = isOpenSql(scope.lock, Prisma.sql`created_at`, Prisma.sql`id`);
    const rows = await this.database.query(Prisma.sql`
      select 1 from screenshots
      where workspace_id = ${scope.workspaceId}::uuid and id = any(${ids}::uuid[]) and not ${isOpen}
      limit 1`);
    return rows.length > 0;
  }

  /** The lines with their words and boxes, as the engine stored them; null before the first reading. */
  async findLines(scope: WorkspaceScope, id: string): Promise<unknown> {
    const [row] = await this.database.query<{ lines: unknown }>(Prisma.sql`
      select lines from screenshot_texts
      where workspace_id = ${scope.workspaceId}::uuid and screenshot_id = ${id}::uuid`);
    return row?.lines ?? null;
  }

  /** Null before the first reading. */
  async findEvidence(scope: WorkspaceScope, id: string): Promise<StoredEvidence | null> {
    const [row] = await this.database.query<StoredEvidence>(Prisma.sql`
      select x.evidence, s.title_source = 'person' as "isTitleOwn",
             array(select t.name from screenshot_tags l
                   join tags t on t.workspace_id = l.workspace_id and t.id = l.tag_id
                   where l.workspace_id = s.workspace_id and l.screenshot_id = s.id
                     and l.source = 'ai') as "readTags"
      from screenshots s
      join screenshot_texts x on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
      where s.workspace_id = ${scope.workspaceId}::uuid and s.id = ${id}::uuid`);
    return row ?? null;
  }

  /** Uploads by the months of a zone, newest first. */
  async listMonths(scope: WorkspaceScope, timeZone: string): Promise<UploadMonth[]> {
    return this.database.query<UploadMonth>(Prisma.sql`
      select to_char(first, 'YYYY-MM') as month, count,
             (first + interval '1 month') at time zone ${timeZone} as end
      from (select date_trunc('month', quarter at time zone ${timeZone}) as first,
                   sum(uploaded)::int as count
            from upload_counts where workspace_id = ${scope.workspaceId}::uuid
            group by 1 having sum(uploaded) > 0) months
      order by first desc`);
  }

  /** Which of these ids have a row, for cleaning up after a crash. */
  async listExistingForSystem(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from screenshots where id = any(${ids}::uuid[])`);
    return rows.map(({ id }) => id);
  }
}
