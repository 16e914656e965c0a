import type { TagSummary } from '../../../server/contract/tags';

const MOST = 50;

/** Of all tags of the space, the first that have what is typed in them. */
export function suggestedTags(typed: string, known: readonly TagSummary[]): string[] {
  const part = typed.trim().toLowerCase();
  const names = known.map(({ tag_name: name }) => name);
  return names.filter((name) => name.includes(part)).slice(0, MOST);
}
