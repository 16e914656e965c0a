import { Inject, Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { Database } from '../../../infra/database/database';
import { shareKind } from '../../../infra/database/enum-columns';
import { Prisma } from '../../../infra/database/generated/client';
import { isLockedSql } from '../../billing/plans/lock.sql';
import { isOpenLink } from '../../screenshots/rows/share-links.sql';
import {
  boolean,
  FOUND,
  ID,
  int4,
  json,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';
import { MAX_SHARED } from '../../../contract/limits';

/** A screenshot that a link shows. */
export interface OpenItem {
  id: string;
  title: string | null;
  width: number;
  height: number;
}

const OPEN_LINK = shape({
  id: uuid,
  workspaceId: uuid,
  createdById: uuid,
  kind: shareKind,
  collectionId: nullable(uuid),
  collectionName: nullable(text),
  workspaceName: nullable(text),
  title: nullable(text),
  passwordHash: nullable(text),
  passwordVersion: int4,
  expiresAt: nullable(timestamptz),
  maxViews: nullable(int4),
  viewCount: int4,
  allowDownload: boolean,
  showText: boolean,
  redact: boolean,
  hasLogo: boolean,
  /** In its order: nothing that is trashed or locked. */
  items: json<OpenItem[]>(),
});
export type OpenLinkRow = RowOf<typeof OPEN_LINK>;

/** A link that shows chosen screenshots or those of a collection, or one that will show a collection and has no id yet. */
type Showing = Pick<OpenLinkRow, 'collectionId'> & { id: string | null };

/** The rows that a link shows. `find` asks whether it is still open, `listShown` does not. */
@Injectable()
export class OpenLinksRepository {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The open link of a token, unless its collection is gone. One statement for it and for what it shows, so that no dead
   * link takes longer to answer than another.
   */
  async find(tokenHash: Buffer, now: Date): Promise<OpenLinkRow | null> {
    const items = this.itemsSql({
      ws: Prisma.sql`l.workspace_id`,
      link: Prisma.sql`l.id`,
      collection: Prisma.sql`l.collection_id`,
    });
    const [row] = await this.database.query(
      OPEN_LINK,
      Prisma.sql`
        select l.id, l.workspace_id as "workspaceId", l.created_by_id as "createdById", l.kind,
               l.collection_id as "collectionId", c.name as "collectionName",
               w.name as "workspaceName", l.title, l.password_hash as "passwordHash",
               l.password_version as "passwordVersion", l.expires_at as "expiresAt",
               l.max_views as "maxViews", l.view_count as "viewCount",
               l.allow_download as "allowDownload", l.show_text as "showText", l.redact,
               exists (select 1 from space_logos g where g.workspace_id = l.workspace_id)
                 as "hasLogo",
               (select coalesce(json_agg(x), '[]') from (${items}) x) as items
        from share_links l
        join workspaces w on w.id = l.workspace_id
        left join collections c on c.workspace_id = l.workspace_id and c.id = l.collection_id
          and c.deleted_at is null
        where l.token_hash = ${tokenHash} and ${isOpenLink(now)}
          and (l.kind = 'screenshots' or c.id is not null)`,
      'open link',
    );
    return row ?? null;
  }

  /** The screenshots of a link, also of one that is not open. */
  async listShown({ workspaceId }: WorkspaceScope, link: Showing): Promise<string[]> {
    const items = this.itemsSql({
      ws: Prisma.sql`${workspaceId}::uuid`,
      link: Prisma.sql`${link.id}::uuid`,
      collection: Prisma.sql`${link.collectionId}::uuid`,
    });
    const rows = await this.database.query(ID, Prisma.sql`select id from (${items}) x`);
    return rows.map(({ id }) => id);
  }

  /** The first screenshots of a link in its order now: its own, or those of its collection. */
  private itemsSql({ ws, link, collection }: ShownBy): Prisma.Sql {
    const isLocked = this.config.billing.isOn ? isLockedSql : Prisma.sql`false`;
    return Prisma.sql`
      select s.id, s.title, s.width, s.height
      from (
        select screenshot_id, position from share_items
        where workspace_id = ${ws} and link_id = ${link}
        union all
        select screenshot_id, position from collection_items
        where workspace_id = ${ws} and collection_id = ${collection}) o
      join screenshots s on s.workspace_id = ${ws} and s.id = o.screenshot_id
      join workspaces w on w.id = s.workspace_id
      where s.deleted_at is null and not ${isLocked}
      order by o.position nulls last, s.created_at desc, s.id desc
      limit ${MAX_SHARED}`;
  }

  /** The texts of originals, for links that show them as they are. */
  async listTexts({ workspaceId }: WorkspaceScope, ids: readonly string[]) {
    const rows = await this.database.prisma.screenshotText.findMany({
      where: { workspaceId, screenshotId: { in: [...ids] } },
      select: { screenshotId: true, text: true },
    });
    return new Map(rows.map(({ screenshotId, text: said }) => [screenshotId, said]));
  }

  /**
   * Counts these views of one link; returns false where the last one was taken. One statement, so that no two visitors take
   * the same one.
   */
  async countViews(
    { workspaceId }: WorkspaceScope,
    linkId: string,
    { now, views }: { now: Date; views: number },
  ): Promise<boolean> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`
        with counted as (
          update share_links set view_count = view_count + ${views}::int, last_viewed_at = ${now}
          where workspace_id = ${workspaceId}::uuid and id = ${linkId}::uuid
            and revoked_at is null and (max_views is null or view_count < max_views)
          returning id)
        insert into share_days (link_id, day, views)
        select id, ${now.toISOString().slice(0, 10)}::date, ${views}::int from counted
        on conflict (link_id, day) do update set views = share_days.views + excluded.views
        returning 1`,
      'count of views',
    );
    return rows.length > 0;
  }
}

/** As values, or as columns of a link. */
interface ShownBy {
  ws: Prisma.Sql;
  link: Prisma.Sql;
  collection: Prisma.Sql;
}
