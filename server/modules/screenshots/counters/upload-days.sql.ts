import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Prisma } from '../../../infra/database/generated/client';

/**
 * `day` and `n`: uploads of each day in a time zone, from the first to the last one, where there are any. They are counted
 * by quarters of an hour, so that the days of every time zone can be summed.
 */
export const uploadDays = (
  { workspaceId }: WorkspaceScope,
  { from, to }: { from: string; to: string },
  timeZone: string,
): Prisma.Sql => Prisma.sql`
  select (quarter at time zone ${timeZone})::date as day, sum(uploaded)::int as n
  from upload_counts
  where workspace_id = ${workspaceId}::uuid
    and quarter >= (${from}::date::timestamp at time zone ${timeZone})
    and quarter < ((${to}::date + 1)::timestamp at time zone ${timeZone})
  group by 1 having sum(uploaded) > 0`;
