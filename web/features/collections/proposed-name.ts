import type { SavedSearch } from '../../../server/contract/collections';
import {
  amountOf,
  isOperator,
  type Token,
  splitQuery,
} from '../../../server/contract/search/search-grammar';
import { formatMonth } from '../../shared/format-calendar';
import { savedSearchTexts } from '../screenshots/search/filter-texts';
import { kindName } from '../screenshots/search/kind-texts';
import { monthOf, yearOf } from '../screenshots/search/presets/presets.model';

const LONGEST = 60;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of a part: an operator's value without its prefix and quotes. Null for a part that excludes. */
function wordOf(token: Token): string | null {
  const { raw, isNegated, isQuoted, value } = token;
  if (raw === 'OR') return 'or';
  if (isNegated) return null;
  return isQuoted || (isOperator(token) && !amountOf(token)) ? value.trim() : raw;
}

function daysOf({ start_date: from, end_date: to }: SavedSearch): string | null {
  if (from && to) {
    const month = monthOf({ from, to });
    if (month) return formatMonth(month);
    return yearOf({ from, to }) ?? (from === to ? from : `${from} to ${to}`);
  }
  if (from) return `from ${from}`;
  return to ? `until ${to}` : null;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The filters that are on or off. */
const flagsOf = (search: SavedSearch): string[] =>
  Object.entries(savedSearchTexts)
    .filter(([name]) => search[name as keyof SavedSearch] === true)
    .map(([, textOf]) => textOf('').toLowerCase());

/** A name for a collection of this search: its words, tags, kinds, flags and days. Empty where it has none. */
export function proposedName(search: SavedSearch): string {
  const words = splitQuery(search.q ?? '')
    .map(wordOf)
    .filter((word) => word !== null && word !== '');
  const parted = [
    words.join(' '),
    ...(search.tags ?? []),
    ...(search.kind ?? []).map((kind) => kindName(kind).toLowerCase()),
    ...flagsOf(search),
    daysOf(search) ?? '',
  ];
  const named = parted.filter(
    (part, at) => part !== '' && !parted.slice(0, at).some((it) => isSame(it, part)),
  );
  return capital(named.join(', ')).slice(0, LONGEST).trim();
}
