import { Inject, Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { Database } from '../../../infra/database/database';
import { shareKind } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import { isLockedSql } from '../../../infra/database/lock-sql';
import {
  boolean,
  FOUND,
  ID,
  int4,
  NONE,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';
import { MAX_SHARED } from '../../../contract/limits';

const OPEN_LINK = shape({
  id: uuid,
  workspaceId: uuid,
  createdById: uuid,
  kind: shareKind,
  collectionId: nullable(uuid),
  collectionName: nullable(text),
  spaceName: nullable(text),
  title: nullable(text),
  passwordHash: nullable(text),
  passwordVersion: int4,
  expiresAt: nullable(timestamptz),
  maxViews: nullable(int4),
  viewCount: int4,
  allowDownload: boolean,
  showText: boolean,
  redact: boolean,
});
export type OpenLinkRow = RowOf<typeof OPEN_LINK>;

const ITEM = shape({ id: uuid, title: nullable(text), width: int4, height: int4 });
export type OpenItemRow = RowOf<typeof ITEM>;

/** A link that shows chosen screenshots, or those of a collection. */
type Showing = Pick<OpenLinkRow, 'id' | 'kind' | 'collectionId'>;

/** The rows that a visitor may reach: everything here asks whether it is still shared. */
@Injectable()
export class OpenLinksRepository {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The link of a token that somebody may open: not revoked, not ended, allowed in its space, and made by somebody who is
   * still in it.
   */
  async find(tokenHash: Buffer, now: Date): Promise<OpenLinkRow | null> {
    const [row] = await this.database.query(
      OPEN_LINK,
      Prisma.sql`
        select l.id, l.workspace_id as "workspaceId", l.created_by_id as "createdById", l.kind,
               l.collection_id as "collectionId", c.name as "collectionName",
               w.name as "spaceName", l.title, l.password_hash as "passwordHash",
               l.password_version as "passwordVersion", l.expires_at as "expiresAt",
               l.max_views as "maxViews", l.view_count as "viewCount",
               l.allow_download as "allowDownload", l.show_text as "showText", l.redact
        from share_links l
        join workspaces w on w.id = l.workspace_id and w.deleted_at is null
        join workspace_members m on m.workspace_id = l.workspace_id and m.user_id = l.created_by_id
        join users u on u.id = l.created_by_id and u.issuer <> 'closed' and u.disabled_at is null
        left join share_rules r on r.workspace_id = l.workspace_id
        left join collections c on c.workspace_id = l.workspace_id and c.id = l.collection_id
          and c.deleted_at is null
        where l.token_hash = ${tokenHash}
          and l.revoked_at is null
          and (l.expires_at is null or l.expires_at > ${now})
          and coalesce(r.is_allowed, true)
          and (l.kind = 'screenshots' or c.id is not null)`,
      'open link',
    );
    return row ?? null;
  }

  /** The screenshots of a link now, in its order: nothing that is trashed or locked. */
  async listItems(scope: WorkspaceScope, link: Showing): Promise<OpenItemRow[]> {
    const { workspaceId } = scope;
    const isLocked = this.config.billing.isOn ? isLockedSql : Prisma.sql`false`;
    return this.database.query(
      ITEM,
      Prisma.sql`
        select s.id, s.title, s.width, s.height
        from (${shown(scope, link)}) o
        join screenshots s on s.workspace_id = ${workspaceId}::uuid and s.id = o.screenshot_id
        join workspaces w on w.id = s.workspace_id
        where s.deleted_at is null and not ${isLocked}
        order by o.position nulls last, s.created_at desc, s.id desc
        limit ${MAX_SHARED}`,
    );
  }

  async listShown(scope: WorkspaceScope, link: Showing): Promise<string[]> {
    return (await this.listItems(scope, link)).map(({ id }) => id);
  }

  async listCollected({ workspaceId }: WorkspaceScope, collectionId: string): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select s.id from collection_items i
        join screenshots s on s.workspace_id = i.workspace_id and s.id = i.screenshot_id
        where i.workspace_id = ${workspaceId}::uuid and i.collection_id = ${collectionId}::uuid
          and s.deleted_at is null
        limit ${MAX_SHARED}`,
    );
    return rows.map(({ id }) => id);
  }

  /** The texts of originals, for links that show them as they are. */
  async listTexts({ workspaceId }: WorkspaceScope, ids: readonly string[]) {
    const rows = await this.database.prisma.screenshotText.findMany({
      where: { workspaceId, screenshotId: { in: [...ids] } },
      select: { screenshotId: true, text: true },
    });
    return new Map(rows.map(({ screenshotId, text: said }) => [screenshotId, said]));
  }

  /** Returns false where the last view was taken. One statement, so that no two visitors take the same one. */
  async countView({ workspaceId }: WorkspaceScope, linkId: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        update share_links set view_count = view_count + 1, last_viewed_at = ${now}
        where workspace_id = ${workspaceId}::uuid and id = ${linkId}::uuid
          and revoked_at is null and (max_views is null or view_count < max_views)
        returning 1`,
    );
    if (rows.length === 0) return false;
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into share_days (link_id, day, views)
        values (${linkId}::uuid, ${now.toISOString().slice(0, 10)}::date, 1)
        on conflict (link_id, day) do update set views = share_days.views + 1`,
    );
    return true;
  }
}

const shown = ({ workspaceId }: WorkspaceScope, { id, kind, collectionId }: Showing): Prisma.Sql =>
  kind === 'screenshots'
    ? Prisma.sql`
        select screenshot_id, position from share_items
        where workspace_id = ${workspaceId}::uuid and link_id = ${id}::uuid`
    : Prisma.sql`
        select screenshot_id, position from collection_items
        where workspace_id = ${workspaceId}::uuid and collection_id = ${collectionId}::uuid`;
