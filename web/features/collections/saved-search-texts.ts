import type { Collection } from '../../../server/contract/collections';

type StoredSearch = NonNullable<Collection['search']>;

/** Parts of a stored search that are no filters of their own: the words, and what belongs to the days. */
type NoFilter = 'q' | 'date_field' | 'tz';

/** The text of each filter of a stored search, in the order of the page. */
export const savedSearchTexts: {
  readonly [Name in Exclude<keyof StoredSearch, NoFilter>]-?: (value: string) => string;
} = {
  tags: (tag) => `Tag ${tag}`,
  kind: (kind) => `Kind ${kind}`,
  favorites: () => 'Favorites',
  start_date: (day) => `From ${day}`,
  end_date: (day) => `Until ${day}`,
  collection_id: () => 'In a collection',
};
