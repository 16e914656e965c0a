import type { Collection } from '../../../server/contract/collections';
import { savedSearchTexts as texts } from '../screenshots/search/filter-texts';

type StoredSearch = NonNullable<Collection['search']>;
type ShownFilter = keyof typeof texts;

export interface SavedFilter {
  label: string;
  /** The search without this filter. */
  rest: StoredSearch;
}

const NAMES = Object.keys(texts) as ShownFilter[];

/** The filters of a stored search beside its words. Time zone and kind of date go with the last of the dates. */
export function filtersOf(search: StoredSearch): SavedFilter[] {
  return NAMES.flatMap((name) => {
    const value = search[name];
    if (value === undefined || value === false) return [];
    if (!Array.isArray(value)) {
      return [{ label: texts[name](String(value)), rest: without(search, name, undefined) }];
    }
    return value.map((one) => {
      const others = value.filter((other) => other !== one);
      const left = others.length > 0 ? others : undefined;
      return { label: texts[name](one), rest: without(search, name, left) };
    });
  });
}

/** The search with the rest of a filter, or without the filter. */
function without(
  search: StoredSearch,
  name: ShownFilter,
  left: string[] | undefined,
): StoredSearch {
  const rest = { ...search, [name]: left };
  const isDay = name === 'start_date' || name === 'end_date';
  const hasDays = rest.start_date !== undefined || rest.end_date !== undefined;
  return isDay && !hasDays ? { ...rest, tz: undefined, date_field: undefined } : rest;
}

/** Equal searches have equal texts: undefined fields and blank words are left out. */
export function searchText({ q, ...filters }: StoredSearch): string {
  const words = q?.trim();
  return JSON.stringify(words ? { q: words, ...filters } : filters);
}
