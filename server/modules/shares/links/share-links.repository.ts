import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { shareKind } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import { isUnlockedSql } from '../../billing/plans/lock.sql';
import {
  boolean,
  COUNT,
  int4,
  json,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';

const SHARE_ROW = shape({
  id: uuid,
  createdById: uuid,
  createdByName: text,
  kind: shareKind,
  collectionId: nullable(uuid),
  collectionName: nullable(text),
  version: int4,
  title: nullable(text),
  passwordHash: nullable(text),
  expiresAt: nullable(timestamptz),
  maxViews: nullable(int4),
  viewCount: int4,
  lastViewedAt: nullable(timestamptz),
  allowDownload: boolean,
  showText: boolean,
  redact: boolean,
  createdAt: timestamptz,
  /** Chosen ones that are still here. */
  screenshotIds: json<string[]>(),
  firstTitle: nullable(text),
  shown: int4,
  /** Of the copies that it shows: those that are not there yet, and those that must not be shown. */
  unready: int4,
  unclean: int4,
  days: json<{ day: string; views: number }[]>(),
});
export type ShareRow = RowOf<typeof SHARE_ROW>;

const PLACE = shape({ workspaceId: uuid });

export interface NewShare {
  id: string;
  kind: 'screenshots' | 'collection';
  collectionId: string | null;
  tokenHash: Buffer;
  title: string | null;
  passwordHash: string | null;
  expiresAt: Date | null;
  maxViews: number | null;
  allowDownload: boolean;
  showText: boolean;
  redact: boolean;
}

/** The fields that a person changes; an absent one stays as it is. */
export type ShareChange = Partial<
  Pick<
    NewShare,
    'title' | 'passwordHash' | 'expiresAt' | 'maxViews' | 'allowDownload' | 'showText' | 'redact'
  >
>;

/** Links as the members of their workspace manage them. Visitors see those of open-links.repository.ts. */
@Injectable()
export class ShareLinksRepository {
  constructor(private readonly database: Database) {}

  /** The workspace of a link that is not revoked; null for people who are not members there. */
  async locate({ userId }: PersonScope, id: string): Promise<string | null> {
    const [row] = await this.database.query(
      PLACE,
      Prisma.sql`
        select l.workspace_id as "workspaceId" from share_links l
        join workspace_members m on m.workspace_id = l.workspace_id and m.user_id = ${userId}::uuid
        join workspaces w on w.id = l.workspace_id and w.deleted_at is null
        where l.id = ${id}::uuid and l.revoked_at is null`,
    );
    return row?.workspaceId ?? null;
  }

  async list(
    scope: WorkspaceAccess,
    { before, limit }: { before: string | null; limit: number },
  ): Promise<ShareRow[]> {
    return this.read(
      scope,
      Prisma.sql`(${before}::uuid is null or l.id < ${before}::uuid)
        order by l.id desc limit ${limit}`,
    );
  }

  async find(scope: WorkspaceAccess, id: string): Promise<ShareRow | null> {
    const [row] = await this.read(scope, Prisma.sql`l.id = ${id}::uuid`);
    return row ?? null;
  }

  async insert(
    { workspaceId, userId }: WorkspaceAccess,
    { tokenHash, ...share }: NewShare,
    screenshotIds: readonly string[],
    now: Date,
  ): Promise<void> {
    const { prisma } = this.database;
    await prisma.shareLink.create({
      data: {
        ...share,
        workspaceId,
        createdById: userId,
        tokenHash: new Uint8Array(tokenHash),
        createdAt: now,
      },
    });
    if (screenshotIds.length === 0) return;
    await prisma.shareItem.createMany({
      data: screenshotIds.map((screenshotId, position) => ({
        workspaceId,
        linkId: share.id,
        screenshotId,
        position,
      })),
      skipDuplicates: true,
    });
  }

  async update({ workspaceId }: WorkspaceScope, id: string, change: ShareChange): Promise<void> {
    await this.database.prisma.shareLink.updateMany({
      where: { workspaceId, id },
      data: {
        ...change,
        // Browsers that an earlier password opened are closed with it.
        ...(change.passwordHash === undefined ? {} : { passwordVersion: { increment: 1 } }),
      },
    });
  }

  async renew(
    { workspaceId }: WorkspaceScope,
    id: string,
    { version, tokenHash }: { version: number; tokenHash: Buffer },
  ): Promise<void> {
    await this.database.prisma.shareLink.updateMany({
      where: { workspaceId, id },
      data: { version, tokenHash: new Uint8Array(tokenHash) },
    });
  }

  /** Revokes those of the workspace that are not revoked, or only those of one maker; returns their number. */
  async revoke(
    { workspaceId }: WorkspaceScope,
    { id, createdById }: { id?: string; createdById?: string },
    now: Date,
  ): Promise<number> {
    const { count } = await this.database.prisma.shareLink.updateMany({
      where: { workspaceId, id, createdById, revokedAt: null },
      data: { revokedAt: now },
    });
    return count;
  }

  /** Links that count towards the allowance of a plan: those of a disabled maker too, because they come back. */
  async countLive({ workspaceId }: WorkspaceScope, now: Date): Promise<number> {
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count from share_links
        where workspace_id = ${workspaceId}::uuid and revoked_at is null
          and (expires_at is null or expires_at > ${now})
          and (max_views is null or view_count < max_views)`,
    );
    return row?.count ?? 0;
  }

  async countAll({ workspaceId }: WorkspaceScope): Promise<number> {
    return this.database.prisma.shareLink.count({ where: { workspaceId, revokedAt: null } });
  }

  /** Serialises the writers of the workspace, so that two links cannot pass a limit together. */
  lockWorkspace(scope: WorkspaceScope): Promise<void> {
    return this.database.lockWorkspace(scope);
  }

  private async read(scope: WorkspaceAccess, where: Prisma.Sql): Promise<ShareRow[]> {
    const isOpen = isUnlockedSql(scope.lock, Prisma.sql`s.created_at`, Prisma.sql`s.id`);
    return this.database.query(
      SHARE_ROW,
      Prisma.sql`
        select l.id, l.created_by_id as "createdById", u.name as "createdByName", l.kind,
               l.collection_id as "collectionId", k.name as "collectionName", l.version, l.title,
               l.password_hash as "passwordHash", l.expires_at as "expiresAt",
               l.max_views as "maxViews", l.view_count as "viewCount",
               l.last_viewed_at as "lastViewedAt", l.allow_download as "allowDownload",
               l.show_text as "showText", l.redact, l.created_at as "createdAt",
               i.ids as "screenshotIds", i."firstTitle", i.shown, i.unready, i.unclean,
               (select coalesce(json_agg(json_build_object('day', d.day, 'views', d.views)
                          order by d.day desc), '[]')
                from (select to_char(day, 'YYYY-MM-DD') as day, views from share_days
                      where link_id = l.id order by day desc limit 30) d) as days
        from share_links l
        join users u on u.id = l.created_by_id
        left join collections k on k.workspace_id = l.workspace_id and k.id = l.collection_id
          and k.deleted_at is null
        cross join lateral (
          select coalesce(json_agg(s.id order by o.position, s.id)
                   filter (where l.kind = 'screenshots'), '[]') as ids,
                 (array_agg(coalesce(s.title, s.original_name) order by o.position, s.id))[1]
                   as "firstTitle",
                 count(s.id)::int as shown,
                 (count(s.id) filter (where l.redact and c.state is distinct from 'ready'
                    and c.state is distinct from 'not_clean'))::int as unready,
                 (count(s.id) filter (where l.redact and c.state = 'not_clean'))::int as unclean
          from (
            select screenshot_id, position from share_items
            where workspace_id = l.workspace_id and link_id = l.id
            union all
            select screenshot_id, null from collection_items
            where workspace_id = l.workspace_id and collection_id = l.collection_id) o
          join screenshots s on s.workspace_id = l.workspace_id and s.id = o.screenshot_id
            and s.deleted_at is null and ${isOpen}
          left join redacted_copies c on c.workspace_id = s.workspace_id and c.screenshot_id = s.id) i
        where l.workspace_id = ${scope.workspaceId}::uuid and l.revoked_at is null and ${where}`,
    );
  }
}
