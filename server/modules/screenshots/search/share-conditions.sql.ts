import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Prisma } from '../../../infra/database/generated/client';

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

/** Neither revoked nor over nor used up, in a space whose owner allows links, of a maker who is still in it. */
const isLive = ({ workspaceId }: WorkspaceScope, now: Date): Prisma.Sql => Prisma.sql`
  l.workspace_id = ${workspaceId}::uuid and l.revoked_at is null
  and (l.expires_at is null or l.expires_at > ${now})
  and (l.max_views is null or l.view_count < l.max_views)
  and not exists (select 1 from share_rules r
                  where r.workspace_id = l.workspace_id and not r.is_allowed)
  and exists (select 1 from workspace_members m
              join users u on u.id = m.user_id and u.issuer <> 'closed' and u.disabled_at is null
              where m.workspace_id = l.workspace_id and m.user_id = l.created_by_id)`;
