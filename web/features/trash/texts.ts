import { TRASH_DAYS } from '../../../server/contract/limits';
import { formatNumber } from '../../shared/format';

export const trashTexts = {
  title: 'Trash',
  loading: 'Loading the trash',
  count: (n: number, hasMore: boolean) =>
    n === 1 && !hasMore ? '1 screenshot' : `${formatNumber(n)}${hasMore ? '+' : ''} screenshots`,
  hint: `Deleted screenshots stay here for ${TRASH_DAYS} days. They are not counted and no search finds them.`,
  empty: 'The trash is empty',
  failed: 'The trash could not be loaded',
  deleted: (date: string) => `Deleted ${date}`,
  daysLeft: (n: number) =>
    n <= 0
      ? 'Deleted for good today'
      : n === 1
        ? 'Deleted for good in 1 day'
        : `Deleted for good in ${formatNumber(n)} days`,
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all',
  actions: 'Actions for the selection',
  selected: (n: number) => `${formatNumber(n)} selected`,
  restore: 'Restore',
  restoreOf: (title: string) => `Restore ${title}`,
  forever: 'Delete forever',
  foreverOf: (title: string) => `Delete ${title} forever`,
  confirm: (title: string) => `Really delete ${title} forever?`,
  yes: 'Delete',
  no: 'Cancel',
  restored: (n: number) =>
    n === 1 ? 'Restored 1 screenshot' : `Restored ${formatNumber(n)} screenshots`,
  removed: (n: number) =>
    n === 1 ? 'Deleted 1 screenshot for good' : `Deleted ${formatNumber(n)} screenshots for good`,
  /** Names the part that was done, where there is one. */
  someFailed: (done: string | null, n: number, reason: string) =>
    `${done ? `${done}. ` : ''}${n === 1 ? '1 screenshot stays' : `${formatNumber(n)} screenshots stay`} in the trash. ${reason}`,
  notInTrash: 'No longer in the trash',
  gone: 'Deleted for good',
  actFailed: 'That did not work. Try again.',
  emptyAll: 'Empty trash',
  emptyTitle: 'Empty the trash?',
  emptyText: 'Everything in it is deleted for good. This cannot be undone.',
} as const;
