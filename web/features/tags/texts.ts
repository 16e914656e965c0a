import { formatNumber } from '../../shared/format';

/** Shorter searches show everything (spec §5). */
export const LEAST_SEARCH = 2;

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
  emptyHint: 'Tags come by themselves when a screenshot is read.',
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

  renameTitle: 'Rename tag',
  newName: 'New name',
  save: 'Rename',
  cancel: 'Cancel',
  renameFailed: 'The tag could not be renamed',
  mergeTitle: (name: string) => `Merge into ${name}?`,
  mergeText: (from: string, into: string) =>
    `There is a tag ${into} already. Everything with ${from} gets it, and ${from} is gone for good.`,
  merge: 'Merge',
  merged: (into: string) => `Merged into ${into}`,
} as const;
