import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Prisma } from '../../../infra/database/generated/client';
import { isMadeInMonth, quarter, storedBytes } from './counters.repository';
import { isCountedDate, shownPercent } from './shown-dates.sql';

/** Joins a table of links, `l`, to the screenshots that count. */
export const alive = Prisma.sql`
  join screenshots s on s.workspace_id = l.workspace_id and s.id = l.screenshot_id
  where s.deleted_at is null`;

/** The days found in images, with their confidence. */
export const aiRows = Prisma.sql`
  select d.workspace_id, d.extracted_date as day, ${shownPercent} as confidence, count(*) as n
  from screenshot_dates d
  join screenshots s on s.workspace_id = d.workspace_id and s.id = d.screenshot_id
  where s.deleted_at is null and ${isCountedDate}
  group by 1, 2, 3`;

/**
 * Rebuilds every counter of a workspace from its rows. Daily counters are written in the order of time, as in ordinary
 * use, so a month lies on a few neighbouring pages.
 */
export function rebuildStatements({ workspaceId }: WorkspaceScope): Prisma.Sql[] {
  const ws = Prisma.sql`${workspaceId}::uuid`;
  return [
    Prisma.sql`
    update workspaces set (screenshot_count, stored_bytes) = (
      select count(*) filter (where deleted_at is null), coalesce(${storedBytes}, 0)
      from screenshots where workspace_id = ${ws})
    where id = ${ws}`,
    Prisma.sql`
    update tags t set screenshot_count = (
      select count(*) from screenshot_tags l ${alive} and l.workspace_id = ${ws} and l.tag_id = t.id)
    where t.workspace_id = ${ws}`,
    Prisma.sql`
    update collections t set screenshot_count = (
      select count(*) from collection_items l ${alive}
        and l.workspace_id = ${ws} and l.collection_id = t.id)
    where t.workspace_id = ${ws}`,
    Prisma.sql`
    update workspace_members t set favorite_count = (
      select count(*) from favorites l ${alive} and l.workspace_id = ${ws} and l.user_id = t.user_id)
    where t.workspace_id = ${ws}`,
    Prisma.sql`delete from upload_counts where workspace_id = ${ws}`,
    Prisma.sql`
    insert into upload_counts
      (workspace_id, quarter, uploaded, bytes, processed, failed, made_in_month)
    select workspace_id, ${quarter}, count(*), sum(file_size),
           count(*) filter (where processing_status = 'done'),
           count(*) filter (where processing_status = 'failed'),
           count(*) filter (where ${isMadeInMonth})
    from screenshots where workspace_id = ${ws} and deleted_at is null group by 1, 2 order by 2`,
    Prisma.sql`delete from day_counts where workspace_id = ${ws}`,
    Prisma.sql`
    insert into day_counts (workspace_id, kind, day, confidence, count)
    select workspace_id, 'created'::"DayCountKind", image_created_on, 0, count(*)
    from screenshots
    where workspace_id = ${ws} and deleted_at is null and image_created_on is not null group by 1, 3
    union all
    select workspace_id, 'ai'::"DayCountKind", day, confidence, n from (${aiRows}) a
    where a.workspace_id = ${ws}
    order by 2, 3, 4`,
    Prisma.sql`delete from kind_counts where workspace_id = ${ws}`,
    Prisma.sql`
    insert into kind_counts (workspace_id, kind, count)
    select workspace_id, kind, count(*) from screenshots
    where workspace_id = ${ws} and deleted_at is null and kind is not null group by 1, 2`,
    Prisma.sql`delete from search_words where workspace_id = ${ws}`,
    Prisma.sql`
    insert into search_words (workspace_id, word, uses)
    select x.workspace_id, w.word, count(*)
    from screenshot_search x, unnest(tsvector_to_array(x.document)) as w(word)
    where x.workspace_id = ${ws} group by 1, 2`,
  ];
}
