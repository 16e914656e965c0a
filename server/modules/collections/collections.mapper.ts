import type { Collection } from '../../contract/collections';
import { fleetingProblem } from '../../contract/search/fleeting-terms';
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
    search_problem: row.searchProblem ?? oldProblem(row),
  } satisfies Collection;
}

/** A search that an earlier version accepted stops at the next change; until then it is told here. */
const oldProblem = ({ isLive, search }: CollectionRow): string | null =>
  isLive ? fleetingProblem(search?.q ?? '') : null;
