import { type GalleryOrder, readOrder } from './gallery-order.model';

/** The view of the gallery. */
export type GalleryMode = 'grid' | 'compact' | 'list';

/** The date that the start and end of a filter refer to. */
export type DateField = 'uploaded' | 'created' | 'ai';

export interface GalleryFilter {
  q: string;
  favorites: boolean;
  tags: string[];
  /** Inclusive days; empty for an open end. */
  startDate: string;
  endDate: string;
  dateField: DateField;
  /** Empty for all. */
  collectionId: string;
  /** One of them must match; empty for all. */
  kinds: string[];
}

interface GalleryAddress {
  filter: GalleryFilter;
  mode: GalleryMode;
  /** The screenshot that is open in the viewer. */
  openId: string | null;
  /** `2026-11`: the list begins with this month instead of now. */
  from: string | null;
  /** Null for the default order. */
  order: GalleryOrder | null;
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

/** Tags trimmed, without empty and repeated ones. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

/** Reads the query string; unknown values become defaults. */
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
      kinds: cleanTags((search.get('kind') ?? '').split(',')),
    },
    mode: isMode(mode) ? mode : 'grid',
    openId: search.get('view'),
    from: from !== null && MONTH.test(from) ? from : null,
    order: readOrder(search.get('sort')),
  };
}

type Change = Partial<GalleryFilter> & {
  mode?: GalleryMode;
  openId?: string | null;
  from?: string | null;
  order?: GalleryOrder | null;
};

function put(search: URLSearchParams, key: string, value: string): void {
  if (value === '') search.delete(key);
  else search.set(key, value);
}

/** The query string after a change; defaults are omitted to keep addresses short. */
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
    kind: change.kinds?.join(','),
    mode: change.mode === 'grid' ? '' : change.mode,
    view: change.openId === null ? '' : change.openId,
    at: change.from === null ? '' : change.from,
    sort: change.order === null ? '' : change.order,
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
  kinds: [],
};

/** The number of active filters, without the search. */
export const filterCount = (filter: GalleryFilter): number =>
  filter.tags.length +
  filter.kinds.length +
  [
    filter.favorites,
    filter.startDate !== '' || filter.endDate !== '',
    filter.collectionId !== '',
  ].filter(Boolean).length;

export const isFiltered = (filter: GalleryFilter): boolean =>
  filter.q !== '' || filterCount(filter) > 0;

/** The words of a search, for marking matches. */
export const searchWords = (q: string): string[] => q.split(/\s+/).filter((word) => word !== '');

/** Tells whether the days of a search depend on the time zone: those of uploads do. */
export const hasDays = ({ q, startDate, endDate }: GalleryFilter): boolean =>
  startDate !== '' || endDate !== '' || /(?:uploaded|before|after):/i.test(q);
