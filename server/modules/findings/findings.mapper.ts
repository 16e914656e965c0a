import type { ListedFinding } from '../../contract/reading/findings';
import { toFinding } from '../screenshots/rows/findings.mapper';
import type { ListedFindingRow } from './findings.repository';

export function toListedFinding(row: ListedFindingRow): ListedFinding {
  return {
    ...toFinding(row),
    screenshot_id: row.screenshotId,
    ai_generated_title: row.title,
    original_name: row.originalName,
    created_at: row.createdAt.toISOString(),
  } satisfies ListedFinding;
}
