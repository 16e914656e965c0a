import { formatNumber } from '../../../shared/format';

/** Not in `texts.ts`: loaded with the first selection. */
export const selectionTexts = {
  label: 'Actions for the selection',
  count: (n: number) => `${formatNumber(n)} selected`,
  favorite: 'Favorite',
  collect: 'Add to collection',
  share: 'Share',
  copyImage: 'Copy image',
  transfer: 'Move or copy',
  tag: 'Tag',
  rerun: 'Re-run AI',
  download: 'Download',
  delete: 'Delete',
  confirmDelete: (n: number) =>
    n === 1 ? 'Really delete 1 screenshot?' : `Really delete ${formatNumber(n)} screenshots?`,
  clear: 'Clear selection',
  deleted: (n: number) =>
    n === 1
      ? 'Moved 1 screenshot to the trash'
      : `Moved ${formatNumber(n)} screenshots to the trash`,
  someFailed: (n: number) =>
    n === 1
      ? '1 screenshot could not be changed'
      : `${formatNumber(n)} screenshots could not be changed`,
  notYours: (n: number, reason: string) =>
    `${n === 1 ? '1 screenshot belongs to somebody else and was' : `${formatNumber(n)} screenshots belong to others and were`} not changed. ${reason}`,
  failed: 'The selection could not be changed',
  downloadFailed: 'The download failed',
  tagTitle: 'Tag the selection',
  tagField: 'Tags, separated by commas',
  tagSubmit: 'Add tags',
} as const;
