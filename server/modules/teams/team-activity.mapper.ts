import type { ActivityEntry } from '../../contract/activity';
import type { ActivityRow } from '../workspaces/team-activity.service';

export function toActivityEntry(row: ActivityRow): ActivityEntry {
  return {
    id: row.id,
    kind: row.kind,
    actor: row.actor,
    member: row.member,
    screenshot_id: row.screenshotId,
    count: row.count,
    role: row.role,
    name: row.name,
    created_at: row.createdAt.toISOString(),
  } satisfies ActivityEntry;
}
