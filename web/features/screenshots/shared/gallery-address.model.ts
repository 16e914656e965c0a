import { DATE_FIELDS, type DateField } from '../../../../server/contract/search/date-fields';
import type { FilterName } from '../../../../server/contract/search/screenshot-filters';
import { tagNameOf } from '../../../../server/contract/tag-name';
import { type GalleryOrder, readOrder } from './gallery-order.model';

/** The view of the gallery. */
export type GalleryMode = 'grid' | 'compact' | 'list';

export interface GalleryFilter {
  q: string;
  favorites: boolean;
  tags: string[];
  /** Inclusive days; empty for an open end. */
  startDate: string;
  endDate: string;
  /** The date that start and end refer to. */
  dateField: DateField;
  /** Empty for all. */
  collectionId: string;
  /** One of them must match; empty for all. */
  kinds: string[];
}
type GalleryField = keyof GalleryFilter;

interface GalleryAddress {
  filter: GalleryFilter;
  mode: GalleryMode;
  /** The screenshot that is open in the viewer. */
  openId: string | null;
  /** `2026-11`: the list begins with this month instead of now. */
  from: string | null;
  /** Null for the default order. */
  order: GalleryOrder | null;
  /** Parts of the search that are words, although they could mean a filter. */
  asWords: string[];
}

const MODES: readonly string[] = ['grid', 'compact', 'list'] satisfies GalleryMode[];
const FIELDS: readonly string[] = DATE_FIELDS;

const isMode = (value: string | null): value is GalleryMode =>
  value !== null && MODES.includes(value);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How a filter stands in an address. */
interface Parameter<Value> {
  /** Its name there, which is its name in a saved search too. */
  name: FilterName;
  /** The value of a filter that is off. */
  none: Value;
  /** An unknown value becomes the default. */
  read: (text: string) => Value;
  /** Empty for the default, which keeps addresses short. */
  write: (value: Value) => string;
}

/** A list with commas; none of its values is empty, and none stands there twice. */
const listOf = (valueOf: (text: string) => string) => {
  const read = (text: string): string[] =>
    [...new Set(text.split(',').map(valueOf))].filter((value) => value !== '');
  const write = (values: readonly string[]): string => read(values.join(',')).join(',');
  return { none: [] as string[], read, write };
};
const list = listOf((text) => text.trim());
const tags = listOf(tagNameOf);

/** The names of typed tags, which stand between commas, in the form in which the server keeps them. */
export const tagNamesIn = tags.read;

const day = {
  none: '',
  read: (text: string) => (DAY.test(text) ? text : ''),
  write: (value: string) => value,
};
const isField = (text: string): text is DateField => FIELDS.includes(text);

/** The filters in the order of a saved search; a new filter is a row here. */
export const PARAMETERS: {
  readonly [Name in GalleryField]: Parameter<GalleryFilter[Name]>;
} = {
  q: { name: 'q', none: '', read: (text) => text.trim(), write: (words) => words.trim() },
  tags: { name: 'tags', ...tags },
  favorites: {
    name: 'favorites',
    none: false,
    read: (text) => text === 'true',
    write: (isOn) => (isOn ? 'true' : ''),
  },
  kinds: { name: 'kind', ...list },
  startDate: { name: 'start_date', ...day },
  endDate: { name: 'end_date', ...day },
  dateField: {
    name: 'date_field',
    none: 'uploaded',
    read: (text) => (isField(text) ? text : 'uploaded'),
    write: (field) => (field === 'uploaded' ? '' : field),
  },
  collectionId: { name: 'collection_id', none: '', read: (text) => text, write: (id) => id },
};
export const FILTER_NAMES = Object.keys(PARAMETERS) as GalleryField[];

/** One value for each filter. */
const filterOf = (valueOf: (name: GalleryField) => unknown) =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, valueOf(name)])) as unknown as GalleryFilter;

export const NO_FILTER: GalleryFilter = filterOf((name) => PARAMETERS[name].none);

/** The text of a filter in an address; empty when it is off. */
export function parameterText<Name extends GalleryField>(
  name: Name,
  value: GalleryFilter[Name],
): string {
  return PARAMETERS[name].write(value);
}

/** Only a collection has an order by hand. */
function orderOf(search: URLSearchParams): GalleryOrder | null {
  const order = readOrder(search.get('sort'));
  return order === 'hand' && !search.get('collection_id') ? null : order;
}

/** Reads the query string; unknown values become defaults. */
export function readAddress(search: URLSearchParams): GalleryAddress {
  const mode = search.get('mode');
  const from = search.get('at');
  return {
    filter: filterOf((name) => {
      const { name: parameter, read } = PARAMETERS[name];
      return read(search.get(parameter) ?? '');
    }),
    mode: isMode(mode) ? mode : 'grid',
    openId: search.get('view'),
    from: from !== null && MONTH.test(from) ? from : null,
    order: orderOf(search),
    asWords: list.read(search.get('words') ?? ''),
  };
}

type Change = Partial<GalleryFilter> & {
  mode?: GalleryMode;
  openId?: string | null;
  from?: string | null;
  order?: GalleryOrder | null;
  asWords?: string[];
};

function put(search: URLSearchParams, key: string, value: string): void {
  if (value === '') search.delete(key);
  else search.set(key, value);
}

/** Undefined for a filter that stays as it is. */
function textIn<Name extends GalleryField>(
  change: Partial<GalleryFilter>,
  name: Name,
): string | undefined {
  const value = change[name];
  return value === undefined ? undefined : parameterText(name, value);
}

/** The query string after a change; defaults are omitted to keep addresses short. */
export function changeAddress(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search);
  const values: Record<string, string | undefined> = {
    ...Object.fromEntries(
      FILTER_NAMES.map((name) => [PARAMETERS[name].name, textIn(change, name)]),
    ),
    mode: change.mode === 'grid' ? '' : change.mode,
    view: change.openId === null ? '' : change.openId,
    // Another list begins at its beginning.
    at:
      change.from ??
      (change.from === null || FILTER_NAMES.some((name) => name in change) ? '' : undefined),
    sort: change.order === null ? '' : change.order,
    words: change.q === '' ? '' : change.asWords && list.write(change.asWords),
  };
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) put(next, key, value);
  }
  return next;
}

/**
 * The address of an open screenshot; the list has no other one open, and an id needs no encoding. Not by
 * `URLSearchParams`: the browser keeps a copy of each id that it is given for as long as the page has the row.
 */
export const viewAddress = (list: string, id: string): string => `?${list && `${list}&`}view=${id}`;

/** How many filters this one is to a person: each value of a list is one, both ends of the days are one together. */
function countOf(filter: GalleryFilter, name: GalleryField): number {
  if (name === 'q' || name === 'dateField') return 0;
  if (name === 'endDate' && filter.startDate !== '') return 0;
  const value = filter[name];
  if (Array.isArray(value)) return value.length;
  return parameterText(name, value) === '' ? 0 : 1;
}

/** The number of active filters, without the search. */
export const filterCount = (filter: GalleryFilter): number =>
  FILTER_NAMES.reduce((sum, name) => sum + countOf(filter, name), 0);

export const isFiltered = (filter: GalleryFilter): boolean =>
  filter.q !== '' || filterCount(filter) > 0;

/** The words of a search, for marking matches. */
export const searchWords = (q: string): string[] => q.split(/\s+/).filter((word) => word !== '');

/** Tells whether the days of a search depend on the time zone: those of uploads do. */
export const hasDays = ({ q, startDate, endDate }: GalleryFilter): boolean =>
  startDate !== '' || endDate !== '' || /(?:uploaded|before|after):/i.test(q);
