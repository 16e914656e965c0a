import { formatNumber } from '../../shared/format';

/** Apart from the gallery's texts: they come with the first choice. */
export const selectionTexts = {
  label: 'Actions for the selection',
  count: (n: number) => `${formatNumber(n)} selected`,
  favorite: 'Favorite',
  collect: 'Add to collection',
  tag: 'Tag',
  rerun: 'Re-run AI',
  download: 'Download',
  delete: 'Delete',
  confirmDelete: (n: number) => `Really delete ${formatNumber(n)} screenshots?`,
  clear: 'Clear selection',
  deleted: (n: number) =>
    n === 1
      ? 'Moved 1 screenshot to the trash'
      : `Moved ${formatNumber(n)} screenshots to the trash`,
  someFailed: (n: number) =>
    n === 1 ? '1 screenshot could not be changed' : `${formatNumber(n)} could not be changed`,
  notYours: (n: number, reason: string) =>
    `${n === 1 ? '1 screenshot of somebody else was' : `${formatNumber(n)} screenshots of others were`} left as ${n === 1 ? 'it is' : 'they are'}. ${reason}`,
  failed: 'The selection could not be changed',
  downloadFailed: 'The download could not be made',
  tagTitle: 'Tag the selection',
  tagField: 'Tags, with commas between them',
  tagSubmit: 'Add tags',
} as const;
