import { Prisma } from '../../../infra/database/generated/client';

/** True for a link `l` that was not revoked and has not ended. */
export const isNotOver = (now: Date): Prisma.Sql => Prisma.sql`(
  l.revoked_at is null and (l.expires_at is null or l.expires_at > ${now}))`;

/**
 * True for a link `l` that is not over, in a space whose owner allows links, of a maker who is still in it. Views that are
 * used up are no part of it: browsers that were counted may still look.
 */
export const isOpenLink = (now: Date): Prisma.Sql => Prisma.sql`(
  ${isNotOver(now)}
  and not exists (select 1 from share_rules r
                  where r.workspace_id = l.workspace_id and not r.is_allowed)
  and exists (select 1 from workspace_members m
              join workspaces p on p.id = m.workspace_id and p.deleted_at is null
              join users u on u.id = m.user_id and u.issuer <> 'closed' and u.disabled_at is null
              where m.workspace_id = l.workspace_id and m.user_id = l.created_by_id))`;
