import type { SavedSearch } from '../../../server/contract/collections';

/** How the gallery is laid out. */
export type GalleryMode = 'grid' | 'compact' | 'list';

/** Which day the two dates of a filter speak of. */
export type DateField = 'uploaded' | 'created' | 'ai';

export interface GalleryFilter {
  q: string;
  favorites: boolean;
  tags: string[];
  /** Days, both included; empty where there is no end. */
  startDate: string;
  endDate: string;
  dateField: DateField;
  /** Empty for all. */
  collectionId: string;
}

export interface GalleryAddress {
  filter: GalleryFilter;
  mode: GalleryMode;
  /** The screenshot that is open in the viewer. */
  openId: string | null;
  /** `2026-11`: the list begins with this month instead of now. */
  from: string | null;
}

const MODES: readonly string[] = ['grid', 'compact', 'list'] satisfies GalleryMode[];
const FIELDS: readonly string[] = ['uploaded', 'created', 'ai'] satisfies DateField[];

const isMode = (value: string | null): value is GalleryMode =>
  value !== null && MODES.includes(value);

const isField = (value: string | null): value is DateField =>
  value !== null && FIELDS.includes(value);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (search: URLSearchParams, key: string): string => {
  const value = search.get(key) ?? '';
  return DAY.test(value) ? value : '';
};

/** Trimmed, neither empty nor repeated (spec §2). */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

/** What the query string says; anything it does not know is left alone. */
export function readAddress(search: URLSearchParams): GalleryAddress {
  const mode = search.get('mode');
  const field = search.get('date_field');
  const from = search.get('at');
  return {
    filter: {
      q: search.get('q')?.trim() ?? '',
      favorites: search.get('favorites') === 'true',
      tags: cleanTags((search.get('tags') ?? '').split(',')),
      startDate: dayIn(search, 'start_date'),
      endDate: dayIn(search, 'end_date'),
      dateField: isField(field) ? field : 'uploaded',
      collectionId: search.get('collection_id') ?? '',
    },
    mode: isMode(mode) ? mode : 'grid',
    openId: search.get('view'),
    from: from !== null && MONTH.test(from) ? from : null,
  };
}

type Change = Partial<GalleryFilter> & {
  mode?: GalleryMode;
  openId?: string | null;
  from?: string | null;
};

function put(search: URLSearchParams, key: string, value: string): void {
  if (value === '') search.delete(key);
  else search.set(key, value);
}

/** The query string after a change; what says the usual is left out, so that addresses stay short. */
export function changeAddress(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search);
  const values: Record<string, string | undefined> = {
    q: change.q?.trim(),
    favorites: change.favorites === undefined ? undefined : change.favorites ? 'true' : '',
    tags: change.tags && cleanTags(change.tags).join(','),
    start_date: change.startDate,
    end_date: change.endDate,
    date_field: change.dateField === 'uploaded' ? '' : change.dateField,
    collection_id: change.collectionId,
    mode: change.mode === 'grid' ? '' : change.mode,
    view: change.openId === null ? '' : change.openId,
    at: change.from === null ? '' : change.from,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) put(next, key, value);
  }
  return next;
}

export const NO_FILTER: GalleryFilter = {
  q: '',
  favorites: false,
  tags: [],
  startDate: '',
  endDate: '',
  dateField: 'uploaded',
  collectionId: '',
};

/** How many things narrow the list, the search left out. */
export const filterCount = (filter: GalleryFilter): number =>
  filter.tags.length +
  [
    filter.favorites,
    filter.startDate !== '' || filter.endDate !== '',
    filter.collectionId !== '',
  ].filter(Boolean).length;

export const isFiltered = (filter: GalleryFilter): boolean =>
  filter.q !== '' || filterCount(filter) > 0;

/** The words of a search, for marking them where they are found. */
export const searchWords = (q: string): string[] => q.split(/\s+/).filter((word) => word !== '');

/** The filter as a collection keeps it. */
export function savedSearchOf(filter: GalleryFilter, timeZone: string): SavedSearch {
  const hasDates = filter.startDate !== '' || filter.endDate !== '';
  return {
    ...(filter.q ? { q: filter.q } : {}),
    ...(filter.tags.length > 0 ? { tags: filter.tags } : {}),
    ...(filter.favorites ? { favorites: true } : {}),
    ...(filter.startDate ? { start_date: filter.startDate } : {}),
    ...(filter.endDate ? { end_date: filter.endDate } : {}),
    ...(hasDates ? { date_field: filter.dateField, tz: timeZone } : {}),
    ...(filter.collectionId ? { collection_id: filter.collectionId } : {}),
  };
}
