import type { TagSummary } from '../../contract/tags';
import type { TagRow } from './tags.repository';

export function toTagSummary(row: TagRow): TagSummary {
  return {
    tag_name: row.name,
    screenshot_count: row.screenshotCount,
    first_screenshot_id: row.firstScreenshotId,
  } satisfies TagSummary;
}
