import type { SavedSearch } from '../../../server/contract/collections';

const LONGEST = 60;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value of an operator without its prefix, dash and quotes; `null` for one that excludes. */
function wordOf(part: string): string | null {
  if (part === 'OR') return 'or';
  if (/^-\S/.test(part)) return null;
  return part
    .replace(/^\p{L}+:/u, '')
    .replaceAll('"', '')
    .trim();
}

function daysOf({ start_date: from, end_date: to }: SavedSearch): string | null {
  if (from && to) return from === to ? from : `${from} to ${to}`;
  if (from) return `from ${from}`;
  return to ? `until ${to}` : null;
}

/** A name for a collection of this search: its words, tags, kinds and days. Empty where it has none. */
export function proposedName(search: SavedSearch): string {
  const parts = search.q?.match(/[^\s"]*"[^"]*"|\S+/g) ?? [];
  const words = parts.map(wordOf).filter((word) => word !== null && word !== '');
  const named = [
    words.join(' '),
    ...(search.tags ?? []),
    ...(search.kind ?? []).map((kind) => `${kind}s`),
    search.favorites ? 'favorites' : '',
    daysOf(search) ?? '',
  ].filter((part) => part !== '');
  return capital(named.join(', ')).slice(0, LONGEST).trim();
}
