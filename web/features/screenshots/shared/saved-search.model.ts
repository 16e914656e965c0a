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
