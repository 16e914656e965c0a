import type { Collection } from '../../contract/collections';
import type { CollectionRow } from './collections.repository';

export function toCollection(row: CollectionRow): Collection {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    color: row.color,
    first_screenshot_id: row.firstScreenshotId,
    screenshot_count: row.screenshotCount,
    order: row.isByHand ? 'hand' : 'date',
    created_at: row.createdAt.toISOString(),
    is_live: row.isLive,
    search: row.search,
    search_problem: row.searchProblem,
  } satisfies Collection;
}
