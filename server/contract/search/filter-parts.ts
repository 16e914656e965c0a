import type { FilterDetail, FilterName } from './screenshot-filters';

/**
 * The filters that a person sets together, without which a search that finds nothing is tried: the first one first. The
 * panel shows both ends of the days as one.
 */
export const FILTER_PARTS = {
  collection_id: ['collection_id'],
  favorites: ['favorites'],
  days: ['start_date', 'end_date'],
  kind: ['kind'],
  tags: ['tags'],
} as const satisfies Record<string, readonly Exclude<FilterName, FilterDetail>[]>;

export type FilterPart = keyof typeof FILTER_PARTS;

export const filterParts = Object.keys(FILTER_PARTS) as FilterPart[];

export const isFilterPart = (name: string): name is FilterPart => name in FILTER_PARTS;
