import type { SavedSearch } from '../../../../server/contract/collections';
import {
  FILTER_NAMES,
  type GalleryFilter,
  hasDays,
  PARAMETERS,
  parameterText,
} from './gallery-address.model';

/** The filter in the form that a collection stores. */
export function savedSearchOf(filter: GalleryFilter, timeZone: string): SavedSearch {
  const hasRange = filter.startDate !== '' || filter.endDate !== '';
  const search = FILTER_NAMES.flatMap((name) => {
    const isOn = name === 'dateField' ? hasRange : parameterText(name, filter[name]) !== '';
    return [
      ...(isOn ? [[PARAMETERS[name].name, filter[name]]] : []),
      // The days of uploads are days of a time zone.
      ...(name === 'dateField' && hasDays(filter) ? [['tz', timeZone]] : []),
    ];
  });
  // An unknown kind is refused, as it is by the list itself.
  return Object.fromEntries(search) as SavedSearch;
}

type Asked<Value> = Value extends readonly unknown[]
  ? string
  : Value extends boolean
    ? 'true'
    : Value;
type SearchQuery = { [Name in keyof SavedSearch]: Asked<SavedSearch[Name]> };

/** A stored search as a query string asks for it: each list in one text, and no flag that is off. */
export function queryOf(search: SavedSearch): SearchQuery {
  const asked = Object.entries(search).flatMap(([name, value]) => {
    if (value === false || value === undefined) return [];
    return [[name, Array.isArray(value) ? value.join(',') : String(value)]];
  });
  return Object.fromEntries(asked) as SearchQuery;
}
