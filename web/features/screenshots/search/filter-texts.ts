import type { FilterPart } from '../../../../server/contract/search/filter-parts';
import type {
  FilterDetail,
  FilterName,
} from '../../../../server/contract/search/screenshot-filters';
import { formatPlainDay } from '../../../shared/format';

/** Not in the gallery's texts: loaded with the filters. */
export const filterTexts = {
  panel: 'Filters',
  tag: 'Add a tag',
  addTag: 'Add',
  dates: 'Which date',
  fields: {
    uploaded: 'Uploaded',
    image: 'Created or uploaded',
    created: 'Image created',
    ai: 'AI-extracted date',
  },
  presets: 'Dates',
  preset: {
    today: 'Today',
    week: 'Last 7 days',
    month: 'This month',
    lastMonth: 'Last month',
    year: 'This year',
  },
  anyTime: 'Any time',
  month: 'Month',
  takeAsWords: (label: string, typed: string) =>
    `${label}: search for the words “${typed}” instead`,
  from: 'From',
  to: 'To',
  collection: 'Collection',
  anyCollection: 'Any collection',
  clearAll: 'Clear all',
  clearDates: (range: string) => `Clear dates: ${range}`,
  clearQuery: (q: string) => `Clear the search for ${q}`,
  clearFavorites: 'Clear favorites filter',
  clearKind: (name: string) => `Clear kind ${name}`,
  clearCollection: (name: string) => `Clear collection ${name}`,
  range: (from: string, to: string) =>
    from && to
      ? `${formatPlainDay(from)} to ${formatPlainDay(to)}`
      : from
        ? `From ${formatPlainDay(from)}`
        : `Until ${formatPlainDay(to)}`,
  save: 'Save as collection',
  unknownCollection: 'Collection',
} as const;

/** A similar search that finds something: without one part of the filters. */
export const withoutTexts: { readonly [Part in FilterPart]: string } = {
  collection_id: 'In all collections',
  favorites: 'Not only favorites',
  days: 'Of any day',
  kind: 'Of any kind',
  tags: 'Without the tags',
};

/** The text of each filter of a live collection, in the order of the page. */
export const savedSearchTexts: {
  readonly [Name in Exclude<FilterName, FilterDetail>]: (value: string) => string;
} = {
  tags: (tag) => `Tag ${tag}`,
  kind: (kind) => `Kind ${kind}`,
  favorites: () => 'Favorites',
  start_date: (day) => `From ${day}`,
  end_date: (day) => `Until ${day}`,
  collection_id: () => 'In a collection',
};
