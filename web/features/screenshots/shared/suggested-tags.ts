import { tagNameOf } from '../../../../server/contract/tag-name';
import type { TagSummary } from '../../../../server/contract/tags';

const MOST = 50;

/** The first tags of the workspace that contain the typed text. */
export function suggestedTags(typed: string, known: readonly TagSummary[]): string[] {
  const part = tagNameOf(typed);
  const names = known.map(({ tag_name: name }) => name);
  return names.filter((name) => name.includes(part)).slice(0, MOST);
}
