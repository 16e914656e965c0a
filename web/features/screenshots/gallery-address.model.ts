/** How the gallery is laid out. */
export type GalleryMode = 'grid' | 'compact' | 'list';

export interface GalleryFilter {
  q: string;
  favorites: boolean;
  tags: string[];
}

export interface GalleryAddress {
  filter: GalleryFilter;
  mode: GalleryMode;
  /** The screenshot that is open in the viewer. */
  openId: string | null;
}

const MODES: readonly string[] = ['grid', 'compact', 'list'] satisfies GalleryMode[];

const isMode = (value: string | null): value is GalleryMode =>
  value !== null && MODES.includes(value);

/** Trimmed, neither empty nor repeated (spec §2). */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

/** What the query string says; anything it does not know is left alone. */
export function readAddress(search: URLSearchParams): GalleryAddress {
  const mode = search.get('mode');
  return {
    filter: {
      q: search.get('q')?.trim() ?? '',
      favorites: search.get('favorites') === 'true',
      tags: cleanTags((search.get('tags') ?? '').split(',')),
    },
    mode: isMode(mode) ? mode : 'grid',
    openId: search.get('view'),
  };
}

type Change = Partial<GalleryFilter> & { mode?: GalleryMode; openId?: string | null };

function put(search: URLSearchParams, key: string, value: string): void {
  if (value === '') search.delete(key);
  else search.set(key, value);
}

/** The query string after a change; what says the usual is left out, so that addresses stay short. */
export function changeAddress(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search);
  if (change.q !== undefined) put(next, 'q', change.q.trim());
  if (change.favorites !== undefined) put(next, 'favorites', change.favorites ? 'true' : '');
  if (change.tags !== undefined) put(next, 'tags', cleanTags(change.tags).join(','));
  if (change.mode !== undefined) put(next, 'mode', change.mode === 'grid' ? '' : change.mode);
  if (change.openId !== undefined) put(next, 'view', change.openId ?? '');
  return next;
}

export const NO_FILTER: GalleryFilter = { q: '', favorites: false, tags: [] };

export const isFiltered = ({ q, favorites, tags }: GalleryFilter): boolean =>
  q !== '' || favorites || tags.length > 0;

/** The words of a search, for marking them where they are found. */
export const searchWords = (q: string): string[] => q.split(/\s+/).filter((word) => word !== '');
