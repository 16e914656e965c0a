import type { Collection } from '../../../server/contract/collections';
import { paths } from '../../shared/paths';

/** Collections in the sidebar; the page of collections has the others. */
const COLLECTIONS = 12;

/** The largest collections, in the order of their names, so that they keep their places. */
export const largestCollections = (collections: readonly Collection[]): Collection[] =>
  [...collections]
    .sort((a, b) => b.screenshot_count - a.screenshot_count)
    .slice(0, COLLECTIONS)
    .sort((a, b) => a.name.localeCompare(b.name));

/** Those that were opened last, then the largest of the others by name. `opened` are ids, the latest first. */
export function lastUsedCollections(
  collections: readonly Collection[],
  opened: readonly string[],
): Collection[] {
  const used = opened.flatMap((id) => collections.find((it) => it.id === id) ?? []);
  const others = collections.filter((it) => !used.includes(it));
  return [...used, ...largestCollections(others)].slice(0, COLLECTIONS);
}

interface CurrentAddress {
  pathname: string;
  search: URLSearchParams;
}

/** Whether an entry's address is the page that is open; the gallery only without a collection or tag, which have entries of their own. */
export function isHere(to: string, { pathname, search }: CurrentAddress): boolean {
  const [path, query = ''] = to.split('?');
  if (path === paths.teams) return pathname.startsWith(path);
  if (path !== pathname) return false;
  const wanted = new URLSearchParams(query);
  wanted.delete('team_id');
  if (wanted.size === 0) return !search.has('collection_id') && !search.has('tags');
  return [...wanted].every(([key, value]) => search.get(key) === value);
}

/** The index that a key moves to, or null when it does not move. */
export function stepInTree(key: string, index: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}
