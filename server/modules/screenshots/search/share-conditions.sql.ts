import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Prisma } from '../../../infra/database/generated/client';
import { isOpenLink } from '../rows/share-links.sql';

/**
 * True for a screenshot `o` that a link shows, alone or in a collection, which somebody could open now. The shared ones
 * are looked up once and not for each screenshot.
 */
export const isShared = (scope: WorkspaceScope, now: Date): Prisma.Sql => Prisma.sql`
  o.id in (
    select i.screenshot_id from share_links l
    join share_items i on i.workspace_id = l.workspace_id and i.link_id = l.id
    where ${isLive(scope, now)}
    union all
    select i.screenshot_id from share_links l
    join collections c on c.workspace_id = l.workspace_id and c.id = l.collection_id
      and c.deleted_at is null
    join collection_items i on i.workspace_id = c.workspace_id and i.collection_id = c.id
    where ${isLive(scope, now)})`;

/** An open link of this workspace that is not used up: nobody new could look then. */
const isLive = ({ workspaceId }: WorkspaceScope, now: Date): Prisma.Sql => Prisma.sql`
  l.workspace_id = ${workspaceId}::uuid and ${isOpenLink(now)}
  and (l.max_views is null or l.view_count < l.max_views)`;
