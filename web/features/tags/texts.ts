import { formatNumber } from '../../shared/format';

export const tagTexts = {
  title: 'Tags',
  loading: 'Loading tags',
  total: (n: number) => (n === 1 ? '1 tag' : `${formatNumber(n)} tags`),
  screenshots: (n: number) => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`),
  search: 'Search tags... (minimum 2 characters)',
  searchLabel: 'Search tags',
  clearSearch: 'Clear Search',
  sort: 'Sort tags',
  sorts: { count: 'Most used', name: 'Name' },
  empty: 'No tags yet',
  emptyHint: 'Tags are added automatically when a screenshot is read.',
  upload: 'Upload Screenshots',
  noMatch: 'No matching tags',
  failed: 'The tags could not be loaded',
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  confirmDelete: (name: string) => `Really delete the tag ${name}?`,
  yes: 'Delete',
  no: 'Cancel',
  deleted: (name: string) => `Deleted the tag ${name}`,
  undo: 'Undo',
  deleteFailed: 'The tag could not be deleted',
  restoreFailed: 'The tag could not be restored',

  view: 'View',
  views: { cards: 'Cards', list: 'List' },
  showSingles: (n: number) =>
    n === 1 ? 'Show 1 tag that is used once' : `Show ${formatNumber(n)} tags that are used once`,

  proposals: {
    title: (n: number) =>
      n === 1
        ? 'One tag seems to have several names'
        : `${formatNumber(n)} tags seem to have several names`,
    sentence: (from: readonly string[], into: string) => `${from.join(', ')} → ${into}`,
    mergeOf: (from: readonly string[], into: string) => `Merge ${from.join(', ')} into ${into}`,
    keep: 'Keep apart',
    keepOf: (from: readonly string[], into: string) => `Keep apart: ${from.join(', ')} and ${into}`,
    failed: (name: string) => `The tag ${name} could not be merged`,
  },

  renameTitle: 'Rename tag',
  newName: 'New name',
  save: 'Rename',
  cancel: 'Cancel',
  renameFailed: 'The tag could not be renamed',
  mergeTitle: (name: string) => `Merge into ${name}?`,
  mergeText: (from: string, into: string) =>
    `The tag ${into} already exists. Every screenshot tagged ${from} gets it, and ${from} is deleted for good.`,
  merge: 'Merge',
  merged: (into: string) => `Merged into ${into}`,
} as const;
