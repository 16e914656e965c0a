import { tagNameOf } from '../../../server/contract/tag-name';
import type { TagSummary } from '../../../server/contract/tags';
import { LEAST_SEARCH } from './constants';

export type TagOrder = 'count' | 'name';

/** The tags that contain the typed text, in any case; fewer than two characters filter nothing. */
export function shownTags(
  tags: readonly TagSummary[],
  typed: string,
  order: TagOrder,
): TagSummary[] {
  const wanted = tagNameOf(typed);
  const found =
    wanted.length < LEAST_SEARCH
      ? [...tags]
      : tags.filter(({ tag_name: name }) => name.includes(wanted));
  return found.sort((a, b) =>
    order === 'name' || a.screenshot_count === b.screenshot_count
      ? a.tag_name.localeCompare(b.tag_name)
      : b.screenshot_count - a.screenshot_count,
  );
}

/**
 * The tags of a list: those of a single screenshot wait, unless all are wanted or nothing else would be left. `singles`
 * is the number of those that wait.
 */
export function partsOf(
  tags: readonly TagSummary[],
  areAllWanted: boolean,
): { shown: TagSummary[]; singles: number } {
  const many = tags.filter(({ screenshot_count: count }) => count > 1);
  if (areAllWanted || many.length === 0) return { shown: [...tags], singles: 0 };
  return { shown: many, singles: tags.length - many.length };
}
