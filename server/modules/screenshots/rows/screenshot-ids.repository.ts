import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { boolean, ID, shape, text, uuid } from '../../../infra/database/row-shape';
import { isUnlockedSql } from '../../billing/plans/lock.sql';

const LOCATED = shape({
  id: uuid,
  workspaceId: uuid,
  uploadedById: uuid,
  isTrashed: boolean,
});

const KNOWN_HASH = shape({ hash: text, id: uuid });

/** Asks about many ids or hashes at once: those that are there, locked or not read yet. */
@Injectable()
export class ScreenshotIdsRepository {
  constructor(private readonly database: Database) {}

  /** Those of these screenshots that wait to be read. */
  async listUnread({ workspaceId }: WorkspaceScope, ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots
        where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])
          and processing_status in ('pending', 'processing')`,
    );
    return rows.map(({ id }) => id);
  }

  /** Those of these ids that are in workspaces of the person, with their workspaces. */
  async locateMany(
    { userId }: PersonScope,
    ids: readonly string[],
  ): Promise<{ id: string; workspaceId: string; uploadedById: string; isTrashed: boolean }[]> {
    return this.database.query(
      LOCATED,
      Prisma.sql`
        select s.id, s.workspace_id as "workspaceId", s.uploaded_by_id as "uploadedById",
               s.deleted_at is not null as "isTrashed"
        from screenshots s
        join workspace_members m on m.workspace_id = s.workspace_id and m.user_id = ${userId}::uuid
        where s.id = any(${ids}::uuid[])`,
    );
  }

  /** Those of these hashes whose image is here and not trashed. */
  async listKnownHashes(
    scope: WorkspaceScope,
    hashes: readonly string[],
  ): Promise<{ hash: string; id: string }[]> {
    return this.database.query(
      KNOWN_HASH,
      Prisma.sql`
        select encode(sha256, 'hex') as hash, id from screenshots
        where workspace_id = ${scope.workspaceId}::uuid and deleted_at is null
          and sha256 = any(select decode(h, 'hex') from unnest(${hashes}::text[]) as h)`,
    );
  }

  /** Returns those that are locked. */
  async listLockedIds(scope: WorkspaceScope, ids: readonly string[]): Promise<string[]> {
    if (!scope.lock) return [];
    const isOpen = isUnlockedSql(scope.lock, Prisma.sql`created_at`, Prisma.sql`id`);
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots
        where workspace_id = ${scope.workspaceId}::uuid and id = any(${ids}::uuid[])
          and not ${isOpen}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Those of these ids that have a row, for cleaning up after a crash. */
  async listExisting(_system: SystemScope, ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from screenshots where id = any(${ids}::uuid[])`,
    );
    return rows.map(({ id }) => id);
  }
}
