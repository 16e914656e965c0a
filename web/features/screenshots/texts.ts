import { formatNumber } from '../../shared/format';

export const screenshotTexts = {
  title: 'Gallery',
  loading: 'Loading screenshots',
  count: (n: number) => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`),
  upload: 'Upload',
  search: 'Search screenshots',
  searchHint: 'Search text, titles and tags',
  clearSearch: 'Clear search',
  favorites: 'Favorites',
  filters: 'Filters',
  clearTag: (tag: string) => `Clear tag ${tag}`,
  view: 'View',
  modes: { grid: 'Grid', compact: 'Compact grid', list: 'List' },
  columns: {
    image: 'Image',
    title: 'Title',
    tags: 'Tags',
    date: 'Uploaded',
    size: 'Size',
    actions: 'Actions',
  },
  emptyVault: 'Drop your first screenshots here',
  chooseFiles: 'Choose files',
  emptyVaultHint: 'Every image is read, so that you can find it again by what it says.',
  pasteHint: (keys: string) => `or paste an image with ${keys}`,
  noMatch: 'No screenshots match',
  noMatchHint: 'Try fewer filters or other words.',
  clear: 'Clear all',
  emptyCollection: 'No screenshots in this collection yet',
  emptyCollectionHint: 'What is added to it stands here.',
  toGallery: 'Open the gallery',
  failed: 'The screenshots could not be loaded',
  failedHint: 'Check your connection and try again.',
  moreFailed: 'The next screenshots could not be loaded',
  retry: 'Retry',

  processing: 'Processing',
  failedBadge: 'Failed',
  updated: 'Updated',
  locked: 'Locked',
  lockedHint: 'Locked since your paid plan ended. A new plan opens it again.',
  favorite: (title: string) => `Add ${title} to favorites`,
  unfavorite: (title: string) => `Remove ${title} from favorites`,
  delete: 'Delete',
  cancel: 'Cancel',
  deleteOf: (title: string) => `Delete ${title}`,
  confirmDelete: (title: string) => `Really delete ${title}?`,
  deleted: 'Moved to the trash',
  undo: 'Undo',
  restored: 'Restored',
  more: (n: number) => `+${n} more`,

  select: (title: string) => `Select ${title}`,
  selectDay: (day: string) => `Select all of ${day}`,
  match: {
    substring: 'Part of a word:',
    similar: 'Similar word:',
    fields: { title: 'title', file_name: 'file name', tags: 'tags', text: 'text' },
    found: (fields: readonly string[]) => `Found in the ${fields.join(', ')}`,
    in: (fields: readonly string[]) => `in the ${fields.join(', ')}`,
  },

  filter: {
    open: 'Filter',
    openWith: (n: number) => `Filter (${n})`,
    panel: 'Filters',
    tag: 'Add a tag',
    addTag: 'Add',
    dates: 'Which date',
    fields: { uploaded: 'Uploaded', created: 'Image created', ai: 'AI-extracted date' },
    from: 'From',
    to: 'To',
    collection: 'Collection',
    anyCollection: 'Any collection',
    clearAll: 'Clear all',
    clearDates: (range: string) => `Clear dates: ${range}`,
    clearQuery: (q: string) => `Stop searching for ${q}`,
    clearFavorites: 'Clear favorites filter',
    clearCollection: (name: string) => `Clear collection ${name}`,
    range: (from: string, to: string) =>
      from && to ? `${from} to ${to}` : from ? `From ${from}` : `Until ${to}`,
    save: 'Save as collection',
    unknownCollection: 'Collection',
  },

  seePlans: 'See plans',

  samples: 'Add three samples',
  samplesFailed: 'The samples could not be added',

  favoriteFailed: 'The favorite could not be changed',
  renameFailed: 'The title could not be changed',
  deleteFailed: 'The screenshot could not be deleted',
  restoreFailed: 'The screenshot could not be restored',
  copyFailed: 'The text could not be copied',
  kilobytes: (n: number) => `${formatNumber(n)} KB`,
} as const;

/** Tags on a card and in the viewer before `+N more` (spec §9). */
export const SHOWN_TAGS = 3;
/** Collections on a card before `+N more` (spec §9). */
export const SHOWN_COLLECTIONS = 2;
/** How long a card carries Updated after it was read, and how often that is checked (spec §9). */
export const UPDATED_FOR_MS = 30 * 60_000;
export const UPDATED_SWEEP_MS = 60_000;
/** Rows of one page. */
export const PAGE_SIZE = 60;
/** How long the search waits for the next key. */
export const SEARCH_DELAY_MS = 250;
